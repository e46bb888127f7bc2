/**
 * Builds the page once for each earlier version of the rules (docs/rules-versions.md). The frozen page uses that version
 * instead of the current rules. It is written to `dist/rules-1.0.0.html`; files that two pages share have the same
 * name in `dist/assets`. A frozen version that still is the current one needs no page of its own.
 *
 * `--versions DIR --out DIR`: other frozen files, another built page. `--mode test`: without compressed copies of its
 * files, which take half of the time.
 */
import { cpSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';

const CLIENT = resolve(import.meta.dirname, '..');
const GAME = resolve(CLIENT, '../game');
const { values } = parseArgs({
  options: {
    versions: { type: 'string', default: join(GAME, 'versions') },
    out: { type: 'string', default: join(CLIENT, 'dist') },
    mode: { type: 'string', default: 'frozen' }, // without PWA
  },
});
const versionsDir = resolve(values.versions);
const dist = resolve(values.out);

// The entry points that `release-entry.ts` bundles.
const RELEASED_ENTRIES =
  /^@great-fire\/game(\/(board|notation|preview|record|fairness|commitments|engine|schemas))?$/;
// Modules of the current rules that are the same for every version: they take the rules as an argument, or none.
const SHARED_MODULES = [
  'src/match.ts',
  'src/random.ts',
  'src/bgio/client-game.ts',
  'src/bgio/flow.ts',
  'verify-deal.mjs',
];

/** Fails the build if the page would contain current rules. */
const rejectCurrentRules = () => ({
  name: 'reject-current-rules',
  enforce: 'pre',
  load(id) {
    const path = id.split('?')[0];
    if (path.startsWith(join(GAME, '/')) && !SHARED_MODULES.some((module) => path === join(GAME, module)))
      this.error(`${path} would mix current rules with frozen ones`);
  },
});

const current = /RULES_VERSION = '([\d.]+)'/.exec(
  readFileSync(join(GAME, 'src/rules-version.ts'), 'utf8'),
)?.[1];

for (const file of readdirSync(versionsDir)) {
  const version = /^(.+)\.mjs$/.exec(file)?.[1];
  if (version === undefined || version === current) continue;
  const outDir = join(dist, `.rules-${version}`);
  await build({
    root: CLIENT,
    mode: values.mode,
    logLevel: 'warn',
    plugins: [rejectCurrentRules()],
    worker: { plugins: () => [rejectCurrentRules()] },
    resolve: {
      alias: [{ find: RELEASED_ENTRIES, replacement: join(versionsDir, file) }],
    },
    build: { outDir, emptyOutDir: true },
  });
  cpSync(join(outDir, 'assets'), join(dist, 'assets'), { recursive: true });
  cpSync(join(outDir, 'index.html'), join(dist, `rules-${version}.html`));
  rmSync(outDir, { recursive: true });
}
