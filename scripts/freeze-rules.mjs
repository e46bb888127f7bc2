/**
 * `npm run rules:freeze`: bundles the rules of the last release, so that running tables can continue with them after the
 * rules have changed (docs/rules-versions.md). Run it with the first change of a rule after a release.
 *
 * `--from REVISION` takes the rules of another revision, `--from .` those of the working tree. `--into DIR` writes elsewhere.
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { ROOT } from './lib/root.mjs';
import { exitWithError, log } from './lib/exec.mjs';
import { printHelp } from './lib/help.mjs';

printHelp(import.meta.url);

const GAME = join(ROOT, 'packages/game');
const { values } = parseArgs({
  options: { from: { type: 'string' }, into: { type: 'string', default: join(GAME, 'versions') } },
});
const outDir = resolve(values.into);

const git = (...args) => execFileSync('git', args, { cwd: ROOT, maxBuffer: 1 << 28 });

function findLastRelease() {
  const [tag] = String(git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort', '-version:refname')).split(
    '\n',
  );
  if (tag === '') exitWithError('No release is tagged, so no running table needs the rules before a change.');
  return tag;
}

/** Bundles the rules in this folder, with the libraries of today. */
async function bundleRules(game) {
  const source = readFileSync(join(game, 'src/rules-version.ts'), 'utf8');
  const version = /RULES_VERSION = '([\d.]+)'/.exec(source)?.[1];
  if (version === undefined) throw new Error(`${game}/src/rules-version.ts names no version`);
  const { outputFiles } = await build({
    entryPoints: [join(game, 'src/release-entry.ts')],
    absWorkingDir: game, // the paths in the comments of the bundle start here
    preserveSymlinks: true,
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
  return { version, text: outputFiles[0].text };
}

/** Bundles the rules of a revision from a copy outside the working tree. */
async function bundleRevision(revision) {
  const copy = mkdtempSync(join(tmpdir(), 'great-fire-freeze-'));
  try {
    execFileSync('tar', ['-x', '-C', copy], {
      input: git('archive', revision, 'packages/game', 'tsconfig.base.json'),
    });
    for (const modules of ['node_modules', 'packages/game/node_modules'])
      symlinkSync(join(ROOT, modules), join(copy, modules));
    return await bundleRules(join(copy, 'packages/game'));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const from = values.from ?? findLastRelease();
const { version, text } = from === '.' ? await bundleRules(GAME) : await bundleRevision(from);
const file = join(outDir, `${version}.mjs`);
if (existsSync(file) && readFileSync(file, 'utf8') !== text)
  exitWithError(`${version} is frozen already, with other rules than those of ${from}.`);
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
log(`Version ${version} of ${from} is frozen: ${file}`);
