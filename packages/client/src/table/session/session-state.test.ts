import {
  NO_TIME_CONTROL,
  PROPOSAL_KINDS,
  emptyTableState,
  personSeatSummary,
  type Absence,
  type MatchSummary,
  type Proposal,
  type TableState,
  type SeatSummary,
} from '@great-fire/protocol';
import { createTableFacts, type TableFacts } from '@great-fire/table';
import { getInputBlock } from '../move-input/phase';
import { getBotControlledSeats, getSessionCards, keepFirstQuestion } from './session-state';

const BOT: Absence = { standIn: 'seat', isOpen: false, hasLeft: false };
const OPEN: Absence = { standIn: 'none', isOpen: true, hasLeft: false };
const LEFT: Absence = { standIn: 'seat', isOpen: true, hasLeft: true };

/** Three players. The second is active since `since` ms. */
const tableState = (change: Partial<TableState> = {}): TableState => ({
  ...emptyTableState(3, 1, 1000),
  ...change,
});
const away = (seat: number, how: Absence): TableState['absences'] =>
  [null, null, null].map((_, index) => (index === seat ? how : null));
const match = (seats: readonly SeatSummary[] = ['Ann', 'Ben', 'Cat'].map(personSeatSummary)) =>
  ({ status: 'running', seats, timeControl: NO_TIME_CONTROL }) as const;
const withOpenSeat = match(
  ['Ann', 'Ben', 'Cat'].map((name) => ({ ...personSeatSummary(name), isOpen: name === 'Ben' })),
);
/** A proposal of the first player, to which the third has agreed. */
const proposal = <K extends Proposal['kind']>(kind: K) => ({
  ...{
    kind,
    id: PROPOSAL_KINDS.indexOf(kind) + 1,
    by: 0,
    toStateId: 4,
    pending: [1],
    agreed: [2],
    expiresAt: 60_000,
  },
});
const vote = { seat: 1, voters: [0, 2], ballots: [], deadline: null };

test('blocks input while the game is paused or a bot plays for the viewer', () => {
  expect(getInputBlock(tableState(), 1)).toBeNull();
  expect(getInputBlock(tableState({ pausedAt: 5 }), 1)).toBe('paused');
  expect(getInputBlock(tableState({ absences: away(1, BOT) }), 1)).toBe('bot-controlled');
  expect(getInputBlock(tableState({ absences: away(1, OPEN) }), 1)).toBeNull();
  expect(getInputBlock(tableState({ absences: away(1, BOT) }), null)).toBeNull();
});

const factsOf = (
  change: Partial<TableState> = {},
  { seats }: Pick<MatchSummary, 'seats'> = match(),
): TableFacts =>
  createTableFacts({
    state: tableState(change),
    timeControl: NO_TIME_CONTROL,
    ownedByPerson: seats.map(({ hasOwner }) => hasOwner),
    stateId: 9,
    now: 2000,
    presence: { seats: [], visibleSeats: [] },
  });
const cardsOf = (change: Partial<TableState>, viewer: number | null, table = match()) =>
  getSessionCards(factsOf(change, table), table, viewer);

test('shows each viewer the cards for them, and marks questions', () => {
  const of = (change: Partial<TableState>) =>
    [0, 1, 2, null].map((viewer) =>
      cardsOf(change, viewer)
        .map(({ kind, isQuestion }) => `${kind}${isQuestion ? '?' : ''}`)
        .join(),
    );
  expect(of({})).toEqual(['', '', '', '']);
  expect(of({ pausedAt: 5, vote })).toEqual(['paused', 'paused', 'paused', 'paused']);
  expect(of({ proposals: [proposal('pause')] })).toEqual(['pause', 'pause?', 'pause', '']);
  expect(of({ proposals: [proposal('takeback')] })).toEqual(['takeback', 'takeback?', 'takeback', '']);
  expect(of({ proposals: [proposal('abort')] })).toEqual(['abort', 'abort?', 'abort', '']);
  expect(of({ proposals: [proposal('takeback'), proposal('abort')], pausedAt: 5 })).toEqual([
    'paused,abort',
    'paused,abort?',
    'paused,abort',
    'paused',
  ]);
  expect(of({ isAborted: true })).toEqual(['aborted', 'aborted', 'aborted', 'aborted']);
  expect(of({ vote })).toEqual(['vote?', 'vote-on-me', 'vote?', '']);
  expect(of({ absences: away(1, BOT) })).toEqual(['', 'away', '', '']);
});

test('asks an owner for whom a bot plays about the end of the game', () => {
  const asked = cardsOf({ absences: away(1, BOT), proposals: [proposal('abort')] }, 1);
  expect(asked).toEqual([
    { kind: 'away', isQuestion: false },
    { kind: 'abort', isQuestion: true },
  ]);
});

test('offers spectators an open seat, and shows no cards after the game', () => {
  const left = { absences: away(1, LEFT) };
  expect(cardsOf(left, null, withOpenSeat)).toEqual([{ kind: 'open-seat', isQuestion: false }]);
  expect(cardsOf(left, 0, withOpenSeat)).toEqual([]);
  const clock = { ...tableState().clock, activeSeat: null };
  expect(cardsOf({ ...left, clock }, null, withOpenSeat)).toEqual([]);
});

test('lists the seats of bots and of absent owners', () => {
  const seats = match([
    ...['Ann', 'Ben'].map(personSeatSummary),
    { ...personSeatSummary('Pepys'), hasOwner: false },
  ]);
  expect(getBotControlledSeats(factsOf({}, seats))).toEqual([2]);
  expect(getBotControlledSeats(factsOf({ absences: away(1, OPEN) }, seats))).toEqual([1, 2]);
});

test('shows one question at a time, and every state beside it', () => {
  const [pause, abort, vote] = (['pause', 'abort', 'vote'] as const).map((kind) => ({
    kind,
    isQuestion: true,
  }));
  const state = { kind: 'takeback', isQuestion: false } as const;
  if (pause === undefined || abort === undefined || vote === undefined) throw new Error('No card');
  expect(keepFirstQuestion([pause, abort, vote])).toEqual([pause]);
  expect(keepFirstQuestion([state, abort, vote])).toEqual([state, abort]);
  expect(keepFirstQuestion([state])).toEqual([state]);
});
