/**
 * Builds the page once more for each frozen version of the rules (docs/releases.md): the same page, but what it
 * asks the rules it asks those. Each lies beside the present one as `dist/rules-1.0.0.html`; what two pages have
 * in common has the same name in `dist/assets`.
 */
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const CLIENT = resolve(import.meta.dirname, '..');
const VERSIONS = resolve(CLIENT, '../game/versions');
const DIST = join(CLIENT, 'dist');

for (const file of readdirSync(VERSIONS)) {
  const version = /^(.+)\.cjs$/.exec(file)?.[1];
  if (version === undefined) continue;
  const outDir = join(CLIENT, 'dist', `.rules-${version}`);
  await build({
    root: CLIENT,
    mode: 'frozen', // no app of its own
    logLevel: 'warn',
    resolve: {
      alias: [{ find: /^@great-fire\/game(\/board|\/bgio-client)?$/, replacement: join(VERSIONS, file) }],
    },
    build: { outDir, emptyOutDir: true },
  });
  cpSync(join(outDir, 'assets'), join(DIST, 'assets'), { recursive: true });
  cpSync(join(outDir, 'index.html'), join(DIST, `rules-${version}.html`));
  rmSync(outDir, { recursive: true });
}
