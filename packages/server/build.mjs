/**
 * Bundles the server, the workers of bots and of link previews, the admin command line and the command of the npm
 * package into one file each. Plain `node` runs them. Only the binary of SQLite stays outside.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { bundleOptionalLibraries, externalLibraries, fewerMediaTypes } from './build-plugins.mjs';
import { bundlePreviewWorker } from './preview-worker-bundle.mjs';

const outfile = process.argv[2] ?? new URL('dist/main.js', import.meta.url).pathname;

const options = {
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  sourcemap: true,
  minifySyntax: true,
  minifyWhitespace: true, // identifiers stay readable in stack traces
  external: ['@photostructure/sqlite', 'node-persist'],
  logLevel: 'warning',
};
const smallOptions = { ...options, plugins: [externalLibraries(outfile), fewerMediaTypes] };
const source = (name) => new URL(`src/${name}.ts`, import.meta.url).pathname;

await bundleOptionalLibraries(options, outfile);
await build({ ...smallOptions, entryPoints: [source('main')], outfile });
await build({
  ...options,
  entryPoints: [source('bots/worker')],
  outfile: outfile.replace(/\.js$/, '-bots.js'),
});
await assertOneBytePerCharacter(outfile);
await bundlePreviewWorker(outfile.replace(/\.js$/, '-preview.js'));
await build({
  ...options,
  sourcemap: false,
  entryPoints: [source('cli')],
  outfile: join(dirname(outfile), 'cli.js'),
});
await build({
  ...options,
  sourcemap: false,
  entryPoints: [new URL('../game/cli/verify.ts', import.meta.url).pathname],
  outfile: join(dirname(outfile), 'verify.js'),
});
await build({ ...smallOptions, entryPoints: [source('admin')], outfile: join(dirname(outfile), 'admin.js') });

/**
 * Throws an Error if the bundle has a character beyond Latin-1. V8 then holds all of it with two bytes per character,
 * which costs 3 MB. esbuild escapes such characters in strings, but not in tagged templates.
 */
async function assertOneBytePerCharacter(file) {
  const wide = /.{0,60}[\u0100-\uffff]/.exec(await readFile(file, 'utf8'));
  if (wide !== null) throw new Error(`${file} has a character beyond Latin-1: ${wide[0]}`);
}
