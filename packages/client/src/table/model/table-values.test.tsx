/** @jest-environment jsdom */
import { viewFor } from '@great-fire/game';
import { readPosition } from '@great-fire/game/notation';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { initI18n } from '../../i18n/i18n';
import { tableAt } from '../../testing/test-table';
import { staticTableModel } from './static-table';
import {
  createTableStore,
  districtName,
  nameOf,
  objectiveName,
  ownColour,
  ownerOf,
  TableStoreContext,
  useTableValue,
} from './table-context';

test('renders a reader of a derived value only when that value changes', () => {
  const store = createTableStore(tableAt('random-act'));
  const onRender = jest.fn();
  function Spectators() {
    useEffect(onRender);
    return <p>{useTableValue(({ presence }) => presence.spectators)}</p>;
  }
  const { unmount } = render(
    <TableStoreContext value={store}>
      <Spectators />
    </TableStoreContext>,
  );
  act(() => store.setState({ chatHasMore: true }));
  expect(onRender).toHaveBeenCalledTimes(1);
  act(() => store.setState({ presence: { connected: [], spectators: 3 } }));
  expect(screen.getByText('3')).toBeTruthy();
  unmount();
});

test('names seats, districts and objectives, and the owner of a colour as far as the viewer knows', async () => {
  await initI18n();
  const { match } = tableAt('random-act');
  expect([0, 7].map((seat) => nameOf(match, seat))).toEqual(['Anna', '8']);
  const position = 'rules players:3 hidden | seat 0 green | seat 1 red | turn 1 spread';
  const open = viewFor(readPosition(position.replace(' hidden', '')), null);
  expect([ownerOf(open, 'green'), ownerOf(open, 'red'), ownerOf(open, 'black')]).toEqual([0, 1, null]);
  const hidden = viewFor(readPosition(position), 1);
  expect([ownerOf(hidden, 'green'), ownerOf(hidden, 'red')]).toEqual([null, 1]);
  expect([ownColour(hidden), ownColour(open)]).toEqual(['red', null]);
  expect(districtName('st-pauls')).toBe('St. Pauls');
  expect(objectiveName('I-christs-hospital')).toContain("Christ's Hospital");
});

test('rejects every command at a table without a server', async () => {
  const { match, view, log } = tableAt('random-act');
  const model = staticTableModel({ match, view, stateId: 3, log });
  expect(await model.act({ type: 'undo' })).toMatchObject({ ok: false, code: 'not-allowed-now' });
  expect(await model.sendChat({ text: 'Hello' })).toMatchObject({ ok: false });
  expect(await model.moderateChat({ type: 'list-muted' })).toMatchObject({ ok: false });
  expect(await model.fetchView(2)).toBeNull();
  expect(model).toMatchObject({ sendCommand: null, proposeTakeback: null, connection: 'connected' });
  expect(model.presence.connected).toEqual(view.seats.map(() => true));
  expect(model.tableState.clock.activeSeat).toBe(view.turn.seat);
  const over = tableAt('random-scoring');
  expect(staticTableModel(over).tableState.clock.activeSeat).toBeNull();
});
