/** How the script of the painter's thread is bundled: the page's own drawing, with the faces and the painter in it. */
import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';

/** `import text from './some.css?text'`, `import bytes from 'some/face.woff?bytes'` */
const withFiles = {
  name: 'with-files',
  setup(bundle) {
    bundle.onResolve({ filter: /\?(text|bytes)$/ }, async ({ path, ...asked }) => {
      const [file, kind] = path.split('?');
      const found = await bundle.resolve(file, { resolveDir: asked.resolveDir, kind: asked.kind });
      return { path: found.path, namespace: kind, errors: found.errors };
    });
    for (const [namespace, loader] of [
      ['text', 'text'],
      ['bytes', 'binary'],
    ])
      bundle.onLoad({ filter: /.*/, namespace }, async ({ path }) => ({
        contents: await readFile(path),
        loader,
      }));
  },
};

/** Bundles the script as `outfile`. */
export const bundlePictures = (outfile) =>
  build({
    outfile,
    entryPoints: [new URL('../client/preview-image/worker.ts', import.meta.url).pathname],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withFiles],
    logLevel: 'warning',
  });

// Run by itself: node picture-bundle.mjs OUTFILE
if (process.argv[1] === import.meta.filename) await bundlePictures(process.argv[2]);
