/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { tableAt, TestTable } from '../../testing/test-table';
import { PlayerStrip } from './player-strip';

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
});

test('shows each whole name beside the points, and marks the viewer', () => {
  const model = tableAt('random-act');
  render(
    <TestTable model={model}>
      <PlayerStrip />
    </TestTable>,
  );
  const seats = screen.getAllByRole('listitem');
  expect(seats.map((seat) => seat.querySelector('.name')?.textContent)).toEqual(
    model.match.seats.map(({ name }) => name),
  );
  const own = seats.filter((seat) => seat.classList.contains('me'));
  expect(own.map((seat) => seats.indexOf(seat))).toEqual([model.view.viewer]);
  expect(own[0]?.querySelector('.visually-hidden')?.textContent).toContain('you');
});
