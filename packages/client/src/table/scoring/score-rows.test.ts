import type { Score, Result } from '@great-fire/game';
import { dealGame, playUntil } from '../../gallery/random-play';
import {
  getRevealSteps,
  SCORE_ROWS,
  getPartialTotal,
  getTiedLeaders,
  rankScores,
  getTieBreakValue,
} from './score-rows';

const { result: played } = playUntil(dealGame(3, 'rank'), 3, ({ turn }) => turn.step === 'over').state;

const score: Score = { seat: 0, houses: 26, cones: 5, objectives: 6, oneVp: 2, hero: 2, total: 41 };

test('END-2: adds up the rows to the total', () => {
  expect(getPartialTotal(score, () => true)).toBe(41);
});

test('END-2: adds up only the revealed rows', () => {
  expect(getPartialTotal(score, (beat) => beat === 'start' || beat === 'houses')).toBe(26);
});

test('reveals every row once, and hidden items before the rows that need them', () => {
  const beats = getRevealSteps(true);
  expect(beats.filter((beat) => SCORE_ROWS.some(({ row }) => row === beat))).toEqual(
    SCORE_ROWS.map(({ row }) => row),
  );
  expect(beats.indexOf('colours')).toBeLessThan(beats.indexOf('houses'));
  expect(beats.indexOf('hidden-objectives')).toBeLessThan(beats.indexOf('objectives'));
  expect(beats.indexOf('hidden-hand')).toBeLessThan(beats.indexOf('tokens'));
});

test('does not reveal open colours', () => {
  expect(getRevealSteps(false)).not.toContain('colours');
});

const scoreOfSeat = (seat: number, total: number, change: Partial<Score> = {}): Score => ({
  seat,
  houses: 20,
  cones: 0,
  objectives: 0,
  oneVp: 0,
  hero: 0,
  total,
  ...change,
});

if (played === null) throw new Error('The game has a result');

const result = (scores: readonly Score[], winners: readonly number[]): Result => ({
  ...played,
  scores,
  winners,
});

test('ranks the winner of a tie first', () => {
  const tied = result([scoreOfSeat(0, 41), scoreOfSeat(1, 44), scoreOfSeat(2, 44, { cones: 5 })], [2]);
  expect(rankScores(tied).map(({ seat }) => seat)).toEqual([2, 1, 0]);
  expect(getTiedLeaders(tied).map(({ seat }) => seat)).toEqual([1, 2]);
});

test('returns the value that each tie-break compares', () => {
  const one = scoreOfSeat(0, 30, { houses: 28, cones: 3, objectives: 6 });
  expect(getTieBreakValue(one, 'cones')).toBe(3);
  expect(getTieBreakValue(one, 'houses')).toBe(14);
  expect(getTieBreakValue(one, 'objectives')).toBe(6);
});
