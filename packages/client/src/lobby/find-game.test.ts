/** @jest-environment jsdom */
import type { MatchListItem } from '@great-fire/protocol';
import { forgetPageSeat } from '../api/page-seats';
import { initI18n } from '../i18n/i18n';
import { findGame, joinableTables } from './find-game.lazy';

const table = (
  id: string,
  seats: MatchListItem['seats'],
  more: Partial<MatchListItem> = {},
): MatchListItem => ({
  ...{ id, name: id, status: 'open', seats, clock: '', lang: 'en' },
  ...more,
});

const almostFull = table('almost-full', ['Ben', 0, null]);
const empty = table('empty', ['Cleo', null, null, null]);
const TABLES = [
  empty,
  table('blocked', ['Dan', 'Eve', null], { isBlocked: true }),
  table('running', ['Dan', 'Eve', 0], { status: 'running', openSeats: [1] }),
  table('full', ['Dan', 'Eve', 0]),
  almostFull,
];

/** Answers requests by their method and path, with the status 409 for the tables in `refused`. */
function serveTables(refused: readonly string[], status = 409) {
  const requests: { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[] = [];
  globalThis.fetch = (url, init) => {
    const path = String(url);
    requests.push({ path, body: JSON.parse(String(init?.body)) as Record<string, unknown> });
    const id = /matches\/([a-z-]+)/.exec(path)?.[1] ?? 'new-table';
    const isRefused = refused.includes(id);
    return Promise.resolve({
      ...{ ok: !isRefused, status: isRefused ? status : 201 },
      json: () =>
        Promise.resolve(
          isRefused
            ? { code: 'table-full', message: '' }
            : { match: { id, seats: [{ name: null }] }, seat: 1 },
        ),
    } as Response);
  };
  return requests;
}

const find = (matches = TABLES, filter = {}) =>
  findGame({ matches, filter, name: 'Anna', tableName: 'Anna’s table' });

beforeAll(initI18n);
afterEach(() => {
  for (const id of ['almost-full', 'empty', 'new-table']) forgetPageSeat(id);
});

test('tries open tables with a free seat, those that lack the fewest players first', () => {
  expect(joinableTables(TABLES)).toEqual([almostFull, empty]);
});

test('takes a seat at the first table that accepts the player', async () => {
  const requests = serveTables(['almost-full']);
  expect((await find()).match.id).toBe('empty');
  expect(requests.map(({ path }) => path)).toEqual([
    '/api/matches/almost-full/seats',
    '/api/matches/empty/seats',
  ]);
  expect(requests[1]?.body).toMatchObject({ name: 'Anna' });
});

test('creates a public table that matches the filter if no table accepts the player', async () => {
  const requests = serveTables(['almost-full', 'empty']);
  expect((await find(TABLES, { players: '5', hiddenColours: 'yes' })).match.id).toBe('new-table');
  expect(requests.at(-1)).toMatchObject({
    path: '/api/matches',
    body: { players: 5, private: false, tableName: 'Anna’s table', options: { hiddenColours: true } },
  });
});

test('passes an error on that is not about the table', async () => {
  serveTables(['almost-full'], 429);
  await expect(find()).rejects.toMatchObject({ status: 429 });
});
