/**
 * `npm run rules:freeze`: bundles the current rules, so that running tables can continue with them after the rules have
 * changed (docs/rules-versions.md). Run it before you change a rule.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { ROOT } from './lib/root.mjs';
import { log } from './lib/exec.mjs';
import { printHelp } from './lib/help.mjs';

printHelp(import.meta.url);

const GAME = join(ROOT, 'packages/game');
const { values } = parseArgs({ options: { into: { type: 'string', default: join(GAME, 'versions') } } });
const outDir = resolve(values.into);

const source = readFileSync(join(GAME, 'src/rules-version.ts'), 'utf8');
const version = /RULES_VERSION = '([\d.]+)'/.exec(source)?.[1];
if (version === undefined) throw new Error('packages/game/src/rules-version.ts names no version');

const { outputFiles } = await build({
  entryPoints: [join(GAME, 'src/release-entry.ts')],
  bundle: true,
  write: false,
  platform: 'neutral',
  format: 'esm',
  target: 'es2022',
  mainFields: ['module', 'main'],
  external: ['zod'], // the library of the record schema has no rules
  banner: {
    js: `/** The rules of version ${version} as they were released. Written by npm run rules:freeze; never edited. */`,
  },
  logLevel: 'warning',
});
const [{ text }] = outputFiles;
const file = join(outDir, `${version}.mjs`);
if (existsSync(file) && readFileSync(file, 'utf8') !== text) {
  log(
    `${version} is frozen already, and packages/game has changed since. Raise RULES_VERSION where a rule has.`,
  );
  process.exit(1);
}
mkdirSync(outDir, { recursive: true });
writeFileSync(file, text);
writeFileSync(join(outDir, `${version}.d.mts`), "export * from '../src/release-entry';\n");

const versions = readdirSync(outDir).flatMap((name) => /^(.+)\.mjs$/.exec(name)?.[1] ?? []);
writeFileSync(
  join(outDir, 'index.ts'),
  `/** The rules of earlier versions, as they were released; written by \`npm run rules:freeze\`. */
import type { ReleasedRules } from '../src/released-rules';

export const RELEASED_RULES: Readonly<Record<string, () => Promise<ReleasedRules>>> = {
${versions.map((name) => `  '${name}': () => import('./${name}.mjs'),\n`).join('')}};
`,
);
log(`Version ${version} is frozen: ${file}`);
