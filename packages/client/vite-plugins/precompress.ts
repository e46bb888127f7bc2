import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Writes compressed files beside each text file of the build. The server prefers these files. Browsers accept brotli on
 * https only.
 */
export function precompress(): Plugin {
  return {
    name: 'squeezed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => /\.(?:js|css|svg)$/.test(name))) {
        const path = join(dir, file);
        const text = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(text));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
