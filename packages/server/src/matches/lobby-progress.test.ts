import { ENGINE } from '@great-fire/game/engine';
import { simulateGame, seedFromName } from '@great-fire/game/testing';
import { toProgress } from './lobby-progress';

test.each([
  [false, true],
  [true, false],
])('SEC-4: with hidden colours %s, a finished game shows its final points: %s', (hiddenColours, isShown) => {
  const options = { hiddenColours, moreDestruction: false, cones: 65 } as const;
  const { end } = simulateGame(4, options, seedFromName('lobby progress'));
  const totals = [0, 1, 2, 3].map((seat) => end.result?.scores.find((score) => score.seat === seat)?.total);
  expect(totals.every((total) => typeof total === 'number')).toBe(true);
  expect(toProgress(ENGINE, end)).toMatchObject({ status: 'finished', openScores: isShown ? totals : null });
});
