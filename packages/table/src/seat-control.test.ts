/** Tests who controls a seat: its owner, a bot or a substitute. */
import { TABLE_EVENTS_MAX, type Absence, type TableState, type TimeoutAction } from '@great-fire/protocol';
import { MINUTE, START, expectTransition, leave, returnToSeat } from '../testing/commands';
import { assignBot, reconnectOwner, substitute } from './seat-control';
import { initialTableState, standInChanges, withoutProposals, type TableContext } from './table-state';

const contextOf = (timeoutAction: TimeoutAction, after = 0): TableContext => ({
  timeControl: { clock: { kind: 'per-turn', seconds: 60 }, timeoutAction },
  ownedByPerson: [true, true, true],
  at: START + after,
});
const CONTEXT = contextOf('vote');
const NAMES = { formerName: 'Ann', name: 'Eve' };
const BY_HOST = { by: 0, level: 'alderman' } as const;
const EMPTY: Absence = { standIn: 'none', isOpen: true, hasLeft: false };

const BEGUN = initialTableState(CONTEXT.timeControl, 3, 0, START);
const withAbsences = (...absences: TableState['absences']): TableState => ({ ...BEGUN, absences });
const isOver = (state: TableState): TableState => ({ ...state, clock: { ...state.clock, activeSeat: null } });
const isFull = (state: TableState): TableState => ({ ...state, version: TABLE_EVENTS_MAX });

const CHANGES = {
  leave: (state: TableState) => leave(state, CONTEXT, 1),
  return: (state: TableState) => returnToSeat(state, CONTEXT, 1),
  substitute: (state: TableState) => substitute(state, CONTEXT, 1, NAMES),
  'assign a bot': (state: TableState) => assignBot(state, CONTEXT, 1, BY_HOST),
};
const ABSENT = withAbsences(null, EMPTY, null);

test.each(Object.entries(CHANGES))('%s: possible during the game and not after it', (_, change) => {
  expectTransition(change(ABSENT));
  expect(change(isOver(ABSENT))).toMatchObject({ error: 'game-over' });
});

test('no owner reconnects after the game, to a seat that is not lost, or after leaving', () => {
  expectTransition(reconnectOwner(ABSENT, CONTEXT, 1));
  expect(reconnectOwner(isOver(ABSENT), CONTEXT, 1)).toBeNull();
  expect(reconnectOwner(ABSENT, CONTEXT, 0)).toBeNull();
  expect(reconnectOwner(withAbsences(null, { ...EMPTY, hasLeft: true }, null), CONTEXT, 1)).toBeNull();
});

test('a full log stops substitutes, bots and returning players, but no player who leaves or reconnects', () => {
  for (const name of ['return', 'substitute', 'assign a bot'] as const)
    expect(CHANGES[name](isFull(ABSENT))).toMatchObject({ error: 'table-log-full' });
  expectTransition(CHANGES.leave(isFull(ABSENT)));
  expectTransition(reconnectOwner(isFull(ABSENT), CONTEXT, 1));
});

test('no player leaves twice, or takes back a seat that is not lost', () => {
  expect(CHANGES.leave(withAbsences(null, { ...EMPTY, hasLeft: true }, null))).toMatchObject({
    error: 'already-left',
  });
  expect(CHANGES.return(BEGUN)).toMatchObject({ error: 'seat-already-yours' });
});

test('a substitute takes an open seat and no other', () => {
  const taken = expectTransition(CHANGES.substitute(ABSENT));
  expect(taken.tableState.absences).toEqual([null, null, null]);
  expect(taken.event).toEqual({ type: 'substituted', seat: 1, ...NAMES });
  for (const state of [BEGUN, withAbsences(null, { ...EMPTY, isOpen: false }, null)])
    expect(CHANGES.substitute(state)).toMatchObject({ error: 'seat-not-open' });
});

test('the host assigns a bot to the seat of an absent owner, which stays open, and to no other', () => {
  const assigned = expectTransition(CHANGES['assign a bot'](ABSENT));
  expect(assigned.tableState.absences[1]).toEqual({ ...EMPTY, standIn: 'seat' });
  expect(assigned.tableState.version).toBe(BEGUN.version + 1);
  expect(assigned.event).toEqual({ type: 'bot-assigned', seat: 1, ...BY_HOST });
  const standIn = { seat: 1, bot: 'alderman' };
  expect(assigned.chosenStandIn).toEqual(standIn);
  expect(standInChanges(ABSENT, assigned.tableState, assigned.chosenStandIn)).toEqual([standIn]);
  expect(CHANGES['assign a bot'](BEGUN)).toMatchObject({ error: 'owner-plays' });
});

test('a bot starts or stops only where the control of a seat changes', () => {
  const played = withAbsences(null, { ...EMPTY, standIn: 'seat' }, null);
  expect(standInChanges(ABSENT, played)).toEqual([{ seat: 1, bot: 'merchant' }]);
  expect(standInChanges(played, ABSENT)).toEqual([{ seat: 1, bot: null }]);
  expect(standInChanges(played, withAbsences(null, { ...EMPTY, standIn: 'turn' }, null))).toEqual([]);
});

test.each([
  ['open-seat', 'open-seat', 'none'],
  ['vote', 'bot-seat', 'seat'],
  ['bot-turn', 'bot-seat', 'seat'],
  ['bot-seat', 'bot-seat', 'seat'],
] as const)('at a table with the time-out %s, who leaves is followed by: %s', (timeOut, action, standIn) => {
  const { tableState, event } = expectTransition(leave(BEGUN, contextOf(timeOut), 1));
  expect(event).toEqual({ type: 'left', seat: 1, action });
  expect(tableState.absences[1]).toEqual({ standIn, isOpen: true, hasLeft: true });
});

test('only the control of the active seat changes the clock', () => {
  const later = contextOf('vote', 10_000);
  expect(expectTransition(leave(BEGUN, later, 1)).tableState.clock).toEqual(BEGUN.clock);
  expect(expectTransition(leave(BEGUN, later, 0)).tableState.clock.deadline).toBeNull();
});

test('a player who leaves during a vote takes no other ballot along', () => {
  const vote = {
    seat: 0,
    voters: [1, 2],
    ballots: [{ seat: 2, verdict: 'wait' as const }],
    deadline: START + MINUTE,
  };
  const { tableState } = expectTransition(leave({ ...BEGUN, vote }, CONTEXT, 1));
  expect(tableState.vote).toEqual({ ...vote, voters: [2] });
});

test('a state without such proposals stays the same', () => {
  expect(withoutProposals(BEGUN, 'pause', 'abort')).toBe(BEGUN);
});
