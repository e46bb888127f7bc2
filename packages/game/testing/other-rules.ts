/** Releases with other rules, for tests. An earlier one had one more action point a turn, a later one has one less. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { ACTION_POINTS, RULES_VERSION } from '../src/index';

const GAME = resolve(__dirname, '..');
const FREEZE = resolve(GAME, '../../scripts/freeze-rules.mjs');

export interface OtherRules {
  readonly version: string;
  readonly actionPoints: number;
}

export const EARLIER_RULES: OtherRules = { version: '0.9.0', actionPoints: ACTION_POINTS + 1 };
export const LATER_RULES: OtherRules = { version: '99.0.0', actionPoints: ACTION_POINTS - 1 };

/**
 * Returns the text with one replacement.
 *
 * @throws Error if the text does not contain `search` exactly once
 */
function replaceOnce(text: string, search: string, replacement: string): string {
  const parts = text.split(search);
  if (parts.length !== 2) throw new Error(`The rules have ${parts.length - 1} times ${search}`);
  return parts.join(replacement);
}

/** Freezes the current rules into a new folder, as `npm run rules:freeze` does. Returns the folder. */
export function freezeCurrentRules(): string {
  const folder = mkdtempSync(join(tmpdir(), 'great-fire-rules-'));
  execFileSync(process.execPath, [FREEZE, '--from', '.', '--into', folder], { stdio: 'ignore' });
  return folder;
}

/** Writes the frozen file of other rules into a new folder, alone. Returns the folder. */
export function freezeOtherRules({ version, actionPoints }: OtherRules): string {
  const folder = freezeCurrentRules();
  const currentFile = join(folder, `${RULES_VERSION}.mjs`);
  let text = readFileSync(currentFile, 'utf8');
  text = replaceOnce(text, `RULES_VERSION = "${RULES_VERSION}"`, `RULES_VERSION = "${version}"`);
  text = replaceOnce(text, `ACTION_POINTS = ${ACTION_POINTS};`, `ACTION_POINTS = ${actionPoints};`);
  writeFileSync(join(folder, `${version}.mjs`), text);
  rmSync(currentFile);
  const index = join(folder, 'index.ts');
  writeFileSync(index, readFileSync(index, 'utf8').replaceAll(RULES_VERSION, version));
  return folder;
}

/** Returns a plugin that gives a bundle these frozen rules, and no others. */
export const useFrozenRules = (folder: string): Plugin => ({
  name: 'frozen-rules',
  setup: (build) => {
    build.onLoad({ filter: /game\/versions\/index\.ts$/ }, () => ({
      contents: readFileSync(join(folder, 'index.ts'), 'utf8'),
      loader: 'ts',
      resolveDir: folder,
    }));
    build.onResolve({ filter: /^zod$/ }, ({ importer, path, kind }) =>
      importer.startsWith(folder) ? build.resolve(path, { kind, resolveDir: GAME }) : undefined,
    );
  },
});

/** Returns a plugin that gives a bundle other rules as its current ones. */
export const useOtherRules = ({ version, actionPoints }: OtherRules): Plugin => ({
  name: 'other-rules',
  setup: (build) => {
    const patch = (source: string, search: string, replacement: string) => {
      const filter = new RegExp(`game/${source.replace(/[./]/g, '\\$&')}$`);
      build.onLoad({ filter }, () => ({
        contents: replaceOnce(readFileSync(join(GAME, source), 'utf8'), search, replacement),
        loader: 'ts',
      }));
    };
    patch('src/rules-version.ts', `'${RULES_VERSION}'`, `'${version}'`);
    patch('src/turn.ts', `ACTION_POINTS = ${ACTION_POINTS};`, `ACTION_POINTS = ${actionPoints};`);
  },
});
