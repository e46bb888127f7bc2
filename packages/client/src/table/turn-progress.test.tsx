/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { Turn } from '@great-fire/game';
import { initI18n, loadMessages } from '../i18n/i18n';
import { tableAt, TestTable } from '../testing/test-table';
import { TurnProgress, getTurnSteps } from './turn-progress';

jest.mock('./turn-progress.module.css', () => ({}));
jest.mock('../ui/pips.module.css', () => ({}));

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
});

test('names the player whose move is animated, and keeps the live state in its data', () => {
  const model = tableAt('random-act');
  const seat = (model.view.turn.seat + 1) % model.view.seats.length;
  const earlier = { ...model.view, turn: { ...model.view.turn, seat, step: 'spread' } } as const;
  const { rerender } = render(
    <TestTable model={model} displayed={{ view: earlier, stateId: model.stateId - 1 }}>
      <TurnProgress />
    </TestTable>,
  );
  const stepper = screen.getByTestId('turn-progress');
  const name = model.match.seats[seat]?.name ?? '';
  expect(stepper.querySelector('b')?.textContent).toContain(name);
  expect(stepper.querySelector('[aria-current]')?.textContent).toBe('Spread');
  expect(stepper.dataset).toMatchObject({ seat: String(model.view.turn.seat), step: 'act' });
  rerender(
    <TestTable model={model} displayed={{ view: earlier, stateId: model.stateId - 1, mode: 'past' }}>
      <TurnProgress />
    </TestTable>,
  );
  expect(stepper.querySelector('b')?.textContent).not.toContain(name);
});

const turn = (change: Partial<Turn>): Turn => ({
  number: 3,
  seat: 1,
  step: 'spread',
  card: null,
  spreads: 0,
  points: 4,
  actions: 0,
  undos: 0,
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
