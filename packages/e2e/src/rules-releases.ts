/** The servers of two releases: one before a change of the rules, and this one, which carries the rules before it. */
import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import {
  EARLIER_RULES,
  freezeOtherRules,
  useFrozenRules,
  useOtherRules,
} from '@great-fire/game/testing/other-rules';
import { bundleRelease } from '@great-fire/server/testing';

const PACKAGES = resolve(__dirname, '../..');
const BUILT_PAGE = join(PACKAGES, 'client/dist');
const BUILD_FROZEN_RULES = join(PACKAGES, 'client/vite-plugins/build-frozen-rules.mjs');

export interface RulesReleases {
  readonly earlier: string; // script of the server whose current rules are the earlier ones
  readonly current: string;
  readonly entries: { readonly earlier: string; readonly current: string }; // first script of each page
}

/** Copies a bundled server and its bot worker to another folder. Returns its path. */
async function copyServer(bundle: string, folder: string): Promise<string> {
  for (const file of [bundle, bundle.replace(/\.js$/, '-bots.js')])
    await copyFile(file, join(folder, basename(file)));
  return join(folder, basename(bundle));
}

/** Returns the path of the page's first script, which the inline boot script names. */
async function readEntry(page: string): Promise<string> {
  const file = /\bshared-[\w-]+\.js\b/.exec(await readFile(page, 'utf8'))?.[0];
  if (file === undefined) throw new Error(`${page} has no script`);
  return `/assets/${file}`;
}

/**
 * Builds both servers, and the page of the earlier rules beside the built page. `folder`: below the packages that a
 * server requires.
 */
export async function buildRulesReleases(folder: string): Promise<RulesReleases> {
  const page = join(folder, 'packages/client/dist'); // where the server looks for it
  const serverFolder = join(folder, 'packages/server/dist');
  await mkdir(serverFolder, { recursive: true });
  await cp(BUILT_PAGE, page, { recursive: true });
  const frozen = freezeOtherRules(EARLIER_RULES);
  const options = ['--versions', frozen, '--out', page, '--mode', 'test'];
  await promisify(execFile)(process.execPath, [BUILD_FROZEN_RULES, ...options]);
  const earlier = await bundleRelease('test-earlier-rules', [useOtherRules(EARLIER_RULES)]);
  const current = await bundleRelease('test-frozen-rules', [useFrozenRules(frozen)]);
  return {
    earlier: await copyServer(earlier, serverFolder),
    current: await copyServer(current, serverFolder),
    entries: {
      earlier: await readEntry(join(page, `rules-${EARLIER_RULES.version}.html`)),
      current: await readEntry(join(page, 'index.html')),
    },
  };
}
