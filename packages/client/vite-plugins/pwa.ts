import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/app/service-worker.ts', import.meta.url));
const PRECACHED =
  /^(?:index\.html|manifest\.webmanifest|[^/]+\.svg|icons\/.+-\d{3}\.png|assets\/.+\.(?:js|css|woff2))$/;
const FOR_HOME_SCREENS_ONLY = 'icons/flame-180.png';

/** Returns the files that the service worker keeps. Those in `assets` have a hash in their names, and need no other. */
function listPrecached(dir: string) {
  return ['', 'icons', 'assets']
    .flatMap((folder) =>
      readdirSync(join(dir, folder)).map((name) => (folder === '' ? name : `${folder}/${name}`)),
    )
    .filter((file) => PRECACHED.test(file) && file !== FOR_HOME_SCREENS_ONLY)
    .map((url) => ({
      url,
      revision: url.startsWith('assets/')
        ? null
        : createHash('sha256')
            .update(readFileSync(join(dir, url)))
            .digest('base64url'),
    }));
}

/** Builds the service worker, with which the page opens offline, once all other files are written. */
export function pwa(): Plugin {
  let dir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      dir = join(root, outDir);
    },
    async closeBundle() {
      const { outputFiles } = await build({
        entryPoints: [SOURCE],
        bundle: true,
        minify: true,
        write: false,
        target: 'es2022',
        define: {
          'process.env.NODE_ENV': '"production"',
          PRECACHE: JSON.stringify(listPrecached(dir)),
        },
      });
      for (const { contents } of outputFiles) writeFileSync(join(dir, 'sw.js'), contents);
    },
  };
}
