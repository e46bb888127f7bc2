/** Tests who may set up a table, and when its game may start. */
import type { Seat } from '@great-fire/game';
import {
  findFreeSeats,
  findHostSeat,
  findSetupRejection,
  maySetUp,
  setupTableOfSummary,
  type SetupChoice,
  type SetupSeat,
  type SetupTable,
} from './setup';

const HOST = 0;
const GUEST = 1;
const ready: SetupSeat = { hasOwner: true, isBot: false, isReady: true };
const unready: SetupSeat = { ...ready, isReady: false };
const bot: SetupSeat = { hasOwner: false, isBot: true, isReady: true };

const tableOf = (change: Partial<SetupTable> = {}): SetupTable => ({
  status: 'open',
  hostSeat: HOST,
  seats: [ready, ready, bot, null],
  ...change,
});

const claim = (seat: Seat | null = null): SetupChoice => ({ type: 'claim', seat, ban: null });

test('the host is the creator, or the lowest person once the creator has left', () => {
  expect(findHostSeat([1, 2], 2)).toBe(2);
  expect(findHostSeat([1, 2], null)).toBe(1);
  expect(findHostSeat([], null)).toBeNull();
});

test('lists the free seats in order', () => {
  expect(findFreeSeats([null, ready, null])).toEqual([0, 2]);
});

test.each<readonly [string, Partial<SetupTable>, Seat | null, SetupChoice, string | null]>([
  ['a visitor takes a free seat', {}, null, claim(3), null],
  ['a visitor takes any seat', {}, null, claim(), null],
  ['no visitor takes a taken seat', {}, null, claim(2), 'seat-taken'],
  ['no visitor takes a seat that the table has not', {}, null, claim(4), 'seat-taken'],
  ['no visitor takes a seat at a full table', { seats: [ready, bot, bot] }, null, claim(), 'table-full'],
  ['nobody takes two seats', {}, GUEST, claim(3), 'already-seated'],
  ['no visitor takes a seat after the start', { status: 'running' }, null, claim(3), 'already-started'],
  ['a removed person takes no seat', {}, null, { type: 'claim', seat: 3, ban: 'kicked' }, 'kicked'],
  ['a player leaves', {}, GUEST, { type: 'leave' }, null],
  ['no visitor leaves', {}, null, { type: 'leave' }, 'not-your-seat'],
  ['no player leaves after the start', { status: 'running' }, GUEST, { type: 'leave' }, 'already-started'],
  ['the host removes a player', {}, HOST, { type: 'remove-player', seat: GUEST }, null],
  ['the host removes no bot so', {}, HOST, { type: 'remove-player', seat: 2 }, 'not-your-seat'],
  ['the host does not remove themselves', {}, HOST, { type: 'remove-player', seat: HOST }, 'not-your-seat'],
  ['a guest removes nobody', {}, GUEST, { type: 'remove-player', seat: HOST }, 'not-your-seat'],
  [
    'a visitor removes nobody',
    { hostSeat: null },
    null,
    { type: 'remove-player', seat: GUEST },
    'not-your-seat',
  ],
  ['nobody removes from a free seat', {}, HOST, { type: 'remove-player', seat: 3 }, 'not-your-seat'],
  ['a player gets ready', {}, GUEST, { type: 'set-ready' }, null],
  ['no visitor gets ready', {}, null, { type: 'set-ready' }, 'not-your-seat'],
  ['nobody gets ready later', { status: 'running' }, GUEST, { type: 'set-ready' }, 'already-started'],
  ['a player answers the deal', {}, GUEST, { type: 'answer-opening-hand' }, null],
  ['no visitor answers the deal', {}, null, { type: 'answer-opening-hand' }, 'not-your-seat'],
  ['the host sorts the seats', {}, HOST, { type: 'reorder-seats' }, null],
  ['no seats move later', { status: 'running' }, HOST, { type: 'reorder-seats' }, 'already-started'],
  ['no name changes later', { status: 'running' }, HOST, { type: 'rename-table' }, 'already-started'],
  ['no bot goes later', { status: 'running' }, HOST, { type: 'remove-bot', seat: 2 }, 'already-started'],
  ['no bot for a missing seat', {}, HOST, { type: 'remove-bot', seat: 9 }, 'bot-not-found'],
  ['no person goes as a bot', {}, HOST, { type: 'remove-bot', seat: GUEST }, 'bot-not-found'],
  [
    'no seats are added later',
    { status: 'running' },
    HOST,
    { type: 'set-players', players: 6 },
    'already-started',
  ],
  [
    'a blocked person takes no seat',
    {},
    null,
    { type: 'claim', seat: null, ban: 'blocked-by-host' },
    'blocked-by-host',
  ],
  [
    'nobody is removed after the start',
    { status: 'running' },
    HOST,
    { type: 'remove-player', seat: GUEST },
    'already-started',
  ],
  ['a guest changes nothing', {}, GUEST, { type: 'rename-table' }, 'not-host'],
  ['a visitor changes nothing', { hostSeat: null }, null, { type: 'rename-table' }, 'not-host'],
  ['the host renames the table', {}, HOST, { type: 'rename-table' }, null],
  ['the clock stays after the start', { status: 'running' }, HOST, option('timeControl'), 'already-started'],
  ['the speed of bots changes in a game', { status: 'running' }, HOST, option('botSpeed'), null],
  ['nothing changes after the game', { status: 'finished' }, HOST, option('botSpeed'), 'already-started'],
  ['as many seats as are taken', {}, HOST, { type: 'set-players', players: 3 }, null],
  [
    'no fewer seats than are taken',
    { seats: [ready, ready, bot, bot] },
    HOST,
    { type: 'set-players', players: 3 },
    'more-seats-taken',
  ],
  ['a bot for a free seat', {}, HOST, { type: 'set-bot', seat: 3 }, null],
  ['another bot in its place', { status: 'running' }, HOST, { type: 'set-bot', seat: 2 }, null],
  ['no bot in place of a person', {}, HOST, { type: 'set-bot', seat: GUEST }, 'seat-taken'],
  ['no bot beside the table', {}, HOST, { type: 'set-bot', seat: 4 }, 'seat-taken'],
  [
    'no new bot after the start',
    { status: 'running' },
    HOST,
    { type: 'set-bot', seat: 3 },
    'already-started',
  ],
  ['a bot goes', {}, HOST, { type: 'remove-bot', seat: 2 }, null],
  ['where no bot is, none goes', {}, HOST, { type: 'remove-bot', seat: 3 }, 'bot-not-found'],
  ['another person becomes the host', { status: 'running' }, HOST, { type: 'transfer-host', seat: 1 }, null],
  ['no bot becomes the host', {}, HOST, { type: 'transfer-host', seat: 2 }, 'seat-without-person'],
  ['no game with a free seat', {}, HOST, { type: 'start' }, 'seats-not-filled'],
  ['no game before all are ready', { seats: [ready, unready, bot] }, HOST, { type: 'start' }, 'not-ready'],
  ['a game once all are ready', { seats: [ready, ready, bot] }, HOST, { type: 'start' }, null],
  ['no second start', { status: 'running', seats: [ready] }, HOST, { type: 'start' }, 'already-started'],
])('%s', (_, change, by, choice, rejection) => {
  expect(findSetupRejection(tableOf(change), by, choice)).toBe(rejection);
  expect(maySetUp(tableOf(change), by, choice)).toBe(rejection === null);
});

test('reads the seats of a table as its page knows them', () => {
  const person = { name: 'Ann', botLevel: null, hasOwner: true, isReady: false, isOpen: false };
  const { status, hostSeat, seats } = setupTableOfSummary({
    status: 'open',
    hostSeat: 1,
    seats: [
      { ...person, name: null, hasOwner: false },
      person,
      { ...person, name: 'Bot', botLevel: 'merchant', hasOwner: false, isReady: true },
      { ...person, botLevel: 'merchant' }, // a bot stands in
      { ...person, hasOwner: false }, // the owner's account is deleted
    ],
  });
  expect([status, hostSeat]).toEqual(['open', 1]);
  expect(seats).toEqual([null, unready, bot, unready, { hasOwner: false, isBot: false, isReady: false }]);
});

function option(name: 'timeControl' | 'botSpeed'): SetupChoice {
  return { type: 'change-option', option: name };
}
