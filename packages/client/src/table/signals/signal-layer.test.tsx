/** @jest-environment jsdom */
import type { MapSignal, SignalMessage } from '@great-fire/protocol';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { loadMessages } from '../../i18n/i18n';
import { useSignalSetting } from '../../lib/signal-setting';
import { TestTable, tableAt } from '../../testing/test-table';
import type { TableModel } from '../model/table-context';
import { SignalLayer } from './signal-layer.lazy';
import { arrowPaths } from './signal-shape';

beforeAll(() => loadMessages('table'));
beforeAll(() => loadMessages('signals'));
afterEach(() => useSignalSetting.getState().setOn(true));

/** Renders the layer over a district. `receive` brings a signal of a player. */
function openLayer(model: TableModel) {
  const sent: MapSignal[] = [];
  const listeners = new Set<(signal: SignalMessage) => void>();
  const signals = {
    send: (signal: MapSignal) => {
      sent.push(signal);
      return Promise.resolve({ ok: true } as const);
    },
    subscribe: (listener: (signal: SignalMessage) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  render(
    <TestTable model={{ ...model, signals }}>
      <main>
        <div>
          <button data-district="temple" />
          <button data-district="dowgate" />
          <SignalLayer />
        </div>
      </main>
    </TestTable>,
  );
  const receive = (signal: SignalMessage) => act(() => listeners.forEach((listener) => listener(signal)));
  const focus = (district: string) =>
    document.querySelector<HTMLElement>(`[data-district="${district}"]`)?.focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  return { sent, receive, focus, press, listeners };
}

const shapes = () => screen.queryAllByTestId('signal');

test('draws a ring and an arrow in the colour of the pawn, and says who points where', () => {
  const table = tableAt('act');
  const { receive } = openLayer(table);
  receive({ seat: 1, district: 'temple' });
  receive({ seat: 0, district: 'dowgate', from: 'temple' });
  const [ring, arrow] = shapes();
  expect(ring?.querySelectorAll('circle')).toHaveLength(3);
  expect(ring?.dataset['pawnColour']).toBe(table.view.seats[1]?.pawnColour);
  expect(arrow?.querySelectorAll('path')).toHaveLength(4);
  expect(arrow?.dataset['pawnColour']).toBe(table.view.seats[0]?.pawnColour);
  const [first, second] = [1, 0].map((seat) => table.match.seats[seat]?.name);
  expect(shapes().map(({ textContent }) => textContent)).toEqual([first, second]);
  expect(screen.getByTestId('signal-announcer').textContent).toBe(
    `${first} points at Temple.${second} points from Temple to Dowgate.`,
  );
});

test('shows with hidden colours only the colour of the pawn', () => {
  const table = tableAt('hidden-colours');
  expect(table.view.seats[1]?.colour).toBeNull();
  const { receive } = openLayer(table);
  receive({ seat: 1, district: 'temple' });
  expect(shapes()[0]?.dataset['pawnColour']).toBe(table.view.seats[1]?.pawnColour);
});

test('sends by key the district with the focus, or an arrow that another key began', () => {
  const { sent, focus, press } = openLayer(tableAt('act'));
  press('p'); // no district has the focus
  focus('temple');
  press('p');
  press('P');
  expect(screen.getByRole('status').textContent).toContain('Arrow from Temple');
  focus('dowgate');
  press('p');
  press('P');
  press('Escape');
  expect(screen.getByRole('status').textContent).toBe('');
  press('p');
  expect(sent).toEqual([
    { district: 'temple' },
    { district: 'dowgate', from: 'temple' },
    { district: 'dowgate' },
  ]);
});

test('has nothing to press for spectators, and nothing at all while the setting is off', () => {
  const { receive, focus, press, sent, listeners } = openLayer(tableAt('spectator'));
  receive({ seat: 1, district: 'temple' });
  focus('temple');
  press('p');
  expect([shapes().length, sent, screen.queryByTestId('point')]).toEqual([1, [], null]);
  act(() => useSignalSetting.getState().setOn(false));
  expect([shapes().length, listeners.size]).toEqual([0, 0]);
});

test('has nothing to press after the end of the game', () => {
  const { receive } = openLayer(tableAt('random-scoring'));
  receive({ seat: 1, district: 'temple' });
  expect([shapes().length, screen.queryByTestId('point')]).toEqual([1, null]);
});

test('an arrow ends at its district, also between two that are close together', () => {
  expect(arrowPaths([0, 0], [100, 0])).toEqual({
    shaft: 'M14.0 0.0L66.0 0.0',
    head: 'M100.0 0.0L66.0 15.0L66.0 -15.0Z',
  });
  expect(arrowPaths([0, 0], [0, 40]).shaft).toBe('M0.0 6.0L0.0 6.0');
});
