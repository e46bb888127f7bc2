/** npm run bench: figures beside a calibration loop; nothing here fails because a machine is slow. */
import { cpus, loadavg } from 'node:os';
import type { PlayerCount } from '@great-fire/game';
import { UsageError } from '@great-fire/game/cli-options';
import { calibrate } from './lib/calibration';
import { measureClosedLoop } from './suites/closed-loop';
import { parseOptions } from './options';
import type { Suite, BenchOptions } from './options';
import { measurePlayouts } from './suites/playouts';
import { measureLegalActions } from './suites/legal-actions';
import { measureLobby } from './suites/lobby';
import { measureMemory } from './suites/memory';
import { measureFixedRate } from './suites/fixed-rate';
import { measurePageLoad } from './suites/page-load';
import { write } from './report/table';
import { measurePageMemory, measureInputLatency } from './suites/input-latency';
import { printPageMemory, printPageLoad, printInputLatency } from './report/page';
import { printClosedLoop } from './report/closed-loop';
import {
  printMemory,
  printFixedRate,
  printSpectators,
  printStartup,
  printMoveCost,
  printSyncSizes,
  printEviction,
} from './report/load';
import { measureSpectators } from './suites/spectators';
import { measureStartup } from './suites/startup';
import { measureMoveCost } from './suites/move-cost';
import { measureSyncSize } from './suites/sync-size';
import { measureEviction } from './suites/eviction';
import { measureWorstLegalActions } from './suites/legal-actions-worst';

const PLAYOUT_SECONDS = 4;
const SEARCH_TRIES = 2000; // games that each search for a worst list plays
const PROFILE_FLAGS = ['--cpu-prof', '--cpu-prof-dir=.cache/bench'];
const PLAYERS: readonly PlayerCount[] = [3, 4, 5, 6];

function runRules(): void {
  const calibration = calibrate();
  write(`calibration: ${calibration.toFixed(0)} million rounds of an integer loop a second`);
  write('engine, legal and apply, one core, whole random games:');
  for (const players of PLAYERS) {
    const { gamesPerSecond, decisionsPerGame, microsecondsPerDecision } = measurePlayouts(
      players,
      PLAYOUT_SECONDS,
    );
    const ratio = ((gamesPerSecond / calibration) * 1000).toFixed(0);
    write(
      `  ${players} players: ${gamesPerSecond.toFixed(0)} games/s, ${decisionsPerGame.toFixed(0)} decisions a game, ` +
        `${microsecondsPerDecision.toFixed(1)} us a decision, ${ratio} games per thousand million rounds`,
    );
  }
  write('one list of all legal choices, in wall time:');
  for (const players of PLAYERS) {
    const { medianUs, p99Us, worstUs } = measureLegalActions(players);
    write(
      `  ${players} players: median ${medianUs.toFixed(1)} us, p99 ${p99Us.toFixed(0)} us, worst ${worstUs.toFixed(0)} us`,
    );
  }
  write('the longest lists that a search finds with 6 players, each made again and again:');
  for (const { seed, decisions, choices, medianUs, minUs } of measureWorstLegalActions(SEARCH_TRIES)) {
    write(
      `  ${seed}: ${String(choices)} choices after ${String(decisions)} decisions, ` +
        `median ${medianUs.toFixed(0)} us, least ${minUs.toFixed(0)} us`,
    );
  }
}

async function runLobby(): Promise<void> {
  write('a page of the lobby, 1,000 open tables stored, beside a bare route that sends the same bytes:');
  for (const result of await measureLobby()) {
    const { what, bytes, medianMs, p99Ms, bareMedianMs, bareP99Ms } = result;
    const ratio = (medianMs / bareMedianMs).toFixed(1);
    write(
      `  ${what}: ${bytes} bytes, median ${medianMs.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms; ` +
        `bare ${bareMedianMs.toFixed(2)} and ${bareP99Ms.toFixed(2)} ms; ${ratio} times the bare median`,
    );
  }
}

const SUITE_RUNNERS: Record<Suite, (options: BenchOptions) => Promise<void>> = {
  rules: () => Promise.resolve(runRules()),
  lobby: runLobby,
  start: async () => printStartup(await measureStartup()),
  sync: async ({ targets }) => printSyncSizes(await measureSyncSize(targets)),
  steps: async () => printMoveCost(await measureMoveCost()),
  closed: async ({ targets, profiles }) =>
    printClosedLoop(await measureClosedLoop(targets, profiles ? PROFILE_FLAGS : [], write)),
  paced: async ({ targets, profiles }) =>
    printFixedRate(await measureFixedRate(targets, profiles ? PROFILE_FLAGS : [])),
  memory: async () => printMemory(await measureMemory()),
  spectators: async () => printSpectators(await measureSpectators()),
  page: async () => printPageLoad(await measurePageLoad()),
  presses: async () => {
    printInputLatency(await measureInputLatency('pen', 4));
    printInputLatency(await measureInputLatency('pen', 1));
    printInputLatency(await measureInputLatency('finger', 4));
    printPageMemory(await measurePageMemory());
  },
  unused: async () => printEviction(await measureEviction()),
};

async function run(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  const startedAt = performance.now();
  for (const suite of options.suites) await SUITE_RUNNERS[suite](options);
  write(`measured in ${((performance.now() - startedAt) / 60_000).toFixed(1)} min, ${describeMachine()}`);
}

function describeMachine(): string {
  const load = loadavg().map((average) => average.toFixed(1));
  return `Node ${process.version}, ${String(cpus().length)} cores (${cpus()[0]?.model ?? 'unknown'}), load ${load.join(' ')}`;
}

// Who ends it by hand ends its servers too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

run().catch((error: unknown) => {
  const text =
    error instanceof UsageError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text ?? ''}\n`);
  process.exitCode = 1;
});
