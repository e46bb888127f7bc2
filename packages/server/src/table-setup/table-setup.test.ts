/** Tests what a set-up becomes by the commands of its players. */
import { STANDARD_OPTIONS } from '@great-fire/game';
import { TABLE_OPTION_NAMES } from '@great-fire/protocol';
import type { StoredMatch } from '../entities/match';
import { bot, person, tableOf } from '../../testing/setup-table';
import { decideSetup } from './table-setup';
import type { SetupChange, SetupCommand, TableSetup } from './table-setup-types';

const isReady = true;
const TABLE = tableOf({
  players: 4,
  seats: [person(0, 'Ann'), person(1, 'Ben', { isReady }), bot(3)],
});
const FULL = tableOf({ players: 3, seats: [person(0, 'Ann'), person(1, 'Ben', { isReady }), bot(2)] });

function setupAfter(match: StoredMatch, command: SetupCommand): TableSetup {
  const decision = decideSetup(match, command);
  if (!('setup' in decision)) throw new Error(JSON.stringify(decision));
  return decision.setup;
}
const change = (changed: SetupChange, match = TABLE): TableSetup =>
  setupAfter(match, { by: 'ann', type: 'change-setup', change: changed });
const readiness = ({ seats }: TableSetup): readonly boolean[] => seats.map((seat) => seat.isReady);

test('there is no set-up of an unknown table', () => {
  expect(decideSetup(null, { by: 'ann', type: 'start' })).toEqual({ error: 'not-found' });
});

describe('a change of the table', () => {
  test.each<readonly [string, SetupChange, boolean]>([
    ['the name', { tableName: 'Fish Hill' }, true],
    ['the language', { language: 'de' }, true],
    ['the profanity filter', { profanityFilter: false }, true],
    ['the speed of the bots', { botSpeed: 'fast' }, true],
    ['the rules', { options: { hiddenColours: true } }, false],
    ['the same rules', { options: { hiddenColours: false } }, true],
    ['the privacy', { private: true }, false],
    [
      'the clock',
      { timeControl: { clock: { kind: 'per-turn', seconds: 60 }, timeoutAction: 'vote' } },
      false,
    ],
    ['the same clock', { timeControl: TABLE.timeControl }, true],
    ['the access of spectators', { spectatorAccess: 'none' }, false],
    ['more seats', { players: 5 }, false],
    ['as many seats', { players: 4 }, true],
  ])('%s', (_, changed, keepsReadiness) => {
    const setup = change(changed);
    expect(readiness(setup)).toEqual([false, keepsReadiness, false]);
    const { options, ...others } = changed;
    expect(setup).toMatchObject(others);
    expect(setup.options).toEqual({ ...STANDARD_OPTIONS, ...options });
    const untouched = TABLE_OPTION_NAMES.filter((name) => !(name in changed));
    for (const name of untouched) expect(setup[name]).toEqual(TABLE[name]);
    if (!('tableName' in changed)) expect(setup.tableName).toBe(TABLE.tableName);
    expect(setup.status).toBe('open');
    expect(setup.hostId).toBe('ann');
  });

  test('to fewer seats moves those beyond into free seats, in order', () => {
    const places = change({ players: 3 }).seats.map(({ fromSeat, seat }) => [fromSeat, seat]);
    expect(places).toEqual([
      [0, 0],
      [1, 1],
      [3, 2],
    ]);
    const wide = tableOf({ players: 6, seats: [person(0, 'Ann'), person(4, 'Ben'), bot(5)] });
    const moved = change({ players: 3 }, wide).seats.map(({ fromSeat, seat }) => [fromSeat, seat]);
    expect(moved).toEqual([
      [0, 0],
      [4, 1],
      [5, 2],
    ]);
  });

  test('is refused as a whole if a part of it is', () => {
    const refused = (match: StoredMatch, changed: SetupChange) =>
      decideSetup(match, { by: 'ann', type: 'change-setup', change: changed });
    const running = { ...TABLE, status: 'running' as const };
    expect(refused(running, { botSpeed: 'fast', tableName: 'Fish Hill' })).toEqual({
      error: 'already-started',
    });
    expect(refused(running, { botSpeed: 'fast', language: 'de' })).toEqual({ error: 'already-started' });
    expect(refused(running, { botSpeed: 'fast', players: 4 })).toEqual({ error: 'already-started' });
    expect(refused(running, { botSpeed: 'fast' })).toMatchObject({ setup: { status: 'running' } });
    const four = tableOf({
      players: 4,
      seats: [0, 1, 2, 3].map((seat) => person(seat, ['Ann', 'Ben', 'Cleo', 'Dora'][seat] ?? '')),
    });
    expect(refused(four, { tableName: 'Fish Hill', players: 3 })).toEqual({ error: 'more-seats-taken' });
  });
});

describe('readiness', () => {
  const ready = (match: StoredMatch, given: Partial<Extract<SetupCommand, { type: 'set-ready' }>> = {}) =>
    decideSetup(match, { by: 'ben', type: 'set-ready', seat: 1, isReady: true, ...given });

  test('is of the own seat, with a contribution that no other seat has', () => {
    expect(ready(TABLE, { isReady: false })).toMatchObject({
      setup: { status: 'open', seats: [{ isReady: false }, { isReady: false }, { isReady: false }] },
    });
    const setup = setupAfter(TABLE, {
      by: 'ann',
      type: 'set-ready',
      seat: 0,
      isReady: true,
      contribution: 'c0',
    });
    expect(setup.seats).toStrictEqual([
      { fromSeat: 0, seat: 0, isReady: true, contribution: 'c0' },
      { fromSeat: 1, seat: 1, isReady: true },
      { fromSeat: 3, seat: 3, isReady: false },
    ]);
    const taken = tableOf({
      players: 3,
      seats: [person(0, 'Ann', { contribution: 'c0' }), person(1, 'Ben', { contribution: 'c1' })],
    });
    expect(ready(taken, { contribution: 'c0' })).toEqual({ error: 'contribution-taken' });
    expect(ready(taken, { contribution: 'c1' })).toHaveProperty('outcome', 'accepted');
    expect(ready(taken)).toHaveProperty('outcome', 'accepted');
  });

  test('is refused of other seats and after the start', () => {
    expect(ready(TABLE, { seat: 0 })).toEqual({ error: 'not-your-seat' });
    expect(ready({ ...TABLE, status: 'running' })).toEqual({ error: 'already-started' });
  });

  test('of the last player starts a rematch, and no other table', () => {
    const seats = [person(0, 'Ann', { isReady }), person(1, 'Ben'), bot(2)];
    const rematch = { ...tableOf({ players: 3, seats }), rematchOfId: 'm0' };
    const statusOf = (match: StoredMatch, value = true) =>
      setupAfter(match, { by: 'ben', type: 'set-ready', seat: 1, isReady: value }).status;
    expect(statusOf(rematch)).toBe('running');
    expect(statusOf(rematch, false)).toBe('open');
    expect(statusOf({ ...rematch, rematchOfId: null })).toBe('open');
    expect(statusOf({ ...rematch, players: 4 })).toBe('open');
    const waiting = { ...rematch, seats: [person(0, 'Ann'), person(1, 'Ben'), bot(2)] };
    expect(statusOf(waiting)).toBe('open');
  });
});

describe('the order of seats', () => {
  const order = (...places: readonly number[]) =>
    decideSetup(TABLE, { by: 'ann', type: 'reorder-seats', order: places });

  test('moves each player and keeps who is ready', () => {
    expect(order(3, 1, 2, 0)).toMatchObject({
      setup: {
        seats: [
          { fromSeat: 0, seat: 3, isReady: false },
          { fromSeat: 1, seat: 1, isReady: true },
          { fromSeat: 3, seat: 0, isReady: false },
        ],
      },
    });
  });

  test('has as many places as the table', () => {
    expect(order(0, 1, 3)).toEqual({ error: 'seat-order-invalid' });
    expect(order(0, 1, 2, 3, 4)).toEqual({ error: 'seat-order-invalid' });
  });
});

test('the host passes the table to another person', () => {
  expect(setupAfter(TABLE, { by: 'ann', type: 'transfer-host', seat: 1 }).hostId).toBe('ben');
  expect(decideSetup(TABLE, { by: 'ann', type: 'transfer-host', seat: 3 })).toEqual({
    error: 'seat-without-person',
  });
});

describe('the start', () => {
  test('begins the game, with the contribution of the host', () => {
    const setup = setupAfter(FULL, { by: 'ann', type: 'start', contribution: 'c0' });
    expect(setup).toMatchObject({ status: 'running', tableName: FULL.tableName, players: 3 });
    expect(setup.seats).toStrictEqual([
      { fromSeat: 0, seat: 0, isReady: false, contribution: 'c0' },
      { fromSeat: 1, seat: 1, isReady: true },
      { fromSeat: 2, seat: 2, isReady: false },
    ]);
    expect(setupAfter(FULL, { by: 'ann', type: 'start' }).seats[0]).toStrictEqual({
      fromSeat: 0,
      seat: 0,
      isReady: false,
    });
  });

  test('takes no copy of another contribution', () => {
    const [host, guest, third] = FULL.seats;
    if (host === undefined || guest === undefined || third === undefined) throw new Error('no seats');
    const match = {
      ...FULL,
      seats: [{ ...host, contribution: 'c0' }, { ...guest, contribution: 'c1' }, third],
    };
    const start = (contribution: string) => decideSetup(match, { by: 'ann', type: 'start', contribution });
    expect(start('c1')).toEqual({ error: 'contribution-taken' });
    expect(start('c0')).toHaveProperty('outcome', 'accepted');
  });

  test('waits for all, and for the host', () => {
    const unready = { ...FULL, seats: FULL.seats.map((seat) => ({ ...seat, isReady: false })) };
    expect(decideSetup(unready, { by: 'ann', type: 'start' })).toEqual({ error: 'not-ready' });
    expect(decideSetup(TABLE, { by: 'ann', type: 'start' })).toEqual({ error: 'seats-not-filled' });
    expect(decideSetup(FULL, { by: 'ben', type: 'start' })).toEqual({ error: 'not-host' });
  });
});
