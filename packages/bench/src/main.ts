/**
 * npm run bench: runs the benchmarks and prints the results with a calibration value. A slow machine never fails a
 * run.
 */
import { cpus, loadavg } from 'node:os';
import type { PlayerCount } from '@great-fire/game';
import { runCommand } from '@great-fire/game/cli-options';
import { reportResult } from '@great-fire/testkit/report';
import { calibrate } from './lib/calibration';
import { measureClosedLoop } from './suites/closed-loop';
import { DEFAULT_SUITES, HELP, parseOptions, type Suite, type BenchOptions } from './options';
import { measurePlayouts } from './suites/playouts';
import { measurePageLoad } from './suites/page-load';
import { reserveStdoutForJson, write } from './report/table';
import { measurePageMemory, measureInputLatency } from './suites/input-latency';
import { printPageMemory, printInputLatency } from './report/page';
import { printFigures } from './report/figures';
import { measureSpectators } from './suites/spectators';
import { measureStartup } from './suites/startup';
import { measureMoveCost } from './suites/move-cost';
import { measureScale } from './suites/scale';
import { measureWorstRequests } from './suites/worst-requests';

const PLAYOUT_SECONDS = 4;
const PROFILE_FLAGS = ['--cpu-prof', '--cpu-prof-dir=.cache/bench'];
const PLAYERS: readonly PlayerCount[] = [3, 4, 5, 6];

/** Measures the rules alone, on one core. */
const measureRules = (): object => ({
  calibration: calibrate(),
  playouts: PLAYERS.map((players) => measurePlayouts(players, PLAYOUT_SECONDS)),
});

/** Prints the figures of a suite and returns them. */
function report<T>(suite: Suite, result: T): T {
  printFigures(suite, result);
  return result;
}

/** Prints a result that is too long for a table, and returns it. */
function summarize<T>(result: T, print: (result: T) => void): T {
  print(result);
  return result;
}

/** Runs a suite, prints its figures and resolves to them. */
const SUITE_RUNNERS: Record<Suite, (options: BenchOptions) => Promise<unknown>> = {
  rules: () => Promise.resolve(report('rules', measureRules())),
  startup: async () => report('startup', await measureStartup()),
  'move-cost': async () => report('move-cost', await measureMoveCost()),
  'closed-loop': async ({ targets, profiles }) =>
    report('closed-loop', await measureClosedLoop(targets, profiles ? PROFILE_FLAGS : [], write)),
  spectators: async () => report('spectators', await measureSpectators()),
  'page-load': async () => report('page-load', await measurePageLoad()),
  'input-latency': async () => ({
    penSlow: summarize(await measureInputLatency('pen', 4), printInputLatency),
    pen: summarize(await measureInputLatency('pen', 1), printInputLatency),
    touchSlow: summarize(await measureInputLatency('touch', 4), printInputLatency),
    pageMemory: summarize(await measurePageMemory(), printPageMemory),
  }),
  scale: async ({ targets, profiles, tables, movesPerSecond }) =>
    report('scale', await measureScale(targets, profiles ? PROFILE_FLAGS : [], { tables, movesPerSecond })),
  'worst-requests': async () => report('worst-requests', await measureWorstRequests()),
};

async function run(): Promise<number> {
  const options = parseOptions(process.argv.slice(2));
  if (options === null) {
    process.stdout.write(HELP);
    return 0;
  }
  if (options.json) reserveStdoutForJson();
  const startedAt = performance.now();
  const results: Record<string, unknown> = {};
  for (const suite of options.suites) results[suite] = await SUITE_RUNNERS[suite](options);
  write(`measured in ${((performance.now() - startedAt) / 60_000).toFixed(1)} min, ${describeMachine()}`);
  const name = options.suites === DEFAULT_SUITES ? 'bench' : `bench-${options.suites.join('-')}`;
  reportResult(name, options, { calibration: calibrate(), ...results });
  return 0;
}

function describeMachine(): string {
  const load = loadavg().map((average) => average.toFixed(1));
  return `Node ${process.version}, ${String(cpus().length)} cores (${cpus()[0]?.model ?? 'unknown'}), load ${load.join(' ')}`;
}

// Exits on a signal, so that the exit handlers stop the servers.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

runCommand('bench', run);
