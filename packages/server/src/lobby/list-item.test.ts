/** Tests what lists and the page of a table show of it. */
import { STANDARD_OPTIONS } from '@great-fire/game';
import {
  decodeFire,
  emptyTableState,
  pickTableOptions,
  type MatchListItem,
  type TableState,
} from '@great-fire/protocol';
import { bot, person, tableOf } from '../../testing/setup-table';
import type { StoredMatch } from '../entities/match';
import { encodeCursor } from '../http/cursor';
import { toActiveTurn, toListItem } from './list-item';
import { toMatchSummary } from './match-summary';
import { buildTablePage } from './table-page';

const AWAY = { standIn: 'none', isOpen: true, hasLeft: false } as const;
const OPEN = tableOf({ players: 4, seats: [person(0, 'Ann'), person(2, 'Ben'), bot(3)] });
const NOBODY: ReadonlySet<string> = new Set();

const running = (change: Partial<StoredMatch> = {}, state: Partial<TableState> = {}): StoredMatch => ({
  ...OPEN,
  status: 'running',
  activeSeat: 1,
  step: 'act',
  updatedAt: 9,
  tableState: { ...emptyTableState(4, 1, 5), ...state },
  ...change,
});

test('says since when a running game waits for a seat, until when, and whether it is paused', () => {
  const waiting = { seat: 1, step: 'act', since: 5, deadline: null, isPaused: false };
  expect(toActiveTurn(running())).toEqual(waiting);
  expect(toActiveTurn(running({}, { pausedAt: 7 }))).toEqual({ ...waiting, isPaused: true });
  expect(toActiveTurn(running({ tableState: null }))).toEqual({ ...waiting, since: 9 });
  expect(toActiveTurn(running({ status: 'finished' }))).toBeNull();
  expect(toActiveTurn(running({ activeSeat: null }))).toBeNull();
  const { clock } = emptyTableState(4, 1, 5);
  expect(toActiveTurn(running({}, { clock: { ...clock, deadline: 60 } }))?.deadline).toBe(60);
  // The clock of another seat says nothing about this one.
  expect(toActiveTurn(running({}, { clock: { ...clock, activeSeat: 2, deadline: 60 } }))).toEqual({
    ...waiting,
    since: 9,
  });
});

test('a list leaves out what is usual', () => {
  expect(toListItem(OPEN, 0)).toStrictEqual({
    id: 'm1',
    name: 'Pudding Lane',
    status: 'open',
    seats: ['Ann', null, 'Ben', 0],
    clock: '',
    lang: 'en',
  });
  expect(Object.keys(toListItem(running(), 0)).sort()).toEqual(Object.keys(toListItem(OPEN, 0)).sort());
});

test.each<readonly [string, StoredMatch, Partial<MatchListItem>]>([
  ['its rules', { ...OPEN, options: { ...STANDARD_OPTIONS, hiddenColours: true } }, { variants: 'h' }],
  [
    'its clock',
    { ...OPEN, timeControl: { clock: { kind: 'per-turn', seconds: 90 }, timeoutAction: 'vote' } },
    { clock: '90' },
  ],
  ['its language', { ...OPEN, language: 'de' }, { lang: 'de' }],
  ['its privacy', { ...OPEN, private: true }, { private: true }],
  ['its turn', running({ turn: 1 }), { turn: 1 }],
  ['its open seats', running({}, { absences: [null, AWAY, null, AWAY] }), { openSeats: [1, 3] }],
  ['its points', running({ openScores: [1, 2, 3, 4] }), { scores: [1, 2, 3, 4] }],
  ['when it ended', running({ status: 'finished' }), { endedAt: 9 }],
  ['when it was closed', running({ status: 'unfinished' }), { endedAt: 9 }],
  ['its result', running({ status: 'finished', openScores: [1, 2, 3, 4] }), { scores: [1, 2, 3, 4] }],
])('a list shows of a table: %s', (_, match, expected) => {
  expect(toListItem(match, 0)).toMatchObject(expected);
});

test('a list shows spectators, and the fire while it burns', () => {
  expect(toListItem(OPEN, 1)).toMatchObject({ spectators: 1 });
  const burning = ['pudding-lane', 'holborn'];
  expect(decodeFire(toListItem(running({ burning }), 0).fire ?? '')).toEqual(burning);
  expect(toListItem(running({ burning, status: 'finished' }), 0)).not.toHaveProperty('fire');
});

test('a list shows no points that players may not know, and no seats of a game that is over', () => {
  const scores = { openScores: [1, 2, 3, 4] };
  const hidden = { options: { ...STANDARD_OPTIONS, hiddenColours: true } };
  expect(toListItem(running({ ...scores, ...hidden }), 0)).not.toHaveProperty('scores');
  expect(toListItem(running({ ...scores, status: 'unfinished' }), 0)).not.toHaveProperty('scores');
  expect(toListItem({ ...OPEN, ...scores }, 0)).not.toHaveProperty('scores');
  const left = { absences: [null, AWAY, null, null] };
  expect(toListItem(running({ status: 'finished' }, left), 0)).not.toHaveProperty('openSeats');
});

test('a list shows the places of a finished game only with its points', () => {
  const finished = running({ status: 'finished', openScores: [40, 52, 52, 38] });
  const places = [3, 2, 1, 4];
  expect(toListItem(finished, 0, NOBODY, places)).toMatchObject({ scores: [40, 52, 52, 38], places });
  expect(toListItem(finished, 0, NOBODY)).not.toHaveProperty('places');
  expect(toListItem({ ...finished, openScores: null }, 0, NOBODY, places)).not.toHaveProperty('places');
  const hidden = { ...finished, options: { ...STANDARD_OPTIONS, hiddenColours: true } };
  expect(toListItem(hidden, 0, NOBODY, places)).not.toHaveProperty('places');
  const page = buildTablePage([finished], 1, new Map(), NOBODY, new Map([[finished.id, places]]));
  expect(page.matches[0]?.places).toEqual(places);
});

test('a list warns of a blocked player where a seat is free', () => {
  const ben = new Set(['ben']);
  expect(toListItem(OPEN, 0, ben)).toMatchObject({ isBlocked: true });
  expect(toListItem(OPEN, 0, new Set(['eve']))).not.toHaveProperty('isBlocked');
  expect(toListItem(running(), 0, ben)).not.toHaveProperty('isBlocked');
  expect(toListItem(running({}, { absences: [AWAY, null, null, null] }), 0, ben)).toMatchObject({
    isBlocked: true,
  });
});

describe('a page of tables', () => {
  const tablesOf = (count: number, change: Partial<StoredMatch> = {}) =>
    Array.from({ length: count }, (_, index) => ({
      ...OPEN,
      id: `m${String(index)}`,
      createdAt: index,
      ...change,
    }));

  test('ends the list, or names the next table', () => {
    const ids = (page: { readonly matches: readonly MatchListItem[] }) => page.matches.map(({ id }) => id);
    const whole = buildTablePage(tablesOf(2), 2, new Map([['m1', 3]]), NOBODY);
    expect([ids(whole), whole.nextCursor]).toEqual([['m0', 'm1'], null]);
    expect(whole.matches.map(({ spectators }) => spectators)).toEqual([undefined, 3]);
    const first = buildTablePage(tablesOf(3), 2, new Map(), NOBODY);
    expect([ids(first), first.nextCursor]).toEqual([['m0', 'm1'], encodeCursor(1, 'm1')]);
    expect(buildTablePage([], 2, new Map(), NOBODY)).toEqual({ matches: [], nextCursor: null });
  });

  test('leaves out the tables of blocked hosts, and goes on behind them', () => {
    expect(buildTablePage(tablesOf(3), 2, new Map(), new Set(['ann']))).toEqual({
      matches: [],
      nextCursor: encodeCursor(1, 'm1'),
    });
  });

  test('has at most 20 kB, and at least one table', () => {
    const pageOf = (length: number) =>
      buildTablePage(tablesOf(60, { tableName: '火'.repeat(length) }), 50, new Map(), NOBODY);
    for (let length = 110; length < 150; length += 1)
      expect(Buffer.byteLength(JSON.stringify(pageOf(length)))).toBeLessThanOrEqual(20_000);
    const page = pageOf(120);
    expect(page.matches.length).toBeGreaterThan(35);
    expect(page.matches.length).toBeLessThan(50);
    const last = page.matches.length - 1;
    expect(page.nextCursor).toBe(encodeCursor(last, `m${String(last)}`));
    const huge = buildTablePage(tablesOf(2, { tableName: '火'.repeat(10_000) }), 2, new Map(), NOBODY);
    expect(huge.matches).toHaveLength(1);
    expect(huge.nextCursor).toBe(encodeCursor(0, 'm0'));
  });
});

describe('the page of a table', () => {
  test('shows its options, its host and who is ready', () => {
    const match: StoredMatch = {
      ...tableOf({
        players: 4,
        seats: [person(0, 'Ann'), person(1, 'Ben'), person(2, 'Cleo', { isReady: true }), bot(3)],
      }),
      burning: ['temple'],
      turn: 2,
    };
    expect(toMatchSummary(match, 7)).toEqual({
      id: 'm1',
      tableName: 'Pudding Lane',
      status: 'open',
      ...pickTableOptions(match),
      profanityFilter: true,
      seats: [
        { name: 'Ann', botLevel: null, hasOwner: true, isReady: true, isOpen: false },
        { name: 'Ben', botLevel: null, hasOwner: true, isReady: false, isOpen: false },
        { name: 'Cleo', botLevel: null, hasOwner: true, isReady: true, isOpen: false },
        { name: 'Bot 3', botLevel: 'merchant', hasOwner: false, isReady: true, isOpen: false },
      ],
      hostSeat: 0,
      turn: 2,
      activeSeat: null,
      burning: ['temple'],
      spectators: 7,
      createdAt: 1,
      updatedAt: 1,
    });
  });

  test('shows a free seat, and an open one only while the game runs', () => {
    const [, free] = toMatchSummary(OPEN, 0).seats;
    expect(free).toMatchObject({ name: null, hasOwner: false, isOpen: false });
    const left = { absences: [AWAY, null, null, null] };
    const seatsOf = (match: StoredMatch) => toMatchSummary(match, 0).seats.map(({ isOpen }) => isOpen);
    expect(seatsOf(running({}, left))).toEqual([true, false, false, false]);
    expect(seatsOf(running({ status: 'finished' }, left))).toEqual([false, false, false, false]);
    expect(toMatchSummary(running(), 0).seats[2]).toMatchObject({ name: 'Ben', isReady: true });
  });

  test('masks swear words at a public table, unless its host says otherwise', () => {
    const filterOf = (change: Partial<StoredMatch>) =>
      toMatchSummary({ ...OPEN, ...change }, 0).profanityFilter;
    expect(filterOf({})).toBe(true);
    expect(filterOf({ private: true })).toBe(false);
    expect(filterOf({ profanityFilter: false })).toBe(false);
    expect(filterOf({ private: true, profanityFilter: true })).toBe(true);
  });
});
