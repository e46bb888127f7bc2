import type { TableState, TimeControl, TimeoutAction } from '@great-fire/protocol';
import {
  MINUTE,
  PRESENT,
  START,
  answerPause,
  callVote,
  castVote,
  expectTransition,
  findProposal,
  leave,
  proposePause,
  resume,
  returnToSeat,
} from '../testing/commands';
import { afterMove, releasedSeat } from './after-move';
import { applyNextDeadline } from './deadlines';
import { isRejected } from './rejection';
import { reconnectOwner, substitute } from './seat-control';
import { nextDeadline, isBotControlled, initialTableState, type TableContext } from './table-state';

const friendly = (timeoutAction: TimeoutAction): TimeControl => ({
  clock: { kind: 'per-turn', seconds: 60 },
  timeoutAction,
});

/** Returns the context of a table with four persons, `after` ms into the first turn. Seat 0 is active. */
function createContext(timeControl: TimeControl, after = 0): TableContext {
  return { timeControl, ownedByPerson: [true, true, true, true], at: START + after };
}

const initialState = (timeControl: TimeControl): TableState => initialTableState(timeControl, 4, 0, START);

test('applies no deadline early, and a time-out only once', () => {
  const pace = friendly('bot-turn');
  expect(nextDeadline(initialState(pace))).toBe(START + MINUTE);
  expect(applyNextDeadline(initialState(pace), createContext(pace, MINUTE - 1), PRESENT)).toBeNull();
  const { tableState, event } = expectTransition(
    applyNextDeadline(initialState(pace), createContext(pace, MINUTE), PRESENT),
  );
  expect(event).toEqual({ type: 'time-out', seat: 0, action: 'bot-turn' });
  expect(tableState.version).toBe(1);
  expect(applyNextDeadline(tableState, createContext(pace, 10 * MINUTE), PRESENT)).toBeNull();
});

test('a bot for one turn releases the seat afterwards, a bot for the seat stays', () => {
  for (const [timeOut, stays] of [
    ['bot-turn', false],
    ['bot-seat', true],
  ] as const) {
    const pace = friendly(timeOut);
    const { tableState } = expectTransition(
      applyNextDeadline(initialState(pace), createContext(pace, MINUTE), PRESENT),
    );
    const within = afterMove(tableState, createContext(pace, MINUTE + 10), { seat: 0, isNewTurn: false });
    expect(isBotControlled(within, 0)).toBe(true);
    const next = afterMove(within, createContext(pace, MINUTE + 20), { seat: 1, isNewTurn: true });
    expect(isBotControlled(next, 0)).toBe(stays);
    expect(releasedSeat(within, next)).toBe(stays ? null : 0);
    expect(next.clock).toMatchObject({ activeSeat: 1, deadline: START + 2 * MINUTE + 20 });
    const round = afterMove(next, createContext(pace, MINUTE + 30), { seat: 0, isNewTurn: true });
    expect(round.clock.deadline === null).toBe(stays);
  }
});

test('an open seat waits for a substitute, and the other players may vote otherwise', () => {
  const pace = friendly('open-seat');
  const { tableState } = expectTransition(
    applyNextDeadline(initialState(pace), createContext(pace, MINUTE), PRESENT),
  );
  expect(tableState.absences[0]).toEqual({ standIn: 'none', isOpen: true, hasLeft: false });
  expect(tableState.vote).toMatchObject({ seat: 0, voters: [1, 2, 3], ballots: [], deadline: null });
  expect(nextDeadline(tableState)).toBeNull();
  const one = expectTransition(castVote(tableState, createContext(pace, 2 * MINUTE), 1, 'bot-turn'));
  const two = expectTransition(castVote(one.tableState, createContext(pace, 2 * MINUTE), 2, 'bot-turn'));
  expect(two.event).toEqual({ type: 'voted', by: 2, seat: 0, verdict: 'bot-turn' });
  expect(isBotControlled(two.tableState, 0)).toBe(true);
  const names = { formerName: 'Ann', name: 'Eve' };
  const eve = expectTransition(substitute(two.tableState, createContext(pace, 3 * MINUTE), 0, names));
  expect(eve.tableState.absences[0]).toBeNull();
  expect(eve.tableState.clock).toMatchObject({ activeSeat: 0, deadline: START + 4 * MINUTE });
  expect(isRejected(substitute(eve.tableState, createContext(pace, 3 * MINUTE), 0, names))).toBe(true);
  const over = { ...two.tableState, clock: { ...two.tableState.clock, activeSeat: null } };
  expect(isRejected(substitute(over, createContext(pace, 3 * MINUTE), 0, names))).toBe(true);
});

test('a majority of the voters decides; otherwise the votes cast do, half a minute after the first', () => {
  const pace = friendly('vote');
  const asked = expectTransition(
    applyNextDeadline(initialState(pace), createContext(pace, MINUTE), PRESENT),
  ).tableState;
  const one = expectTransition(castVote(asked, createContext(pace, 2 * MINUTE), 3, 'bot-seat'));
  expect(one.event).toMatchObject({ verdict: null });
  expect(applyNextDeadline(one.tableState, createContext(pace, 2 * MINUTE + 29_999), PRESENT)).toBeNull();
  const over = expectTransition(
    applyNextDeadline(one.tableState, createContext(pace, 2 * MINUTE + 30_000), PRESENT),
  );
  expect(over.event).toEqual({ type: 'vote-ended', seat: 0, verdict: 'bot-seat' });
  expect(isBotControlled(over.tableState, 0)).toBe(true);
});

test('a tie goes to the mildest verdict, and a voter may change a vote but not vote twice', () => {
  const pace = friendly('vote');
  const asked = expectTransition(
    applyNextDeadline(initialState(pace), createContext(pace, MINUTE), PRESENT),
  ).tableState;
  const later = createContext(pace, 2 * MINUTE);
  const first = expectTransition(castVote(asked, later, 1, 'open-seat')).tableState;
  const changed = expectTransition(castVote(first, later, 1, 'bot-turn')).tableState;
  expect(changed.vote?.ballots).toEqual([{ seat: 1, verdict: 'bot-turn' }]);
  const second = expectTransition(castVote(changed, later, 2, 'wait')).tableState;
  const over = expectTransition(applyNextDeadline(second, createContext(pace, 3 * MINUTE), PRESENT));
  expect(over.event).toMatchObject({ verdict: 'wait' });
  expect(over.tableState.clock.deadline).toBe(START + 4 * MINUTE);
  expect(isRejected(castVote(asked, later, 0, 'wait'))).toBe(true);
});

test('the player under vote may still move, which ends the vote', () => {
  const pace = friendly('vote');
  const asked = expectTransition(
    applyNextDeadline(initialState(pace), createContext(pace, MINUTE), PRESENT),
  ).tableState;
  const moved = afterMove(asked, createContext(pace, 2 * MINUTE), { seat: 0, isNewTurn: false });
  expect(moved.vote).toBeNull();
  expect(moved.clock.deadline).toBe(START + 3 * MINUTE);
});

test('a bot takes over when no other player is left to vote', () => {
  for (const timeOut of ['vote', 'open-seat'] as const) {
    const pace = friendly(timeOut);
    const alone: TableContext = {
      ...createContext(pace, MINUTE),
      ownedByPerson: [true, false, false, false],
    };
    let conduct = initialState(pace);
    for (
      let due = applyNextDeadline(conduct, alone, PRESENT);
      due !== null;
      due = applyNextDeadline(conduct, alone, PRESENT)
    )
      ({ tableState: conduct } = due);
    expect(isBotControlled(conduct, 0)).toBe(true);
  }
});

test('without a clock, players may call a vote after two minutes and not before', () => {
  const pace: TimeControl = { clock: { kind: 'none' }, timeoutAction: 'vote' };
  expect(isRejected(callVote(initialState(pace), createContext(pace, 2 * MINUTE - 1), 1, []))).toBe(true);
  expect(isRejected(callVote(initialState(pace), createContext(pace, 2 * MINUTE), 0, []))).toBe(true);
  const called = expectTransition(callVote(initialState(pace), createContext(pace, 2 * MINUTE), 1, []));
  expect(called.tableState.vote).toMatchObject({ seat: 0, voters: [1, 2, 3] });
  expect(
    isRejected(callVote(initialState(friendly('vote')), createContext(friendly('vote'), 2 * MINUTE), 1, [])),
  ).toBe(true);
});

test('all present players must agree to a pause, which stops the clock', () => {
  const pace = friendly('bot-turn');
  const asked = expectTransition(
    proposePause(initialState(pace), createContext(pace, 10_000), 0, [0, 1, 3]),
  ).tableState;
  expect(findProposal(asked, 'pause')).toMatchObject({ by: 0, pending: [1, 3] });
  expect(isRejected(answerPause(asked, createContext(pace, 11_000), 2, true))).toBe(true);
  const one = expectTransition(answerPause(asked, createContext(pace, 11_000), 1, true)).tableState;
  const no = expectTransition(answerPause(one, createContext(pace, 12_000), 3, false));
  expect(no.tableState).toMatchObject({ proposals: [], pausedAt: null });
  expect(isRejected(proposePause(no.tableState, createContext(pace, 71_999), 0, [0, 1]))).toBe(true);
  expect(isRejected(proposePause(no.tableState, createContext(pace, 72_000), 0, [0, 1]))).toBe(false);
  const paused = expectTransition(answerPause(one, createContext(pace, 12_000), 3, true)).tableState;
  expect(paused.pausedAt).toBe(START + 12_000);
  expect(nextDeadline(paused)).toBeNull();
  const on = expectTransition(resume(paused, START + 1_012_000, 2)).tableState;
  expect(on.clock.deadline).toBe(START + MINUTE + 1_000_000);
});

test('a proposal of a pause expires after a minute', () => {
  const pace: TimeControl = { clock: { kind: 'none' }, timeoutAction: 'vote' };
  const asked = expectTransition(proposePause(initialState(pace), createContext(pace), 0, [0, 1])).tableState;
  const lapsed = expectTransition(applyNextDeadline(asked, createContext(pace, MINUTE), PRESENT));
  expect(lapsed).toMatchObject({
    event: { type: 'proposal-expired', kind: 'pause' },
    tableState: { proposals: [], pausedAt: null },
  });
});

test('a player who has left returns only by command, not by reconnecting', () => {
  const pace = friendly('vote');
  const gone = expectTransition(leave(initialState(pace), createContext(pace), 0)).tableState;
  expect(gone.absences[0]).toEqual({ standIn: 'seat', isOpen: true, hasLeft: true });
  expect(reconnectOwner(gone, createContext(pace, 5000), 0)).toBeNull();
  const back = expectTransition(returnToSeat(gone, createContext(pace, 5000), 0)).tableState;
  expect(back.absences[0]).toBeNull();
  expect(back.clock.deadline).toBe(START + 5000 + MINUTE);
});

test('players who leave during a vote are no voters any more, and a bot takes over when all have left', () => {
  const pace = friendly('vote');
  let conduct = expectTransition(
    applyNextDeadline(initialState(pace), createContext(pace, MINUTE), PRESENT),
  ).tableState;
  conduct = expectTransition(castVote(conduct, createContext(pace, MINUTE), 1, 'wait')).tableState;
  conduct = expectTransition(leave(conduct, createContext(pace, MINUTE + 1), 1)).tableState;
  expect(conduct.vote).toMatchObject({ voters: [2, 3], ballots: [], deadline: null });
  for (const seat of [2, 3])
    conduct = expectTransition(leave(conduct, createContext(pace, MINUTE + 2), seat)).tableState;
  const last = expectTransition(applyNextDeadline(conduct, createContext(pace, MINUTE + 2), PRESENT));
  expect(last.event).toEqual({ type: 'time-out', seat: 0, action: 'bot-turn' });
});

test('a pause proposal ends with its proposer’s play, and no other proposal of a pause does', () => {
  const pace = friendly('bot-turn');
  const context = createContext(pace, 10_000);
  const asked = expectTransition(proposePause(initialState(pace), context, 0, [0, 1, 3])).tableState;
  const left = (seat: number) => expectTransition(leave(asked, context, seat)).tableState;
  expect(left(0).proposals).toEqual([]);
  expect(findProposal(left(1), 'pause')).toMatchObject({ by: 0, pending: [3] });
  expect(findProposal(left(2), 'pause')).toMatchObject({ by: 0, pending: [1, 3] });
  const timedOut = applyNextDeadline(asked, createContext(pace, MINUTE), PRESENT)?.tableState ?? asked;
  expect([isBotControlled(timedOut, 0), timedOut.proposals]).toEqual([true, []]);
});
