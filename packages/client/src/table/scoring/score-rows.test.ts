import type { Score } from '@great-fire/game';
import { getRevealSteps, SCORE_ROWS, getPartialTotal } from './score-rows';

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
  expect(beats.indexOf('kept')).toBeLessThan(beats.indexOf('objectives'));
  expect(beats.indexOf('held')).toBeLessThan(beats.indexOf('tokens'));
});

test('does not reveal open colours', () => {
  expect(getRevealSteps(false)).not.toContain('colours');
});
