/** Protects players who are away from those who are present. */
import { NO_TIME_CONTROL, type TableState, type TimeControl } from '@great-fire/protocol';
import {
  MINUTE,
  PRESENT,
  START,
  answerAbort,
  answerPause,
  callVote,
  castVote,
  expectTransition,
  findProposal,
  proposeAbort,
  proposePause,
} from '../testing/commands';
import { applyNextDeadline } from './deadlines';
import { isRejected } from './rejection';
import { reconnectOwner, substitute } from './seat-control';
import { initialTableState, type TableContext } from './table-state';

const PER_TURN: TimeControl = { clock: { kind: 'per-turn', seconds: 60 }, timeoutAction: 'bot-seat' };
const CORRESPONDENCE: TimeControl = { clock: { kind: 'correspondence', days: 1 }, timeoutAction: 'vote' };

/** Returns the context of a table with three persons, `after` ms into the first turn. Seat 0 is active. */
const createContext = (timeControl: TimeControl, after = 0): TableContext => ({
  timeControl,
  ownedByPerson: [true, true, true],
  at: START + after,
});
const initialState = (timeControl: TimeControl): TableState => initialTableState(timeControl, 3, 0, START);

const stateAfter = (result: Parameters<typeof expectTransition>[0]): TableState =>
  expectTransition(result).tableState;

test('a player who is alone at the table asks the absent players for a pause, and the own clock goes on', () => {
  const asked = stateAfter(proposePause(initialState(PER_TURN), createContext(PER_TURN), 0, [0]));
  expect(asked.pausedAt).toBeNull();
  expect(findProposal(asked, 'pause')).toEqual({
    kind: 'pause',
    id: 1,
    by: 0,
    pending: [1, 2],
    agreed: [],
    expiresAt: START + MINUTE,
  });
  expect(asked.clock.deadline).toBe(START + MINUTE);
  const one = stateAfter(answerPause(asked, createContext(PER_TURN, 1000), 1, true));
  expect(one.pausedAt).toBeNull();
  expect(stateAfter(answerPause(one, createContext(PER_TURN, 2000), 2, true)).pausedAt).toBe(START + 2000);
  const days = stateAfter(proposePause(initialState(CORRESPONDENCE), createContext(CORRESPONDENCE), 0, []));
  expect(findProposal(days, 'pause')?.expiresAt).toBe(START + 24 * 60 * MINUTE);
});

test('a player among bots pauses at once', () => {
  const alone = { ...createContext(PER_TURN), ownedByPerson: [true, false, false] };
  expect(stateAfter(proposePause(initialState(PER_TURN), alone, 0, [0])).pausedAt).toBe(START);
});

test('an owner for whom a bot plays is asked before the game ends without a result', () => {
  const late = createContext(PER_TURN, MINUTE);
  const timedOut = stateAfter(applyNextDeadline(initialState(PER_TURN), late, PRESENT));
  expect(timedOut.absences[0]?.standIn).toBe('seat');
  const asked = stateAfter(proposeAbort(timedOut, late, 1));
  expect(asked).toMatchObject({ isAborted: false, proposals: [{ kind: 'abort', by: 1, pending: [0, 2] }] });
  const back = stateAfter(reconnectOwner(asked, late, 0));
  expect(findProposal(back, 'abort')?.pending).toEqual([0, 2]);
  const id = findProposal(back, 'abort')?.id ?? 0;
  const two = stateAfter(answerAbort(back, late, 2, { id, agrees: true }));
  expect(two.isAborted).toBe(false);
  expect(stateAfter(answerAbort(two, late, 0, { id, agrees: true })).isAborted).toBe(true);
});

test('a substitute cancels an abort proposal, because the new owner was not asked', () => {
  const late = createContext(PER_TURN, MINUTE);
  const timedOut = stateAfter(applyNextDeadline(initialState(PER_TURN), late, PRESENT));
  const open = {
    ...timedOut,
    absences: [{ standIn: 'none', isOpen: true, hasLeft: false } as const, null, null],
  };
  const asked = stateAfter(proposeAbort(open, late, 1));
  const taken = stateAfter(substitute(asked, late, 0, { formerName: 'Ann', name: 'Eve' }));
  expect(findProposal(taken, 'abort')).toBeNull();
});

test('a bot keeps the seat of a player who misses a turn while no player is connected', () => {
  const standIn = (
    clock: TimeControl['clock'],
    connected: readonly number[],
    ownedByPerson: readonly boolean[],
  ) => {
    const timeControl: TimeControl = { clock, timeoutAction: 'bot-turn' };
    const late = { ...createContext(timeControl, 24 * 60 * MINUTE), ownedByPerson };
    const state = stateAfter(
      applyNextDeadline(initialState(timeControl), late, { seats: connected, visibleSeats: [] }),
    );
    return state.absences[0]?.standIn;
  };
  const [alone, three] = [
    [true, false, false],
    [true, true, true],
  ];
  const { clock: live } = PER_TURN;
  const { clock: days } = CORRESPONDENCE;
  expect([standIn(live, [], alone), standIn(live, [0], alone)]).toEqual(['seat', 'turn']);
  expect([standIn(live, [], three), standIn(live, [1], three)]).toEqual(['seat', 'turn']);
  expect([standIn(days, [], alone), standIn(days, [], three)]).toEqual(['seat', 'turn']);
});

test('there is no vote on a player who sees the page', () => {
  const later = createContext(NO_TIME_CONTROL, 2 * MINUTE);
  expect(isRejected(callVote(initialState(NO_TIME_CONTROL), later, 1, [0, 1]))).toBe(true);
  expect(isRejected(callVote(initialState(NO_TIME_CONTROL), later, 1, [1]))).toBe(false);
});

test('a called vote gives the player half a minute, and coming back to the page ends it', () => {
  const called = stateAfter(
    callVote(initialState(NO_TIME_CONTROL), createContext(NO_TIME_CONTROL, 2 * MINUTE), 1, [1]),
  );
  const soon = createContext(NO_TIME_CONTROL, 2 * MINUTE + 1);
  const one = stateAfter(castVote(called, soon, 1, 'open-seat'));
  const both = stateAfter(castVote(one, soon, 2, 'open-seat'));
  expect(both.absences[0]).toBeNull();
  expect(applyNextDeadline(both, createContext(NO_TIME_CONTROL, 2 * MINUTE + 29_999), PRESENT)).toBeNull();
  const due = createContext(NO_TIME_CONTROL, 2 * MINUTE + 30_000);
  expect(stateAfter(applyNextDeadline(both, due, PRESENT)).absences[0]?.isOpen).toBe(true);
  expect(stateAfter(applyNextDeadline(both, due, { ...PRESENT, visibleSeats: [0] }))).toMatchObject({
    vote: null,
    absences: [null, null, null],
  });
});
