/** npm run bench: figures beside a calibration loop; nothing here fails because a machine is slow. */
import type { Players } from '@great-fire/game';
import { calibrate } from './calibration';
import { measureEngine } from './engine';
import { measureLegal } from './legal';

const SECONDS = 4;
const PLAYERS: readonly Players[] = [3, 4, 5, 6];

const write = (line: string) => process.stdout.write(`${line}\n`);

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
