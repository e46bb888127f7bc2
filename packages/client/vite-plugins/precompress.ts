import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Lays beside each text of the built page the same text as small as brotli makes it; the server prefers those. */
export function precompress(): Plugin {
  return {
    name: 'squeezed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => /\.(?:js|css|svg)$/.test(name))) {
        const path = join(dir, file);
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
      }
    },
  };
}
