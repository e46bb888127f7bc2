import type { TableState, TimeControl } from '@great-fire/protocol';
import { NO_TIME_CONTROL } from '@great-fire/protocol';
import { answerAbort, proposeAbort } from './abort';
import { afterMove } from './after-move';
import { leave } from './seat-control';
import { nextDeadline, initialTableState, isRejection } from './table-state';
import type { Transition, Rejection, TableContext } from './table-state';
import { proposePause, resume } from './pause';
import { applyNextDeadline } from './deadlines';

const START = 1_000_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CORRESPONDENCE: TimeControl = { clock: { kind: 'correspondence', days: 3 }, timeoutAction: 'bot-turn' };

/** A table of three people and a bot, `after` ms into its first turn, which is seat 0's. */
const createContext = (timeControl: TimeControl = NO_TIME_CONTROL, after = 0): TableContext => ({
  timeControl,
  ownedByPerson: [true, true, true, false],
  at: START + after,
});

const initialState = (timeControl: TimeControl = NO_TIME_CONTROL): TableState =>
  initialTableState(timeControl, 4, 0, START);

function expectTransition(result: Transition | Rejection | null): Transition {
  if (result === null || isRejection(result)) throw new Error(`Not verdict: ${JSON.stringify(result)}`);
  return result;
}

const proposedState = (timeControl: TimeControl = NO_TIME_CONTROL): TableState =>
  expectTransition(proposeAbort(initialState(timeControl), createContext(timeControl), 1)).tableState;
const answer = (state: TableState, by: number, agrees: boolean, id = 1) =>
  answerAbort(state, createContext(), by, { id, agrees });

test('all who play are asked, and the last yes ends the game for all', () => {
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
  expect(isRejection(proposeAbort(tableState, createContext(), 1))).toBe(true);
});

test('one no ends the question, and who was told so asks no more for a minute; who asked may think better of it', () => {
  const refused = expectTransition(answer(proposedState(), 0, false)).tableState;
  expect(refused).toMatchObject({ abortProposal: null, isAborted: false });
  expect(isRejection(proposeAbort(refused, createContext(), 1))).toBe(true);
  expect(isRejection(proposeAbort(refused, createContext(), 2))).toBe(false);
  const withdrawn = expectTransition(answer(proposedState(), 1, false)).tableState;
  expect(isRejection(proposeAbort(withdrawn, createContext(), 1))).toBe(false);
});

test('who was not asked does not answer, nor anybody for another question', () => {
  for (const by of [1, 3]) expect(isRejection(answer(proposedState(), by, true))).toBe(true);
  expect(isRejection(answer(proposedState(), 0, true, 2))).toBe(true);
  const one = expectTransition(answer(proposedState(), 2, true)).tableState;
  expect(isRejection(answer(one, 2, false))).toBe(true);
});

test('who is alone among bots ends the game at once', () => {
  const alone = { ...createContext(), ownedByPerson: [false, true, false, false] };
  const { tableState, event } = expectTransition(proposeAbort(initialState(), alone, 1));
  expect(event).toEqual({ type: 'abort-proposed', by: 1, isAborted: true });
  expect(tableState.isAborted).toBe(true);
});

test('a seat whose owner has left is not asked, and asks nothing', () => {
  const { tableState } = expectTransition(leave(initialState(), createContext(), 2));
  expect(
    expectTransition(proposeAbort(tableState, createContext(), 1)).tableState.abortProposal?.pending,
  ).toEqual([0]);
  expect(isRejection(proposeAbort(tableState, createContext(), 2))).toBe(true);
});

test('the game goes on meanwhile; when others play, or it is over, nobody is asked any more', () => {
  const onward = afterMove(proposedState(), createContext(), { seat: 1, isNewTurn: true });
  expect(onward.abortProposal).toEqual(proposedState().abortProposal);
  expect(expectTransition(leave(proposedState(), createContext(), 2)).tableState.abortProposal).toBeNull();
  expect(
    afterMove(proposedState(), createContext(), { seat: null, isNewTurn: true }).abortProposal,
  ).toBeNull();
});

test('what not everybody answers lapses: after a minute, at a table of days after a day', () => {
  expect(applyNextDeadline(proposedState(), createContext(NO_TIME_CONTROL, MINUTE - 1))).toBeNull();
  const lapsed = expectTransition(applyNextDeadline(proposedState(), createContext(NO_TIME_CONTROL, MINUTE)));
  expect(lapsed.event).toEqual({ type: 'abort-expired' });
  expect(lapsed.tableState).toMatchObject({ abortProposal: null, isAborted: false });
  expect(nextDeadline(proposedState(CORRESPONDENCE))).toBe(START + DAY);
});

test('a paused game can be ended, and a pause takes nothing from the time to answer', () => {
  const paused = expectTransition(proposePause(initialState(), createContext(), 1, [1])).tableState;
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
