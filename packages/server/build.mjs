/** Bundles the server into one file that plain `node` runs; only the binary of SQLite stays outside. */
import { build } from 'esbuild';

const outfile = process.argv[2] ?? new URL('dist/main.js', import.meta.url).pathname;

await build({
  entryPoints: [new URL('src/main.ts', import.meta.url).pathname],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  sourcemap: true,
  external: ['libsql', 'node-persist'],
  logLevel: 'warning',
});
