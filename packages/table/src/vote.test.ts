/** Tests who may vote about the active seat, and when a vote ends. */
import { NO_TIME_CONTROL, TABLE_EVENTS_MAX, type TableState, type TimeControl } from '@great-fire/protocol';
import { MINUTE, PRESENT, START, callVote, castVote, expectTransition } from '../testing/commands';
import { applyNextDeadline } from './deadlines';
import { initialTableState, type TableContext } from './table-state';

const PER_TURN: TimeControl = { clock: { kind: 'per-turn', seconds: 60 }, timeoutAction: 'vote' };
const DAYS: TimeControl = { clock: { kind: 'correspondence', days: 1 }, timeoutAction: 'vote' };
const HOUR = 60 * MINUTE;

/** Returns the context of a table with four persons, `after` ms into the first turn. Seat 0 is active. */
const contextOf = (timeControl: TimeControl, after: number): TableContext => ({
  timeControl,
  ownedByPerson: [true, true, true, true],
  at: START + after,
});

/** Returns a table with a vote about seat 0, because its time is over. */
function timedOut(timeControl: TimeControl, after: number): TableState {
  const begun = initialTableState(timeControl, 4, 0, START);
  return expectTransition(applyNextDeadline(begun, contextOf(timeControl, after), PRESENT)).tableState;
}

test('a majority of the voters decides at once, before its time is over', () => {
  const asked = timedOut(PER_TURN, MINUTE);
  const soon = contextOf(PER_TURN, MINUTE + 1);
  const one = expectTransition(castVote(asked, soon, 1, 'bot-seat'));
  expect(one.event).toEqual({ type: 'voted', by: 1, seat: 0, verdict: null });
  const two = expectTransition(castVote(one.tableState, soon, 2, 'bot-seat'));
  expect(two.event).toEqual({ type: 'voted', by: 2, seat: 0, verdict: 'bot-seat' });
  expect(two.tableState.vote).toBeNull();
  expect(two.tableState.absences[0]).toEqual({ standIn: 'seat', isOpen: false, hasLeft: false });
});

test('the last ballot decides without a majority, for the mildest verdict', () => {
  const soon = contextOf(PER_TURN, MINUTE + 1);
  let state = timedOut(PER_TURN, MINUTE);
  for (const [seat, verdict] of [
    [1, 'open-seat'],
    [2, 'bot-turn'],
  ] as const)
    state = expectTransition(castVote(state, soon, seat, verdict)).tableState;
  const last = expectTransition(castVote(state, soon, 3, 'bot-seat'));
  expect(last.event).toEqual({ type: 'voted', by: 3, seat: 0, verdict: 'bot-turn' });
});

test('at a table without a clock, a vote about an empty seat also ends with its majority', () => {
  const empty: TableState = {
    ...initialTableState(NO_TIME_CONTROL, 4, 0, START),
    absences: [{ standIn: 'none', isOpen: true, hasLeft: true }, null, null, null],
    vote: {
      seat: 0,
      voters: [1, 2, 3],
      ballots: [{ seat: 1, verdict: 'bot-seat' }],
      deadline: START + MINUTE,
    },
  };
  const { event } = expectTransition(castVote(empty, contextOf(NO_TIME_CONTROL, 1), 2, 'bot-seat'));
  expect(event).toMatchObject({ verdict: 'bot-seat' });
});

test('the first ballot gives the others six hours in a correspondence game, and later ones change nothing', () => {
  const due = 24 * HOUR;
  const one = expectTransition(castVote(timedOut(DAYS, due), contextOf(DAYS, due), 1, 'wait')).tableState;
  expect(one.vote?.deadline).toBe(START + due + 6 * HOUR);
  const again = expectTransition(castVote(one, contextOf(DAYS, due + HOUR), 1, 'bot-turn')).tableState;
  expect(again.vote?.deadline).toBe(START + due + 6 * HOUR);
});

const RUNNING = initialTableState(NO_TIME_CONTROL, 4, 0, START);
const LATER = contextOf(NO_TIME_CONTROL, 2 * MINUTE);
const AWAY = { standIn: 'none', isOpen: true, hasLeft: false } as const;

test.each<readonly [string, TableState, TableContext, number, string]>([
  ['during a pause', { ...RUNNING, pausedAt: START }, LATER, 1, 'game-paused'],
  [
    'during a vote',
    { ...RUNNING, vote: { seat: 0, voters: [1], ballots: [], deadline: null } },
    LATER,
    1,
    'vote-open',
  ],
  ['at a table with a clock', RUNNING, contextOf(PER_TURN, 2 * MINUTE), 1, 'clock-opens-votes'],
  [
    'after the game',
    { ...RUNNING, clock: { ...RUNNING.clock, activeSeat: null } },
    LATER,
    1,
    'no-absent-player',
  ],
  ['on oneself', RUNNING, LATER, 0, 'no-absent-player'],
  ['on an absent owner', { ...RUNNING, absences: [AWAY, null, null, null] }, LATER, 1, 'no-absent-player'],
  ['as an absent owner', { ...RUNNING, absences: [null, AWAY, null, null] }, LATER, 1, 'no-absent-player'],
  ['on a bot', RUNNING, { ...LATER, ownedByPerson: [false, true, true, true] }, 1, 'no-absent-player'],
  ['with a full log', { ...RUNNING, version: TABLE_EVENTS_MAX }, LATER, 1, 'table-log-full'],
])('no player calls a vote %s', (_, state, context, by, reason) => {
  expect(callVote(state, context, by, [])).toMatchObject({ error: reason });
});

test('no player calls a vote on a player who sees the page, or in the first two minutes of a turn', () => {
  expect(callVote(RUNNING, LATER, 1, [0])).toMatchObject({ error: 'player-present' });
  expect(callVote(RUNNING, contextOf(NO_TIME_CONTROL, 2 * MINUTE - 1), 1, [])).toMatchObject({
    error: 'vote-too-early',
    until: START + 2 * MINUTE,
  });
  const { tableState, event } = expectTransition(callVote(RUNNING, LATER, 1, [1, 2, 3]));
  expect(event).toEqual({ type: 'vote-called', by: 1, seat: 0 });
  expect(tableState.vote).toEqual({
    seat: 0,
    voters: [1, 2, 3],
    ballots: [],
    deadline: START + 2 * MINUTE + 30_000,
  });
});

test('no player votes without a vote, during a pause, about oneself, or for an absent owner', () => {
  const asked = timedOut(PER_TURN, MINUTE);
  const now = contextOf(PER_TURN, MINUTE);
  expect(castVote(RUNNING, now, 1, 'wait')).toMatchObject({ error: 'no-vote' });
  expect(castVote({ ...asked, pausedAt: START }, now, 1, 'wait')).toMatchObject({ error: 'no-vote' });
  expect(castVote(asked, now, 0, 'wait')).toMatchObject({ error: 'not-a-voter' });
  const gone = { ...asked, absences: [null, AWAY, null, null] };
  expect(castVote(gone, now, 1, 'wait')).toMatchObject({ error: 'not-a-voter' });
});

test('a full log takes first ballots and no changed ones', () => {
  const now = contextOf(PER_TURN, MINUTE);
  const full = { ...timedOut(PER_TURN, MINUTE), version: TABLE_EVENTS_MAX };
  const one = expectTransition(castVote(full, now, 1, 'wait')).tableState;
  expect(castVote(one, now, 1, 'bot-turn')).toMatchObject({ error: 'table-log-full' });
  expectTransition(castVote(one, now, 2, 'bot-turn'));
});

test('the ballot of a player who is away by now no longer counts', () => {
  const now = contextOf(PER_TURN, MINUTE);
  const one = expectTransition(castVote(timedOut(PER_TURN, MINUTE), now, 1, 'bot-seat')).tableState;
  const away: TableState = { ...one, absences: [null, AWAY, null, null] };
  const two = expectTransition(castVote(away, now, 2, 'bot-turn')).tableState;
  expect(two.vote).toMatchObject({ voters: [2, 3], ballots: [{ seat: 2, verdict: 'bot-turn' }] });
});
