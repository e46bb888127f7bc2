import type { Turn } from '@great-fire/game';
import { getTurnSteps } from './turn-steps';

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
const formatSteps = (change: Partial<Turn>, isDoubleMove = false) =>
  getTurnSteps(turn(change), isDoubleMove).map(({ name, state }) =>
    (state === 'current' ? `[${name}]` : name).concat(state === 'done' ? ' done' : ''),
  );

test('steps from the spread over the actions to the draw', () => {
  expect(formatSteps({ step: 'spread' })).toEqual(['[spread]', 'act', 'draw']);
  expect(formatSteps({ step: 'act' })).toEqual(['spread done', '[act]', 'draw']);
});

test('DBL-1: keeps the spread current while the double move is selected', () => {
  expect(formatSteps({ step: 'act' }, true)).toEqual(['[spread]', 'act', 'draw']);
});

test('replaces the step that caused an intensify', () => {
  expect(formatSteps({ step: 'intensify', intensifyBy: 'stack' })).toEqual([
    'spread done',
    'act done',
    '[intensify]',
  ]);
  expect(formatSteps({ step: 'intensify', intensifyBy: 'discard' })).toEqual(['[intensify]', 'act', 'draw']);
});

test('has one step in setup and none at the end', () => {
  expect(formatSteps({ step: 'band' })).toEqual(['[band]']);
  expect(formatSteps({ step: 'over' })).toEqual([]);
});
