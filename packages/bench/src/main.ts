/** npm run bench: figures beside a calibration loop; nothing here fails because a machine is slow. */
import { cpus, loadavg } from 'node:os';
import type { Players } from '@great-fire/game';
import { UsageError } from '@great-fire/game/command-line';
import { calibrate } from './calibration';
import { measureClosed } from './closed';
import { wishOf } from './command-line';
import type { Part, Wish } from './command-line';
import { measureEngine } from './engine';
import { measureLegal } from './legal';
import { measureLobby } from './lobby';
import { measureMemory } from './memory';
import { measurePaced } from './paced';
import { measurePage } from './page/measure-page';
import { write } from './print';
import { measureHeld, measurePresses } from './page/presses';
import { printHeld, printPage, printPresses } from './page/print-page';
import { printClosed } from './print-closed';
import {
  printMemory,
  printPaced,
  printSpectators,
  printStart,
  printSteps,
  printSync,
  printUnused,
} from './print-load';
import { measureSpectators } from './spectators';
import { measureStart } from './start';
import { measureSteps } from './steps';
import { measureSync } from './sync-sizes';
import { measureUnused } from './unused';
import { measureWorstLegal } from './worst-legal';

const SECONDS = 4;
const TRIES = 2000; // games that each search for a worst list plays
const PROFILE = ['--cpu-prof', '--cpu-prof-dir=.cache/bench'];
const PLAYERS: readonly Players[] = [3, 4, 5, 6];

function rules(): void {
  const calibration = calibrate();
  write(`calibration: ${calibration.toFixed(0)} million rounds of an integer loop a second`);
  write('engine, legal and apply, one core, whole random games:');
  for (const players of PLAYERS) {
    const { gamesPerSecond, decisionsPerGame, microsecondsPerDecision } = measureEngine(players, SECONDS);
    const ratio = ((gamesPerSecond / calibration) * 1000).toFixed(0);
    write(
      `  ${players} players: ${gamesPerSecond.toFixed(0)} games/s, ${decisionsPerGame.toFixed(0)} decisions a game, ` +
        `${microsecondsPerDecision.toFixed(1)} us a decision, ${ratio} games per thousand million rounds`,
    );
  }
  write('one list of all legal choices, in wall time:');
  for (const players of PLAYERS) {
    const { medianUs, p99Us, worstUs } = measureLegal(players);
    write(
      `  ${players} players: median ${medianUs.toFixed(1)} us, p99 ${p99Us.toFixed(0)} us, worst ${worstUs.toFixed(0)} us`,
    );
  }
  write('the longest lists that a search finds with 6 players, each made again and again:');
  for (const { seed, decisions, choices, medianUs, leastUs } of measureWorstLegal(TRIES)) {
    write(
      `  ${seed}: ${String(choices)} choices after ${String(decisions)} decisions, ` +
        `median ${medianUs.toFixed(0)} us, least ${leastUs.toFixed(0)} us`,
    );
  }
}

async function lobby(): Promise<void> {
  write('a page of the lobby, 1,000 open tables stored, beside a bare route that sends the same bytes:');
  for (const figures of await measureLobby()) {
    const { what, bytes, medianMs, p99Ms, bareMedianMs, bareP99Ms } = figures;
    const ratio = (medianMs / bareMedianMs).toFixed(1);
    write(
      `  ${what}: ${bytes} bytes, median ${medianMs.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms; ` +
        `bare ${bareMedianMs.toFixed(2)} and ${bareP99Ms.toFixed(2)} ms; ${ratio} times the bare median`,
    );
  }
}

const RUN: Record<Part, (wish: Wish) => Promise<void>> = {
  rules: () => Promise.resolve(rules()),
  lobby,
  start: async () => printStart(await measureStart()),
  sync: async ({ servers }) => printSync(await measureSync(servers)),
  steps: async () => printSteps(await measureSteps()),
  closed: async ({ servers, profiles }) =>
    printClosed(await measureClosed(servers, profiles ? PROFILE : [], write)),
  paced: async ({ servers, profiles }) => printPaced(await measurePaced(servers, profiles ? PROFILE : [])),
  memory: async () => printMemory(await measureMemory()),
  spectators: async () => printSpectators(await measureSpectators()),
  page: async () => printPage(await measurePage()),
  presses: async () => {
    printPresses(await measurePresses('pen', 4));
    printPresses(await measurePresses('pen', 1));
    printPresses(await measurePresses('finger', 4));
    printHeld(await measureHeld());
  },
  unused: async () => printUnused(await measureUnused()),
};

async function run(): Promise<void> {
  const wish = wishOf(process.argv.slice(2));
  const began = performance.now();
  for (const part of wish.parts) await RUN[part](wish);
  write(`measured in ${((performance.now() - began) / 60_000).toFixed(1)} min, ${machine()}`);
}

function machine(): string {
  const load = loadavg().map((one) => one.toFixed(1));
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
