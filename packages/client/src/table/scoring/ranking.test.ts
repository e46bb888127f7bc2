import type { Result, Score } from '@great-fire/game';
import { dealGame, playUntil } from '../../gallery/random-play';
import { getTiedLeaders, rankScores, getTieBreakValue } from './ranking';

const score = (seat: number, total: number, change: Partial<Score> = {}): Score => ({
  seat,
  houses: 20,
  cones: 0,
  objectives: 0,
  oneVp: 0,
  hero: 0,
  total,
  ...change,
});
const { result: played } = playUntil(dealGame(3, 'rank'), 3, ({ turn }) => turn.step === 'over').state;
if (played === null) throw new Error('The game has a result');
const result = (scores: readonly Score[], winners: readonly number[]): Result => ({
  ...played,
  scores,
  winners,
});

test('ranks the winner of a tie first', () => {
  const tied = result([score(0, 41), score(1, 44), score(2, 44, { cones: 5 })], [2]);
  expect(rankScores(tied).map(({ seat }) => seat)).toEqual([2, 1, 0]);
  expect(getTiedLeaders(tied).map(({ seat }) => seat)).toEqual([1, 2]);
});

test('returns the value that each tie-break compares', () => {
  const one = score(0, 30, { houses: 28, cones: 3, objectives: 6 });
  expect(getTieBreakValue(one, 'cones')).toBe(3);
  expect(getTieBreakValue(one, 'houses')).toBe(14);
  expect(getTieBreakValue(one, 'objectives')).toBe(6);
});
