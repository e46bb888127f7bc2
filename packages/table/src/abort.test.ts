import { type TableState, type TimeControl, NO_TIME_CONTROL } from '@great-fire/protocol';
import {
  MINUTE,
  PRESENT,
  START,
  answerAbort,
  answerPause,
  expectTransition,
  findProposal,
  leave,
  proposeAbort,
  proposePause,
  resume,
} from '../testing/commands';
import { afterMove } from './after-move';
import { applyNextDeadline } from './deadlines';
import { isRejected } from './rejection';
import { nextDeadline, initialTableState, type TableContext } from './table-state';

const DAY = 24 * 60 * MINUTE;
const CORRESPONDENCE: TimeControl = { clock: { kind: 'correspondence', days: 3 }, timeoutAction: 'bot-turn' };

/** Returns the context of a table with three persons and a bot, `after` ms into the first turn. Seat 0 is active. */
const createContext = (timeControl: TimeControl = NO_TIME_CONTROL, after = 0): TableContext => ({
  timeControl,
  ownedByPerson: [true, true, true, false],
  at: START + after,
});

const initialState = (timeControl: TimeControl = NO_TIME_CONTROL): TableState =>
  initialTableState(timeControl, 4, 0, START);

const proposedState = (timeControl: TimeControl = NO_TIME_CONTROL): TableState =>
  expectTransition(proposeAbort(initialState(timeControl), createContext(timeControl), 1)).tableState;
const answer = (state: TableState, by: number, agrees: boolean, id = 1) =>
  answerAbort(state, createContext(), by, { id, agrees });

test('asks all active players, and the last acceptance ends the game', () => {
  expect(findProposal(proposedState(), 'abort')).toEqual({
    kind: 'abort',
    id: 1,
    by: 1,
    pending: [0, 2],
    agreed: [],
    expiresAt: START + MINUTE,
  });
  const one = expectTransition(answer(proposedState(), 2, true));
  expect(one.event).toEqual({ type: 'responded', kind: 'abort', by: 2, agrees: true, isAccepted: false });
  expect(one.tableState.isAborted).toBe(false);
  const { tableState, event } = expectTransition(answer(one.tableState, 0, true));
  expect(event).toEqual({ type: 'responded', kind: 'abort', by: 0, agrees: true, isAccepted: true });
  expect(tableState).toMatchObject({
    isAborted: true,
    proposals: [],
    clock: { activeSeat: null, deadline: null },
  });
  expect(nextDeadline(tableState)).toBeNull();
  expect(isRejected(proposeAbort(tableState, createContext(), 1))).toBe(true);
});

test('one refusal ends the proposal and starts a cooldown; the proposer may withdraw without one', () => {
  const refused = expectTransition(answer(proposedState(), 0, false)).tableState;
  expect(refused).toMatchObject({ proposals: [], isAborted: false });
  expect(isRejected(proposeAbort(refused, createContext(), 1))).toBe(true);
  expect(isRejected(proposeAbort(refused, createContext(), 2))).toBe(false);
  const withdrawn = expectTransition(answer(proposedState(), 1, false)).tableState;
  expect(isRejected(proposeAbort(withdrawn, createContext(), 1))).toBe(false);
});

test('rejects answers from seats that are not pending and answers to another proposal', () => {
  for (const by of [1, 3]) expect(isRejected(answer(proposedState(), by, true))).toBe(true);
  expect(isRejected(answer(proposedState(), 0, true, 2))).toBe(true);
  const one = expectTransition(answer(proposedState(), 2, true)).tableState;
  expect(isRejected(answer(one, 2, false))).toBe(true);
});

test('ends the game at once when a single player among bots proposes it', () => {
  const alone = { ...createContext(), ownedByPerson: [false, true, false, false] };
  const { tableState, event } = expectTransition(proposeAbort(initialState(), alone, 1));
  expect(event).toEqual({ type: 'proposed', kind: 'abort', by: 1, isAccepted: true });
  expect(tableState.isAborted).toBe(true);
});

test('a seat whose owner has left is not asked and cannot propose', () => {
  const { tableState } = expectTransition(leave(initialState(), createContext(), 2));
  expect(
    findProposal(expectTransition(proposeAbort(tableState, createContext(), 1)).tableState, 'abort')?.pending,
  ).toEqual([0]);
  expect(isRejected(proposeAbort(tableState, createContext(), 2))).toBe(true);
});

test('moves keep the proposal; a change of players or the end of the game cancels it', () => {
  const onward = afterMove(proposedState(), createContext(), { seat: 1, isNewTurn: true });
  expect(findProposal(onward, 'abort')).toEqual(findProposal(proposedState(), 'abort'));
  expect(
    findProposal(expectTransition(leave(proposedState(), createContext(), 2)).tableState, 'abort'),
  ).toBeNull();
  expect(afterMove(proposedState(), createContext(), { seat: null, isNewTurn: true }).proposals).toEqual([]);
});

test('an unanswered proposal expires after a minute, in correspondence games after a day', () => {
  expect(applyNextDeadline(proposedState(), createContext(NO_TIME_CONTROL, MINUTE - 1), PRESENT)).toBeNull();
  const lapsed = expectTransition(
    applyNextDeadline(proposedState(), createContext(NO_TIME_CONTROL, MINUTE), PRESENT),
  );
  expect(lapsed.event).toEqual({ type: 'proposal-expired', kind: 'abort' });
  expect(lapsed.tableState).toMatchObject({ proposals: [], isAborted: false });
  expect(nextDeadline(proposedState(CORRESPONDENCE))).toBe(START + DAY);
});

test('a paused game can be aborted, and a pause extends the time to answer', () => {
  const asked = expectTransition(proposePause(initialState(), createContext(), 1, [0, 1])).tableState;
  const paused = expectTransition(answerPause(asked, createContext(), 0, true)).tableState;
  const { tableState } = expectTransition(proposeAbort(paused, createContext(), 0));
  const id = findProposal(tableState, 'abort')?.id ?? 0;
  const one = expectTransition(answer(tableState, 1, true, id)).tableState;
  expect(expectTransition(answer(one, 2, true, id)).tableState).toMatchObject({
    isAborted: true,
    pausedAt: null,
  });
  const later = expectTransition(resume(tableState, START + 5 * MINUTE, 0)).tableState;
  expect(findProposal(later, 'abort')?.expiresAt).toBe(START + 6 * MINUTE);
});
