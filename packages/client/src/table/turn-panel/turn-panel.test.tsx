/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import '../../testing/match-media';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { tableAt, TestTable } from '../../testing/test-table';
import { TurnPanel, TurnPrompt } from './turn-panel';

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
});

const model = tableAt('random-act');
const { turn, seats } = model.view;

function renderPanel(seat: number) {
  const view = { ...model.view, turn: { ...turn, seat, step: 'spread' } } as const;
  render(
    <TestTable model={model} displayed={{ view, stateId: model.stateId - 1 }}>
      <TurnPrompt />
      <TurnPanel />
    </TestTable>,
  );
}

test("shows the hand and another player's turn until the animations have caught up", () => {
  const other = (turn.seat + 1) % seats.length;
  renderPanel(other);
  expect(screen.getByTestId('turn-prompt').textContent).toContain(model.match.seats[other]?.name ?? '?');
  expect(screen.queryByText('End actions')).toBeNull();
  expect(screen.getByRole('list', { name: 'My fire cards' })).not.toBeNull();
});

test("shows the decision at once while the viewer's own move is animated", () => {
  renderPanel(turn.seat);
  expect(screen.getByText('End actions')).not.toBeNull();
});
