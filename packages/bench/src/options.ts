/** What `npm run bench -- …` asks for. */
import { parseArgsStrict, UsageError } from '@great-fire/game/cli-options';
import { TARGETS } from './targets/names';
import type { TargetName } from './targets/names';

/** All parts; the last is measured only where it is named, for it takes ten minutes. */
export const SUITES = [
  'rules',
  'lobby',
  'start',
  'sync',
  'steps',
  'closed',
  'paced',
  'memory',
  'spectators',
  'page',
  'presses',
  'unused',
] as const;
export type Suite = (typeof SUITES)[number];
const DEFAULT_SUITES: readonly Suite[] = SUITES.filter((suite) => suite !== 'unused');

export interface BenchOptions {
  readonly suites: readonly Suite[];
  readonly targets: readonly TargetName[];
  readonly profiles: boolean; // of our server's processor, beside its data
}

/** Reads the arguments: names of parts and of servers in any order; none of a kind are all of it. @throws UsageError */
export function parseOptions(args: readonly string[]): BenchOptions {
  const { positionals, values } = parseArgsStrict({
    args: [...args],
    allowPositionals: true,
    options: { profile: { type: 'boolean' } },
  });
  const isSuite = (name: string): name is Suite => SUITES.some((suite) => suite === name);
  const isTarget = (name: string): name is TargetName => TARGETS.some((target) => target === name);
  const unknown = positionals.find((name) => !isSuite(name) && !isTarget(name));
  if (unknown !== undefined)
    throw new UsageError(
      `${unknown} is no part (${SUITES.join(', ')}) and no server (${TARGETS.join(', ')})`,
    );
  const suites = SUITES.filter((suite) => positionals.includes(suite));
  const targets = TARGETS.filter((target) => positionals.includes(target));
  return {
    suites: suites.length === 0 ? DEFAULT_SUITES : suites,
    targets: targets.length === 0 ? TARGETS : targets,
    profiles: values.profile ?? false,
  };
}
