import { NO_TIME_CONTROL, emptyTableState, personSeatSummary } from '@great-fire/protocol';
import type { Absence, TableState, SeatSummary } from '@great-fire/protocol';
import {
  getRetryTime,
  getBotControlledSeats,
  getInputBlock,
  getSessionCards,
  getAvailableActions,
} from './session-state';

const BOT: Absence = { standIn: 'seat', isOpen: false, hasLeft: false };
const OPEN: Absence = { standIn: 'none', isOpen: true, hasLeft: false };
const LEFT: Absence = { standIn: 'seat', isOpen: true, hasLeft: true };

/** Three people; the second is awaited since `since` ms. */
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
const pauseProposal = { by: 0, pending: [1], expiresAt: 60_000 };
const vote = { seat: 1, voters: [0, 2], ballots: [], deadline: null };

test('who may not decide knows why: all is paused, or a bot plays for them', () => {
  expect(getInputBlock(tableState(), 1)).toBeNull();
  expect(getInputBlock(tableState({ pausedAt: 5 }), 1)).toBe('paused');
  expect(getInputBlock(tableState({ absences: away(1, BOT) }), 1)).toBe('bot-controlled');
  expect(getInputBlock(tableState({ absences: away(1, OPEN) }), 1)).toBeNull();
  expect(getInputBlock(tableState({ absences: away(1, BOT) }), null)).toBeNull();
});

test('each is shown what is asked of them', () => {
  const of = (change: Partial<TableState>) =>
    [0, 1, 2, null].map((viewer) => getSessionCards(tableState(change), match(), viewer).join());
  expect(of({})).toEqual(['', '', '', '']);
  expect(of({ pausedAt: 5, vote })).toEqual(['paused', 'paused', 'paused', 'paused']);
  expect(of({ pauseProposal })).toEqual(['pause-pending', 'pause-proposal', '', '']);
  const takebackProposal = { id: 1, by: 0, toStateId: 4, pending: [1], agreed: [2], expiresAt: 60_000 };
  expect(of({ takebackProposal })).toEqual(['takeback-pending', 'takeback-proposal', 'takeback-pending', '']);
  const abortProposal = { id: 1, by: 0, pending: [1], expiresAt: 60_000 };
  expect(of({ abortProposal })).toEqual(['abort-pending', 'abort-proposal', 'abort-pending', '']);
  expect(of({ abortProposal, pausedAt: 5 })).toEqual([
    'paused,abort-pending',
    'paused,abort-proposal',
    'paused,abort-pending',
    'paused',
  ]);
  expect(of({ isAborted: true })).toEqual(['aborted', 'aborted', 'aborted', 'aborted']);
  expect(of({ vote })).toEqual(['vote', 'vote-on-me', 'vote', '']);
  expect(of({ absences: away(1, BOT) })).toEqual(['', 'away', '', '']);
});

test('who watches may take a seat that is open; at a game that is over nothing is asked', () => {
  const left = tableState({ absences: away(1, LEFT) });
  expect(getSessionCards(left, withOpenSeat, null)).toEqual(['open-seat']);
  expect(getSessionCards(left, withOpenSeat, 0)).toEqual([]);
  const over = { ...left, clock: { ...left.clock, activeSeat: null } };
  expect(getSessionCards(over, withOpenSeat, null)).toEqual([]);
});

test('a vote is called about a person who is awaited, at a table without a clock', () => {
  expect(getAvailableActions(tableState(), match(), 0)).toMatchObject({
    voteSeat: 1,
    voteAvailableAt: 121_000,
  });
  expect(getAvailableActions(tableState(), match(), 1).voteSeat).toBeNull();
  expect(getAvailableActions(tableState({ vote }), match(), 0).voteSeat).toBeNull();
  expect(getAvailableActions(tableState({ absences: away(1, BOT) }), match(), 0).voteSeat).toBeNull();
  const bot = match([
    personSeatSummary('Ann'),
    { ...personSeatSummary('Wren'), hasOwner: false, botLevel: 'merchant' },
    personSeatSummary('Cat'),
  ]);
  expect(getAvailableActions(tableState(), bot, 0).voteSeat).toBeNull();
  const timed = {
    ...match(),
    timeControl: { clock: { kind: 'correspondence', days: 1 }, timeoutAction: 'vote' },
  } as const;
  expect(getAvailableActions(tableState(), timed, 0).voteSeat).toBeNull();
});

test('a pause is asked for by who plays, once; who has left cannot leave again', () => {
  expect(getAvailableActions(tableState(), match(), 0)).toMatchObject({ canPause: true, canLeave: true });
  expect(getAvailableActions(tableState({ pauseProposal }), match(), 1).canPause).toBe(false);
  expect(getAvailableActions(tableState({ pausedAt: 5 }), match(), 0)).toMatchObject({
    canPause: false,
    canLeave: true,
  });
  expect(getAvailableActions(tableState({ absences: away(0, LEFT) }), match(), 0)).toMatchObject({
    canPause: false,
    canLeave: false,
  });
});

test('who was told no may ask again from then on, and nobody else waits', () => {
  const told = tableState({ cooldown: { seat: 1, until: 5 } });
  expect([0, 1, null].map((viewer) => getRetryTime(told, viewer))).toEqual([null, 5, null]);
  expect(getRetryTime(tableState(), 1)).toBeNull();
});

test('a host sends bots to the seats of bots, and to those whose owners are away', () => {
  const seats = match([
    ...['Ann', 'Ben'].map(personSeatSummary),
    { ...personSeatSummary('Pepys'), hasOwner: false },
  ]);
  expect(getBotControlledSeats(tableState(), seats)).toEqual([2]);
  expect(getBotControlledSeats(tableState({ absences: away(1, OPEN) }), seats)).toEqual([1, 2]);
});
