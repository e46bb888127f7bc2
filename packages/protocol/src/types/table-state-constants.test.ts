import { tableStateSchema } from '../schemas/table-state';
import { defaultSpectatorAccess } from './spectator-access';
import { emptyTableState } from './table-state-constants';

test('the first state of a table awaits one seat and holds nothing else', () => {
  const state = emptyTableState(4, 2, 5000);
  expect(state).toEqual({
    version: 0,
    clock: { activeSeat: 2, since: 5000, deadline: null, banks: [] },
    pausedAt: null,
    proposals: [],
    takebacks: 0,
    isAborted: false,
    cooldown: null,
    vote: null,
    absences: [null, null, null, null],
  });
  expect(tableStateSchema.parse(state)).toEqual(state);
});

test('everyone may watch a public table, and those with the link a private one', () => {
  expect([defaultSpectatorAccess(false), defaultSpectatorAccess(true)]).toEqual(['open', 'link']);
});
