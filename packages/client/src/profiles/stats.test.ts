import type { GameTotals } from '@great-fire/protocol';
import { perGame, objectiveRate, sumTotals, winRate } from './stats';

const gameTotals = (players: number, change: Partial<GameTotals> = {}): GameTotals => ({
  players,
  options: { hiddenColours: false, moreDestruction: false, cones: 65 },
  ...{ games: 2, won: 1, shared: 0, vp: 50, houses: 20, putOut: 4, kept: 2, lost: 4 },
  ...change,
});

test('games of all kinds are added up, and told a game and as shares', () => {
  const sums = sumTotals([gameTotals(3), gameTotals(4, { shared: 1, vp: 70, kept: 5, lost: 1 })]);
  expect(sums).toEqual({ games: 4, won: 2, shared: 1, vp: 120, houses: 40, putOut: 8, kept: 7, lost: 5 });
  expect(perGame(sums.vp, sums)).toBe(30);
  expect(winRate(sums)).toBe(0.75);
  expect(objectiveRate(sums)).toBeCloseTo(7 / 12);
});

test('without games there is nothing to tell', () => {
  const none = sumTotals([]);
  expect([perGame(none.vp, none), winRate(none), objectiveRate(none)]).toEqual([null, null, null]);
});
