/** Command-line options of `npm run bench`. */
import { parseArgsStrict, UsageError } from '@great-fire/game/cli-options';
import { TARGETS } from './targets/names';
import type { TargetName } from './targets/names';

/** All suites. The last one runs only if it is named, because it takes ten minutes. */
export const SUITES = [
  'rules',
  'lobby',
  'startup',
  'sync-size',
  'move-cost',
  'reload',
  'closed-loop',
  'fixed-rate',
  'memory',
  'spectators',
  'page-load',
  'input-latency',
  'eviction',
] as const;
export type Suite = (typeof SUITES)[number];
const DEFAULT_SUITES: readonly Suite[] = SUITES.filter((suite) => suite !== 'eviction');

export interface BenchOptions {
  readonly suites: readonly Suite[];
  readonly targets: readonly TargetName[];
  readonly profiles: boolean; // records CPU profiles of our server
  readonly json: boolean; // prints the results as JSON
}

/** The text of `npm run bench -- --help`. */
export const HELP = `npm run bench -- [SUITE]... [TARGET]... [options]

Runs the named suites, or all but eviction, and prints ratios against a baseline of the same run.

  suites     ${SUITES.join(', ')}
  targets    ${TARGETS.join(', ')}
  --profile  records CPU profiles of the server in .cache/bench
  --json     prints the results as JSON
`;

/**
 * Parses names of suites and targets in any order. Without names, selects the defaults.
 *
 * @returns null for --help
 * @throws UsageError naming the unknown argument
 */
export function parseOptions(args: readonly string[]): BenchOptions | null {
  const { positionals, values } = parseArgsStrict({
    args: [...args],
    allowPositionals: true,
    options: { profile: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help === true) return null;
  const isSuite = (name: string): name is Suite => SUITES.some((suite) => suite === name);
  const isTarget = (name: string): name is TargetName => TARGETS.some((target) => target === name);
  const unknown = positionals.find((name) => !isSuite(name) && !isTarget(name));
  if (unknown !== undefined)
    throw new UsageError(
      `${unknown} is not a suite (${SUITES.join(', ')}) and not a target (${TARGETS.join(', ')})`,
    );
  const suites = SUITES.filter((suite) => positionals.includes(suite));
  const targets = TARGETS.filter((target) => positionals.includes(target));
  return {
    suites: suites.length === 0 ? DEFAULT_SUITES : suites,
    targets: targets.length === 0 ? TARGETS : targets,
    profiles: values.profile ?? false,
    json: values.json ?? false,
  };
}
