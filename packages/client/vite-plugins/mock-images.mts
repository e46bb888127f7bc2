/** Serves the designer's mock-ups to the gallery of the development server. They are never published. */
import { createReadStream, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const MOCK_PATH = /^\/mock\/([a-z0-9-]+\.png)/;

/**
 * Serves `/mock/*.png` from `../shared/design/mock` beside the repository, or from the folder in `DESIGN_MOCKUPS`. Serves
 * nothing if the folder is missing.
 */
export function serveMockImages(): Plugin {
  const folder = process.env['MOCKS'] ?? resolve(import.meta.dirname, '../../../../shared/design/mock');
  return {
    name: 'mock-pictures',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name] = MOCK_PATH.exec(request.url ?? '') ?? [];
        const file = name === undefined ? null : join(folder, name);
        if (file === null || !existsSync(file)) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'image/png');
        createReadStream(file).pipe(response);
      });
    },
  };
}
