/**
 * npm run bench: runs the benchmarks and prints the results with a calibration value. A slow machine never fails a
 * run.
 */
import { cpus, loadavg } from 'node:os';
import type { PlayerCount } from '@great-fire/game';
import { parseOptions, runCommand } from '@great-fire/game/cli-options';
import { REPORT_OPTIONS, reportResult } from '@great-fire/testkit/report';
import * as z from 'zod';
import { calibrate } from './lib/calibration';
import { printFigures, reserveStdoutForJson, write } from './lib/print';
import { measureClosedLoop } from './suites/closed-loop';
import { measurePlayouts } from './suites/playouts';
import { measurePageLoad } from './suites/page-load';
import { measurePageMemory, measureInputLatency } from './suites/input-latency';
import { measureSpectators } from './suites/spectators';
import { measureStartup } from './suites/startup';
import { measureMoveCost } from './suites/move-cost';
import { measureScale } from './suites/scale';
import { measureWorstRequests } from './suites/worst-requests';
import { TARGETS, type TargetName } from './targets/target';

const PLAYOUT_SECONDS = 4;
const PLAYERS: readonly PlayerCount[] = [3, 4, 5, 6];
const LONG_SUITES: readonly string[] = ['scale', 'worst-requests']; // ten minutes or more, so they run only if named

interface RunOptions {
  readonly targets: readonly TargetName[];
  readonly flags: readonly string[]; // Node flags of the product's server
  readonly tables: readonly number[]; // numbers of tables of the suite scale
  readonly movesPerSecond: number; // at all tables of the suite scale together
}

/** Runs a suite and resolves to its figures. */
const SUITES = {
  /** The rules alone, on one core. */
  rules: () => ({
    calibration: calibrate(),
    playouts: PLAYERS.map((players) => measurePlayouts(players, PLAYOUT_SECONDS)),
  }),
  startup: measureStartup,
  'move-cost': measureMoveCost,
  'closed-loop': measureClosedLoop,
  spectators: measureSpectators,
  'page-load': measurePageLoad,
  'input-latency': async () => ({
    penSlow: await measureInputLatency(4),
    pen: await measureInputLatency(1),
    pageMemory: await measurePageMemory(),
  }),
  scale: measureScale,
  'worst-requests': measureWorstRequests,
} as const satisfies Readonly<Record<string, (options: RunOptions) => object | Promise<object>>>;
type Suite = keyof typeof SUITES;
const SUITE_NAMES = Object.keys(SUITES) as readonly Suite[];

const optionsSchema = z.object({
  names: z
    .array(z.enum([...SUITE_NAMES, ...TARGETS]))
    .describe(`suites: ${SUITE_NAMES.join(', ')}; targets: ${TARGETS.join(', ')}`),
  profile: z.boolean().default(false).describe('records CPU profiles of the server in .cache/bench'),
  tables: z
    .string()
    .regex(/^[1-9]\d{0,5}(,[1-9]\d{0,5})*$/, 'whole numbers')
    .default('100,500,1000,2000,3000')
    .describe('numbers of tables of the suite scale, each a run'),
  rate: z.coerce.number().int().min(1).default(500).describe('moves a second at all tables of scale'),
  ...REPORT_OPTIONS,
});

async function main(): Promise<number> {
  const options = parseOptions(optionsSchema, {
    command: 'npm run bench',
    summary: 'Runs the named suites, or all but scale and worst-requests, on the named targets or on all.',
    words: 'names',
  });
  if (options.json) reserveStdoutForJson();
  const named = SUITE_NAMES.filter((suite) => options.names.includes(suite));
  const targets = TARGETS.filter((target) => options.names.includes(target));
  const runOptions: RunOptions = {
    targets: targets.length === 0 ? TARGETS : targets,
    flags: options.profile ? ['--cpu-prof', '--cpu-prof-dir=.cache/bench'] : [],
    tables: options.tables.split(',').map(Number),
    movesPerSecond: options.rate,
  };
  const startedAt = performance.now();
  const results: Record<string, object> = {};
  for (const suite of named.length === 0 ? SUITE_NAMES.filter((name) => !LONG_SUITES.includes(name)) : named)
    printFigures(suite, (results[suite] = await SUITES[suite](runOptions)));
  write(`measured in ${((performance.now() - startedAt) / 60_000).toFixed(1)} min, ${describeMachine()}`);
  reportResult(['bench', ...named].join('-'), options, { calibration: calibrate(), ...results });
  return 0;
}

function describeMachine(): string {
  const load = loadavg().map((average) => average.toFixed(1));
  return `Node ${process.version}, ${String(cpus().length)} cores (${cpus()[0]?.model ?? 'unknown'}), load ${load.join(' ')}`;
}

// Exits on a signal, so that the exit handlers stop the servers.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

runCommand('bench', main);
