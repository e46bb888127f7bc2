import { NO_TIME_CONTROL, emptyTableState, personSeatSummary, playerSeatSummary } from '@great-fire/protocol';
import type { Absence, TableState, SeatSummary } from '@great-fire/protocol';
import {
  getRetryTime,
  getBotControlledSeats,
  getSessionCards,
  keepFirstQuestion,
  getSessionCommands,
} from './session-state';
import { getInputBlock } from '../move-input/phase';

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
const pauseProposal = { by: 0, pending: [1], expiresAt: 60_000 };
const vote = { seat: 1, voters: [0, 2], ballots: [], deadline: null };

test('blocks input while the game is paused or a bot plays for the viewer', () => {
  expect(getInputBlock(tableState(), 1)).toBeNull();
  expect(getInputBlock(tableState({ pausedAt: 5 }), 1)).toBe('paused');
  expect(getInputBlock(tableState({ absences: away(1, BOT) }), 1)).toBe('bot-controlled');
  expect(getInputBlock(tableState({ absences: away(1, OPEN) }), 1)).toBeNull();
  expect(getInputBlock(tableState({ absences: away(1, BOT) }), null)).toBeNull();
});

test('shows each viewer the cards for them', () => {
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

test('offers spectators an open seat, and shows no cards after the game', () => {
  const left = tableState({ absences: away(1, LEFT) });
  expect(getSessionCards(left, withOpenSeat, null)).toEqual(['open-seat']);
  expect(getSessionCards(left, withOpenSeat, 0)).toEqual([]);
  const over = { ...left, clock: { ...left.clock, activeSeat: null } };
  expect(getSessionCards(over, withOpenSeat, null)).toEqual([]);
});

test('allows a vote on an active person at a table without a clock', () => {
  expect(getSessionCommands(tableState(), match(), 0)).toMatchObject({
    voteSeat: 1,
    voteAvailableAt: 121_000,
  });
  expect(getSessionCommands(tableState(), match(), 1).voteSeat).toBeNull();
  expect(getSessionCommands(tableState({ vote }), match(), 0).voteSeat).toBeNull();
  expect(getSessionCommands(tableState({ absences: away(1, BOT) }), match(), 0).voteSeat).toBeNull();
  const bot = match([
    personSeatSummary('Ann'),
    playerSeatSummary('Wren', 'merchant'),
    personSeatSummary('Cat'),
  ]);
  expect(getSessionCommands(tableState(), bot, 0).voteSeat).toBeNull();
  const timed = {
    ...match(),
    timeControl: { clock: { kind: 'correspondence', days: 1 }, timeoutAction: 'vote' },
  } as const;
  expect(getSessionCommands(tableState(), timed, 0).voteSeat).toBeNull();
});

test('allows one pause proposal by a player, and leaving only once', () => {
  expect(getSessionCommands(tableState(), match(), 0)).toMatchObject({ canPause: true, canLeave: true });
  expect(getSessionCommands(tableState({ pauseProposal }), match(), 1).canPause).toBe(false);
  expect(getSessionCommands(tableState({ pausedAt: 5 }), match(), 0)).toMatchObject({
    canPause: false,
    canLeave: true,
  });
  expect(getSessionCommands(tableState({ absences: away(0, LEFT) }), match(), 0)).toMatchObject({
    canPause: false,
    canLeave: false,
  });
});

test('returns a retry time only for the player whose proposal was refused', () => {
  const told = tableState({ cooldown: { seat: 1, until: 5 } });
  expect([0, 1, null].map((viewer) => getRetryTime(told, viewer))).toEqual([null, 5, null]);
  expect(getRetryTime(tableState(), 1)).toBeNull();
});

test('lists the seats of bots and of absent owners', () => {
  const seats = match([
    ...['Ann', 'Ben'].map(personSeatSummary),
    { ...personSeatSummary('Pepys'), hasOwner: false },
  ]);
  expect(getBotControlledSeats(tableState(), seats)).toEqual([2]);
  expect(getBotControlledSeats(tableState({ absences: away(1, OPEN) }), seats)).toEqual([1, 2]);
});

test('shows one question at a time, and every state beside it', () => {
  expect(keepFirstQuestion(['pause-proposal', 'abort-proposal', 'takeback-proposal', 'vote'])).toEqual([
    'pause-proposal',
  ]);
  expect(keepFirstQuestion(['pause-pending', 'takeback-proposal', 'vote'])).toEqual([
    'pause-pending',
    'takeback-proposal',
  ]);
  expect(keepFirstQuestion(['paused', 'abort-pending'])).toEqual(['paused', 'abort-pending']);
});
