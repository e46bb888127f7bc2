/** Bundles the worker that draws link previews: the map of the page, with its fonts and styles. */
import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';

/** Loads `import css from './some.css?text'` as a string, and `import font from './some.woff?bytes'` as bytes. */
const inlineFiles = {
  name: 'inline-files',
  setup({ onResolve, resolve, onLoad }) {
    onResolve({ filter: /\?(text|bytes)$/ }, async ({ path, resolveDir, kind }) => {
      const [file, namespace] = path.split('?');
      const resolved = await resolve(file, { resolveDir, kind });
      return { path: resolved.path, namespace, errors: resolved.errors };
    });
    for (const [namespace, loader] of [
      ['text', 'text'],
      ['bytes', 'binary'],
    ])
      onLoad({ filter: /.*/, namespace }, async ({ path }) => ({ contents: await readFile(path), loader }));
  },
};

/** Bundles the worker as `outfile`. Its thread has a low priority. The result's metafile names the sources. */
export const bundlePreviewWorker = (outfile) =>
  build({
    absWorkingDir: import.meta.dirname,
    metafile: true,
    outfile,
    entryPoints: [new URL('../client/preview-image/worker.ts', import.meta.url).pathname],
    inject: [new URL('src/shared/low-priority-thread.ts', import.meta.url).pathname],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [inlineFiles],
    logLevel: 'warning',
  });

// `node preview-worker-bundle.mjs OUTFILE` runs it alone, and prints the sources as JSON.
if (process.argv[1] === import.meta.filename) {
  const { metafile } = await bundlePreviewWorker(process.argv[2]);
  console.log(JSON.stringify(Object.keys(metafile.inputs)));
}
