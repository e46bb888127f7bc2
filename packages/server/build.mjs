/**
 * Bundles the server, the workers of bots and of link previews, the admin command line and the command of the npm
 * package into one file each. Plain `node` runs them. Only the binary of SQLite stays outside.
 */
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { apart, bundleApart, fewerTypes } from './lean-bundle.mjs';
import { bundlePictures } from './picture-bundle.mjs';

const outfile = process.argv[2] ?? new URL('dist/main.js', import.meta.url).pathname;

const options = {
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  sourcemap: true,
  minifySyntax: true,
  minifyWhitespace: true, // the server reads and holds the whole file; names stay readable in stacks
  external: ['@photostructure/sqlite', 'node-persist'],
  logLevel: 'warning',
};
const lean = { ...options, plugins: [apart(outfile), fewerTypes] };
const source = (name) => new URL(`src/${name}.ts`, import.meta.url).pathname;

await bundleApart(options, outfile);
await build({ ...lean, entryPoints: [source('main')], outfile });
await build({
  ...options,
  entryPoints: [source('bots/worker')],
  outfile: outfile.replace(/\.js$/, '-bots.js'),
});
await bundlePictures(outfile.replace(/\.js$/, '-pictures.js'));
await build({
  ...options,
  sourcemap: false,
  entryPoints: [source('cli')],
  outfile: join(dirname(outfile), 'cli.js'),
});
await build({ ...lean, entryPoints: [source('admin')], outfile: join(dirname(outfile), 'admin.js') });
