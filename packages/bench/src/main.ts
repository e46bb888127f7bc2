/** npm run bench: figures beside a calibration loop; nothing here fails because a machine is slow. */
import type { Players } from '@great-fire/game';
import { calibrate } from './calibration';
import { measureClosed } from './closed';
import { UsageError, wishOf } from './command-line';
import { measureEngine } from './engine';
import { measureLegal } from './legal';
import { measureLobby } from './lobby';
import { write } from './print';
import { printClosed } from './print-closed';

const SECONDS = 4;
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

async function run(): Promise<void> {
  const { parts, servers, profiles } = wishOf(process.argv.slice(2));
  if (parts.includes('rules')) rules();
  if (parts.includes('lobby')) await lobby();
  if (parts.includes('closed')) {
    const flags = profiles ? ['--cpu-prof', '--cpu-prof-dir=.cache/bench'] : [];
    printClosed(await measureClosed(servers, flags, write));
  }
}

run().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof UsageError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exitCode = 1;
});
