import type { Turn } from '@great-fire/game';
import { stepsOfTurn } from './steps-of-turn';

const turn = (change: Partial<Turn>): Turn => ({
  number: 3,
  seat: 1,
  step: 'spread',
  card: null,
  spreads: 0,
  points: 4,
  actions: 0,
  intensifyBy: null,
  ...change,
});
const told = (change: Partial<Turn>, isSpreadingAgain = false) =>
  stepsOfTurn(turn(change), isSpreadingAgain).map(({ name, state }) =>
    (state === 'now' ? `[${name}]` : name).concat(state === 'done' ? ' done' : ''),
  );

test('a turn goes from the spread over the actions to the draw', () => {
  expect(told({ step: 'spread' })).toEqual(['[spread]', 'act', 'draw']);
  expect(told({ step: 'act' })).toEqual(['spread done', '[act]', 'draw']);
});

test('DBL-1: while the fire’s second move is chosen the spread goes on', () => {
  expect(told({ step: 'act' }, true)).toEqual(['[spread]', 'act', 'draw']);
});

test('an intensify stands where it is called for', () => {
  expect(told({ step: 'intensify', intensifyBy: 'stack' })).toEqual([
    'spread done',
    'act done',
    '[intensify]',
  ]);
  expect(told({ step: 'intensify', intensifyBy: 'discard' })).toEqual(['[intensify]', 'act', 'draw']);
});

test('setup has one step at a time, the end has none', () => {
  expect(told({ step: 'band' })).toEqual(['[band]']);
  expect(told({ step: 'over' })).toEqual([]);
});
