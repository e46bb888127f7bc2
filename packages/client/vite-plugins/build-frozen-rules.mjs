/**
 * Builds the page once for each frozen version of the rules (docs/rules-versions.md). The frozen page uses that version
 * instead of the current rules. It is written to `dist/rules-1.0.0.html`; files that two pages share have the same
 * name in `dist/assets`.
 */
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const CLIENT = resolve(import.meta.dirname, '..');
const VERSIONS = resolve(CLIENT, '../game/versions');
const DIST = join(CLIENT, 'dist');
// The entry points that `release-entry.ts` bundles.
const RELEASED_ENTRIES = /^@great-fire\/game(\/(board|notation|preview|record|bgio-client))?$/;

for (const file of readdirSync(VERSIONS)) {
  const version = /^(.+)\.cjs$/.exec(file)?.[1];
  if (version === undefined) continue;
  const outDir = join(CLIENT, 'dist', `.rules-${version}`);
  await build({
    root: CLIENT,
    mode: 'frozen', // no PWA
    logLevel: 'warn',
    resolve: {
      alias: [{ find: RELEASED_ENTRIES, replacement: join(VERSIONS, file) }],
    },
    build: { outDir, emptyOutDir: true },
  });
  cpSync(join(outDir, 'assets'), join(DIST, 'assets'), { recursive: true });
  cpSync(join(outDir, 'index.html'), join(DIST, `rules-${version}.html`));
  rmSync(outDir, { recursive: true });
}
