import type { GameTotals } from '@great-fire/protocol';
import { perGame, objectiveRate, sumTotals, winRate } from './stats';

const gameTotals = (players: number, change: Partial<GameTotals> = {}): GameTotals => ({
  players,
  options: { hiddenColours: false, moreDestruction: false, cones: 65 },
  ...{
    games: 2,
    wins: 1,
    sharedWins: 0,
    vp: 50,
    houses: 20,
    conesPutOut: 4,
    objectivesSurvived: 2,
    objectivesLost: 4,
  },
  ...change,
});

test('sums up all games and computes averages and rates', () => {
  const sums = sumTotals([
    gameTotals(3),
    gameTotals(4, { sharedWins: 1, vp: 70, objectivesSurvived: 5, objectivesLost: 1 }),
  ]);
  expect(sums).toEqual({
    games: 4,
    wins: 2,
    sharedWins: 1,
    vp: 120,
    houses: 40,
    conesPutOut: 8,
    objectivesSurvived: 7,
    objectivesLost: 5,
  });
  expect(perGame(sums.vp, sums)).toBe(30);
  expect(winRate(sums)).toBe(0.75);
  expect(objectiveRate(sums)).toBeCloseTo(7 / 12);
});

test('returns null without games', () => {
  const none = sumTotals([]);
  expect([perGame(none.vp, none), winRate(none), objectiveRate(none)]).toEqual([null, null, null]);
});
