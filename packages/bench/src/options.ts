/** Command-line options of `npm run bench`. */
import { parseArgsStrict, UsageError } from '@great-fire/game/cli-options';
import { TARGETS, type TargetName } from './targets/names';

/** All suites. The last two run only if they are named, because they take ten minutes or more. */
const SUITES = [
  'rules',
  'startup',
  'move-cost',
  'closed-loop',
  'spectators',
  'page-load',
  'input-latency',
  'scale',
  'worst-requests',
] as const;
export type Suite = (typeof SUITES)[number];
const LONG_SUITES: readonly Suite[] = ['scale', 'worst-requests'];
export const DEFAULT_SUITES: readonly Suite[] = SUITES.filter((suite) => !LONG_SUITES.includes(suite));
const DEFAULT_TABLES = '100,500,1000,2000,3000';
const DEFAULT_MOVES_PER_SECOND = '500';

export interface BenchOptions {
  readonly suites: readonly Suite[];
  readonly targets: readonly TargetName[];
  readonly profiles: boolean; // records CPU profiles of our server
  readonly json: boolean; // prints the results as JSON
  readonly save: boolean; // writes the results to .cache/results
  readonly tables: readonly number[]; // numbers of tables of the suite scale
  readonly movesPerSecond: number; // at all tables of the suite scale together
}

/** The text of `npm run bench -- --help`. */
export const HELP = `npm run bench -- [SUITE]... [TARGET]... [options]

Runs the named suites, or all but scale and worst-requests, and prints ratios against a baseline of the same run.

  suites        ${SUITES.join(', ')}
  targets       ${TARGETS.join(', ')}
  --profile     records CPU profiles of the server in .cache/bench
  --json        prints the results as JSON
  --save        writes the results to .cache/results
  --tables=N,…  numbers of tables of the suite scale, each a run; default: ${DEFAULT_TABLES}
  --rate=N      moves a second at all tables of the suite scale; default: ${DEFAULT_MOVES_PER_SECOND}
`;

/**
 * Parses names of suites and targets in any order. Without names, selects the defaults.
 *
 * @returns null for --help
 * @throws UsageError naming the unknown or invalid argument
 */
export function parseOptions(args: readonly string[]): BenchOptions | null {
  const { positionals, values } = parseArgsStrict({
    args: [...args],
    allowPositionals: true,
    options: {
      profile: { type: 'boolean' },
      json: { type: 'boolean' },
      save: { type: 'boolean' },
      tables: { type: 'string' },
      rate: { type: 'string' },
      help: { type: 'boolean' },
    },
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
    save: values.save ?? false,
    tables: parseCounts('--tables', values.tables ?? DEFAULT_TABLES),
    movesPerSecond: parseCount('--rate', values.rate ?? DEFAULT_MOVES_PER_SECOND),
  };
}

const parseCounts = (option: string, text: string): readonly number[] =>
  text.split(',').map((count) => parseCount(option, count));

function parseCount(option: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new UsageError(`${option} is invalid (${text}): it takes whole numbers`);
  return Number(text);
}
