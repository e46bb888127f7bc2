/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import type { GameEvent } from '@great-fire/game';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { tableAt, TestTable } from '../../testing/test-table';
import type { TableModel } from '../model/table-context';
import { HonoursList } from './honours-list';

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
  await loadMessages('scoring');
});
afterEach(cleanup);

const model = tableAt('scoring');
const { result } = model.view;
if (result === null) throw new Error('The game is over');
const colour = result.reveal.colours[1] ?? 'red';

const BURN: readonly GameEvent[] = [
  { type: 'fire-spread', seat: 0, card: 'N', path: ['pudding-lane', 'dowgate'], double: false },
  { type: 'houses-burned', seat: 0, district: 'dowgate', houses: { [colour]: 2 } },
];
const entry = (stateId: number, events: readonly GameEvent[]) => ({ stateId, seat: 0, at: 0, events });

const honoursAt = (table: Partial<TableModel>) => (
  <TestTable model={{ ...model, ...table }}>
    <HonoursList result={result} />
  </TestTable>
);
const renderHonours = (table: Partial<TableModel>) => render(honoursAt(table));

test('names the fiercest rival and the hardest loss from the log', () => {
  renderHonours({ log: [entry(1, BURN)] });
  const [attacker, victim] = model.match.seats.map((seat) => seat.name);
  expect(screen.getByText(`${String(attacker)} burned 2 houses of ${String(victim)}`)).toBeTruthy();
  expect(screen.getByText(`${String(victim)} lost 4 points in Dowgate`)).toBeTruthy();
});

test('asks for the rest of the log first, and keeps the places so that no button below moves', () => {
  const loadEarlier = jest.fn(() => Promise.resolve());
  renderHonours({ log: [entry(40, BURN)], loadEarlier });
  expect(loadEarlier).toHaveBeenCalledTimes(1);
  expect(screen.queryByTestId('honours')).toBeNull();
  expect(screen.getByTestId('honours-place').querySelectorAll('li')).toHaveLength(3);
});

test('asks again for the rest of the log after a lost connection', () => {
  const table = { log: [entry(40, BURN)], loadEarlier: jest.fn(() => Promise.resolve()) };
  const { rerender } = renderHonours(table);
  rerender(honoursAt({ ...table, connection: 'reconnecting' }));
  expect(table.loadEarlier).toHaveBeenCalledTimes(1);
  rerender(honoursAt(table));
  expect(table.loadEarlier).toHaveBeenCalledTimes(2);
});
