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
import { measureLegalActions } from './suites/legal-actions';
import { measureLobby } from './suites/lobby';
import { measureMemory } from './suites/memory';
import { measurePageLoad } from './suites/page-load';
import { reserveStdoutForJson, write } from './report/table';
import { measurePageMemory, measureInputLatency } from './suites/input-latency';
import { printPageMemory, printPageLoad, printInputLatency } from './report/page';
import { printClosedLoop } from './report/closed-loop';
import {
  printMemory,
  printSpectators,
  printStartup,
  printMoveCost,
  printReload,
  printScale,
  printHistory,
  printSyncSizes,
  printWorstRequests,
} from './report/load';
import { measureSpectators } from './suites/spectators';
import { measureStartup } from './suites/startup';
import { measureMoveCost } from './suites/move-cost';
import { measureReload } from './suites/reload';
import { measureSyncSize } from './suites/sync-size';
import { measureHistory } from './suites/history';
import { measureScale } from './suites/scale';
import { measureWorstRequests } from './suites/worst-requests';
import { measureWorstLegalActions } from './suites/legal-actions-worst';

const PLAYOUT_SECONDS = 4;
const SEARCH_TRIES = 2000; // number of games in each search
const PROFILE_FLAGS = ['--cpu-prof', '--cpu-prof-dir=.cache/bench'];
const PLAYERS: readonly PlayerCount[] = [3, 4, 5, 6];

function runRules(): object {
  const calibration = calibrate();
  const playouts: object[] = [];
  const legalActions: object[] = [];
  write(`calibration: ${calibration.toFixed(0)} million rounds of an integer loop a second`);
  write('whole random games on the rules alone, one core:');
  for (const players of PLAYERS) {
    const playout = measurePlayouts(players, PLAYOUT_SECONDS);
    playouts.push(playout);
    const { gamesPerSecond, decisionsPerGame, microsecondsPerDecision } = playout;
    const ratio = ((gamesPerSecond / calibration) * 1000).toFixed(0);
    write(
      `  ${players} players: ${gamesPerSecond.toFixed(0)} games/s, ${decisionsPerGame.toFixed(0)} decisions a game, ` +
        `${microsecondsPerDecision.toFixed(1)} us a decision, ${ratio} games per 1,000 million rounds of the loop`,
    );
  }
  write('time of one list of legal actions:');
  for (const players of PLAYERS) {
    const times = measureLegalActions(players);
    legalActions.push({ players, ...times });
    const { medianUs, p99Us, worstUs } = times;
    write(
      `  ${players} players: median ${medianUs.toFixed(1)} us, p99 ${p99Us.toFixed(0)} us, worst ${worstUs.toFixed(0)} us`,
    );
  }
  write('the longest lists that a search finds with 6 players:');
  const worst = measureWorstLegalActions(SEARCH_TRIES);
  for (const { seed, decisions, value, medianUs, minUs } of worst) {
    write(
      `  ${seed}: ${String(value)} choices after ${String(decisions)} decisions, ` +
        `median ${medianUs.toFixed(0)} us, minimum ${minUs.toFixed(0)} us`,
    );
  }
  return { calibration, playouts, legalActions, worst };
}

async function runLobby(): Promise<unknown> {
  write('a page of the lobby with 1,000 open tables, next to a plain route that sends the same bytes:');
  const results = await measureLobby();
  for (const result of results) {
    const { what, bytes, medianMs, p99Ms, bareMedianMs, bareP99Ms } = result;
    const ratio = (medianMs / bareMedianMs).toFixed(1);
    write(
      `  ${what}: ${bytes} bytes, median ${medianMs.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms; ` +
        `plain route ${bareMedianMs.toFixed(2)} and ${bareP99Ms.toFixed(2)} ms; ratio of the medians ${ratio}`,
    );
  }
  return results;
}

/** Passes the result of a suite to its printer and returns it. */
const report = <T>(result: T, print: (result: T) => void): T => {
  print(result);
  return result;
};

/** Runs a suite, prints its figures and resolves to them. */
const SUITE_RUNNERS: Record<Suite, (options: BenchOptions) => Promise<unknown>> = {
  rules: () => Promise.resolve(runRules()),
  lobby: runLobby,
  startup: async () => report(await measureStartup(), printStartup),
  'sync-size': async ({ targets }) => report(await measureSyncSize(targets), printSyncSizes),
  'move-cost': async () => report(await measureMoveCost(), printMoveCost),
  reload: async () => report(await measureReload(), printReload),
  'closed-loop': async ({ targets, profiles }) =>
    report(await measureClosedLoop(targets, profiles ? PROFILE_FLAGS : [], write), printClosedLoop),
  memory: async () => report(await measureMemory(), printMemory),
  spectators: async () => report(await measureSpectators(), printSpectators),
  'page-load': async () => report(await measurePageLoad(), printPageLoad),
  'input-latency': async () => ({
    penSlow: report(await measureInputLatency('pen', 4), printInputLatency),
    pen: report(await measureInputLatency('pen', 1), printInputLatency),
    touchSlow: report(await measureInputLatency('touch', 4), printInputLatency),
    pageMemory: report(await measurePageMemory(), printPageMemory),
  }),
  scale: async ({ targets, profiles, tables, movesPerSecond }) =>
    report(
      await measureScale(targets, profiles ? PROFILE_FLAGS : [], { tables, movesPerSecond }),
      printScale,
    ),
  history: async ({ targets, games, liveTables }) =>
    report(await measureHistory(targets, { games, liveTables }), printHistory),
  'worst-requests': async () => report(await measureWorstRequests(), printWorstRequests),
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
