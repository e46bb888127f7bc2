import type { TableState, TimeControl } from '@great-fire/protocol';
import { NO_TIME_CONTROL } from '@great-fire/protocol';
import { isRejected } from '../errors/error-table';
import type { Rejected } from '../errors/error-table';
import { answerAbort, proposeAbort } from './abort';
import { afterMove } from './after-move';
import { leave } from './seat-control';
import { nextDeadline, initialTableState } from './table-state';
import type { Transition, TableContext } from './table-state';
import { answerPause, proposePause, resume } from './pause';
import { applyNextDeadline } from './deadlines';

const START = 1_000_000;
const MINUTE = 60_000;
const PRESENT = { seats: [0, 1, 2, 3], visibleSeats: [] }; // connected; no page is visible
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

function expectTransition(result: Transition | Rejected | null): Transition {
  if (result === null || isRejected(result)) throw new Error(`Not verdict: ${JSON.stringify(result)}`);
  return result;
}

const proposedState = (timeControl: TimeControl = NO_TIME_CONTROL): TableState =>
  expectTransition(proposeAbort(initialState(timeControl), createContext(timeControl), 1)).tableState;
const answer = (state: TableState, by: number, agrees: boolean, id = 1) =>
  answerAbort(state, createContext(), by, { id, agrees });

test('asks all active players, and the last acceptance ends the game', () => {
  expect(proposedState().abortProposal).toEqual({ id: 1, by: 1, pending: [0, 2], expiresAt: START + MINUTE });
  const one = expectTransition(answer(proposedState(), 2, true));
  expect(one.event).toEqual({ type: 'abort-answered', by: 2, agrees: true, isAborted: false });
  expect(one.tableState.isAborted).toBe(false);
  const { tableState, event } = expectTransition(answer(one.tableState, 0, true));
  expect(event).toEqual({ type: 'abort-answered', by: 0, agrees: true, isAborted: true });
  expect(tableState).toMatchObject({
    isAborted: true,
    abortProposal: null,
    clock: { activeSeat: null, deadline: null },
  });
  expect(nextDeadline(tableState)).toBeNull();
  expect(isRejected(proposeAbort(tableState, createContext(), 1))).toBe(true);
});

test('one refusal ends the proposal and starts a cooldown; the proposer may withdraw without one', () => {
  const refused = expectTransition(answer(proposedState(), 0, false)).tableState;
  expect(refused).toMatchObject({ abortProposal: null, isAborted: false });
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
  expect(event).toEqual({ type: 'abort-proposed', by: 1, isAborted: true });
  expect(tableState.isAborted).toBe(true);
});

test('a seat whose owner has left is not asked and cannot propose', () => {
  const { tableState } = expectTransition(leave(initialState(), createContext(), 2));
  expect(
    expectTransition(proposeAbort(tableState, createContext(), 1)).tableState.abortProposal?.pending,
  ).toEqual([0]);
  expect(isRejected(proposeAbort(tableState, createContext(), 2))).toBe(true);
});

test('moves keep the proposal; a change of players or the end of the game cancels it', () => {
  const onward = afterMove(proposedState(), createContext(), { seat: 1, isNewTurn: true });
  expect(onward.abortProposal).toEqual(proposedState().abortProposal);
  expect(expectTransition(leave(proposedState(), createContext(), 2)).tableState.abortProposal).toBeNull();
  expect(
    afterMove(proposedState(), createContext(), { seat: null, isNewTurn: true }).abortProposal,
  ).toBeNull();
});

test('an unanswered proposal expires after a minute, in correspondence games after a day', () => {
  expect(applyNextDeadline(proposedState(), createContext(NO_TIME_CONTROL, MINUTE - 1), PRESENT)).toBeNull();
  const lapsed = expectTransition(
    applyNextDeadline(proposedState(), createContext(NO_TIME_CONTROL, MINUTE), PRESENT),
  );
  expect(lapsed.event).toEqual({ type: 'abort-expired' });
  expect(lapsed.tableState).toMatchObject({ abortProposal: null, isAborted: false });
  expect(nextDeadline(proposedState(CORRESPONDENCE))).toBe(START + DAY);
});

test('a paused game can be aborted, and a pause extends the time to answer', () => {
  const asked = expectTransition(proposePause(initialState(), createContext(), 1, [0, 1])).tableState;
  const paused = expectTransition(answerPause(asked, createContext(), 0, true)).tableState;
  const { tableState } = expectTransition(proposeAbort(paused, createContext(), 0));
  const id = tableState.abortProposal?.id ?? 0;
  const one = expectTransition(answer(tableState, 1, true, id)).tableState;
  expect(expectTransition(answer(one, 2, true, id)).tableState).toMatchObject({
    isAborted: true,
    pausedAt: null,
  });
  const later = expectTransition(resume(tableState, START + 5 * MINUTE, 0)).tableState;
  expect(later.abortProposal?.expiresAt).toBe(START + 6 * MINUTE);
});
