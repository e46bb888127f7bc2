import { viewFor } from '@great-fire/game';
import { given } from '@great-fire/game/testing';
import { emptyTableState } from '../types/table-state-constants';
import type { DeltaUpdate, Update } from '../schemas/socket-messages';
import { applyDelta } from './apply-delta';
import { diff } from './patch';

const view = viewFor(given('pudding-lane F12 | turn 3 act seat:1 card:N points:4'), 1);
const ctx = { turn: 3, currentPlayer: '1' } as Update['frame']['ctx'];
const tableState = emptyTableState(3, 1, 1000);
const last: Update = { frame: { stateId: 5, view, ctx }, tableState, logEntries: [], serverTime: 1000 };

const next = {
  view: { ...view, turn: { ...view.turn, points: 3 } },
  ctx,
  tableState: { ...tableState, pausedAt: 2000 },
};
const delta: DeltaUpdate = {
  fromStateId: 5,
  stateId: 6,
  patch: diff({ view, ctx, tableState }, next),
  logEntries: [{ stateId: 6, seat: 1, events: [], at: 2000 }],
  serverTime: 2000,
};

test('rebuilds the update from the last one of the same socket', () => {
  expect(applyDelta(delta, last)).toEqual({
    frame: { stateId: 6, view: next.view, ctx },
    tableState: next.tableState,
    logEntries: delta.logEntries,
    serverTime: 2000,
  });
  expect(applyDelta(delta, last)?.frame.view.districts).toBe(view.districts);
});

test('has no update for a delta from another state, or without a state', () => {
  expect(applyDelta({ ...delta, fromStateId: 4 }, last)).toBeNull();
  expect(applyDelta(delta, null)).toBeNull();
});
