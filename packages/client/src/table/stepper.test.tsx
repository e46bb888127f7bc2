/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { tableAt, TestTable } from './testing/test-table';
import { Stepper } from './stepper';

jest.mock('./stepper.module.css', () => ({}));
jest.mock('../ui/pips.module.css', () => ({}));

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
});

test('names the player whose move is animated, and keeps the live state in its data', () => {
  const model = tableAt('act');
  const seat = (model.view.turn.seat + 1) % model.view.seats.length;
  const earlier = { ...model.view, turn: { ...model.view.turn, seat, step: 'spread' } } as const;
  const { rerender } = render(
    <TestTable model={model} displayed={{ view: earlier, stateId: model.stateId - 1 }}>
      <Stepper />
    </TestTable>,
  );
  const stepper = screen.getByTestId('stepper');
  const name = model.match.seats[seat]?.name ?? '';
  expect(stepper.querySelector('b')?.textContent).toContain(name);
  expect(stepper.querySelector('[aria-current]')?.textContent).toBe('Spread');
  expect(stepper.dataset).toMatchObject({ seat: String(model.view.turn.seat), step: 'act' });
  rerender(
    <TestTable model={model} displayed={{ view: earlier, stateId: model.stateId - 1, mode: 'past' }}>
      <Stepper />
    </TestTable>,
  );
  expect(stepper.querySelector('b')?.textContent).not.toContain(name);
});
