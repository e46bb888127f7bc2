import type { TableState, TimeControl } from '@great-fire/protocol';
import {
  MINUTE,
  PRESENT,
  START,
  answerPause,
  answerTakeback,
  expectTransition,
  findProposal,
  leave,
  proposePause,
  proposeTakeback,
  resume,
} from '../testing/commands';
import { afterMove, afterTakeback, releasedSeat } from './after-move';
import { applyNextDeadline } from './deadlines';
import { isRejected } from './rejection';
import { nextDeadline, initialTableState, type TableContext } from './table-state';

const FRIENDLY: TimeControl = { clock: { kind: 'per-turn', seconds: 600 }, timeoutAction: 'bot-turn' };
const TOURNAMENT: TimeControl = {
  clock: { kind: 'fischer', bank: 600, increment: 20 },
  timeoutAction: 'bot-turn',
};

/** Returns the context of a table with three persons and a bot, `after` ms into the first turn. Seat 0 is active. */
function createContext(timeControl: TimeControl = FRIENDLY, after = 0): TableContext {
  return { timeControl, ownedByPerson: [true, true, true, false], at: START + after };
}

const initialState = (timeControl: TimeControl = FRIENDLY): TableState =>
  initialTableState(timeControl, 4, 0, START);

const proposedState = (timeControl: TimeControl = FRIENDLY): TableState =>
  expectTransition(proposeTakeback(initialState(timeControl), createContext(timeControl), 1, 7)).tableState;
const acceptTakeback = (state: TableState, by: number, id = 1) =>
  answerTakeback(state, createContext(), by, { id, agrees: true });
const declineTakeback = (state: TableState, by: number, id = 1) =>
  answerTakeback(state, createContext(), by, { id, agrees: false });

test('UNDO-3: asks all active players whether present or not, and no bots', () => {
  const { tableState, event } = expectTransition(proposeTakeback(initialState(), createContext(), 1, 7));
  expect(event).toEqual({ type: 'proposed', kind: 'takeback', by: 1, isAccepted: false });
  expect(findProposal(tableState, 'takeback')).toMatchObject({
    id: 1,
    by: 1,
    toStateId: 7,
    pending: [0, 2],
    agreed: [],
  });
});

test('UNDO-3: a takeback is agreed with the last acceptance and not before', () => {
  const one = expectTransition(acceptTakeback(proposedState(), 2));
  expect(one.event).toEqual({ type: 'responded', kind: 'takeback', by: 2, agrees: true, isAccepted: false });
  expect(findProposal(one.tableState, 'takeback')).toMatchObject({ pending: [0], agreed: [2] });
  expect(isRejected(acceptTakeback(one.tableState, 2))).toBe(true);
  expect(acceptTakeback(one.tableState, 0)).toEqual({ takeback: { by: 1, to: 7, consent: [0, 1, 2] } });
});

test('one refusal ends a takeback proposal; the proposer may withdraw it but not answer for others', () => {
  for (const by of [0, 1, 2])
    expect(
      findProposal(expectTransition(declineTakeback(proposedState(), by)).tableState, 'takeback'),
    ).toBeNull();
  expect(isRejected(acceptTakeback(proposedState(), 1))).toBe(true);
  expect(isRejected(acceptTakeback(proposedState(), 3))).toBe(true);
});

test('a declined player may not propose for a minute; other players and a withdrawn proposer may', () => {
  const told = expectTransition(declineTakeback(proposedState(), 0)).tableState;
  const at = (ms: number) => createContext(FRIENDLY, ms);
  expect(isRejected(proposeTakeback(told, at(MINUTE - 1), 1, 7))).toBe(true);
  expect(isRejected(proposePause(told, at(MINUTE - 1), 1, [0, 1, 2]))).toBe(true);
  expect(isRejected(proposeTakeback(told, at(MINUTE), 1, 7))).toBe(false);
  expect(isRejected(proposeTakeback(told, at(0), 2, 7))).toBe(false);
  expect(
    isRejected(
      proposeTakeback(expectTransition(declineTakeback(proposedState(), 1)).tableState, at(0), 1, 7),
    ),
  ).toBe(false);
});

test('an acceptance of one proposal does not count for the next', () => {
  const next = proposeTakeback(
    expectTransition(declineTakeback(proposedState(), 0)).tableState,
    createContext(),
    2,
    3,
  );
  const { tableState } = expectTransition(next);
  expect(findProposal(tableState, 'takeback')?.id).toBe(3);
  expect(isRejected(acceptTakeback(tableState, 0, 1))).toBe(true);
  expect(
    findProposal(expectTransition(acceptTakeback(tableState, 0, 3)).tableState, 'takeback')?.pending,
  ).toEqual([1]);
});

test('a single player among bots needs no consent', () => {
  const alone = { ...createContext(), ownedByPerson: [false, true, false, false] };
  expect(proposeTakeback(initialState(), alone, 1, 7)).toEqual({ takeback: { by: 1, to: 7, consent: [1] } });
});

test('a seat whose owner has left is not asked and cannot propose', () => {
  const { tableState } = expectTransition(leave(initialState(), createContext(), 2));
  expect(
    findProposal(expectTransition(proposeTakeback(tableState, createContext(), 1, 7)).tableState, 'takeback')
      ?.pending,
  ).toEqual([0]);
  expect(isRejected(proposeTakeback(tableState, createContext(), 2, 7))).toBe(true);
});

test('a move or a change of players cancels the proposal', () => {
  const moved = afterMove(proposedState(), createContext(), { seat: 0, isNewTurn: false });
  expect(findProposal(moved, 'takeback')).toBeNull();
  expect(
    findProposal(expectTransition(leave(proposedState(), createContext(), 2)).tableState, 'takeback'),
  ).toBeNull();
});

test('a proposal expires after a minute, in correspondence games after six hours', () => {
  expect(nextDeadline(proposedState())).toBe(START + MINUTE);
  const lapsed = expectTransition(
    applyNextDeadline(proposedState(), createContext(FRIENDLY, MINUTE), PRESENT),
  );
  expect(lapsed).toMatchObject({
    event: { type: 'proposal-expired', kind: 'takeback' },
    tableState: { proposals: [] },
  });
  const days: TimeControl = { clock: { kind: 'correspondence', days: 1 }, timeoutAction: 'vote' };
  expect(nextDeadline(proposedState(days))).toBe(START + 6 * 60 * MINUTE);
});

test('a pause blocks takebacks and extends the proposal', () => {
  const context = createContext(FRIENDLY, 10_000);
  const asked = expectTransition(proposePause(proposedState(), context, 0, [0, 1])).tableState;
  const paused = expectTransition(answerPause(asked, context, 1, true)).tableState;
  expect(isRejected(acceptTakeback(paused, 2))).toBe(true);
  expect(nextDeadline(paused)).toBeNull();
  const on = expectTransition(resume(paused, START + 5 * MINUTE, 0)).tableState;
  expect(findProposal(on, 'takeback')?.expiresAt).toBe(START + 6 * MINUTE - 10_000);
});

test('a pause does not shorten the time after a refusal in which its proposer may not ask again', () => {
  const declined = expectTransition(declineTakeback(proposedState(), 2)).tableState;
  const asked = expectTransition(proposePause(declined, createContext(), 0, [0, 1])).tableState;
  const paused = expectTransition(answerPause(asked, createContext(), 1, true)).tableState;
  const on = expectTransition(resume(paused, START + 10 * MINUTE, 0)).tableState;
  const askAgain = (after: number) => proposeTakeback(on, createContext(FRIENDLY, after), 1, 7);
  expect(isRejected(askAgain(11 * MINUTE - 1))).toBe(true);
  expect(isRejected(askAgain(11 * MINUTE))).toBe(false);
});

test('rejects a takeback when the game is over', () => {
  const over = afterMove(initialState(), createContext(), { seat: null, isNewTurn: true });
  expect(isRejected(proposeTakeback(over, createContext(), 1, 7))).toBe(true);
});

test('a restored turn has its full time, and the banks keep the time that was spent', () => {
  const friendly = afterTakeback(proposedState(), createContext(FRIENDLY, 30_000), 2);
  expect(friendly).toMatchObject({
    version: 1,
    proposals: [],
    clock: { activeSeat: 2, since: START + 30_000, deadline: START + 630_000 },
  });
  const bank = afterTakeback(proposedState(TOURNAMENT), createContext(TOURNAMENT, 30_000), 2);
  expect(bank.clock.banks).toEqual([570_000, 600_000, 600_000, 600_000]);
  expect(bank.clock.deadline).toBe(START + 630_000);
});

test('a takeback of a turn that a bot played gives the seat back to its owner', () => {
  const late = expectTransition(
    applyNextDeadline(initialState(), createContext(FRIENDLY, 10 * MINUTE), PRESENT),
  ).tableState;
  expect(late.absences[0]).toMatchObject({ standIn: 'turn' });
  const back = afterTakeback(late, createContext(FRIENDLY, 11 * MINUTE), 0);
  expect(back.absences[0]).toBeNull();
  expect(releasedSeat(late, back)).toBe(0);
  expect(back.clock.deadline).toBe(START + 21 * MINUTE);
});
