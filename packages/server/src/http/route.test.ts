/** Numbers in paths and queries have digits alone. */
import * as z from 'zod';
import { TestClient } from '../../testing';
import { sharedServer } from '../../testing/shared-server';
import { PATH_SCHEMAS, validateQuery } from './route';

const server = sharedServer();

test.each(['0x0', '%20', ' ', '', '00', '0.0', '0e0', '+0', '-0', '6', '٠', 'null'])(
  'reads %j as no seat',
  (seat) => {
    expect(PATH_SCHEMAS.seat.safeParse(seat).success).toBe(false);
  },
);

test('reads the six seats', () => {
  expect(['0', '1', '2', '3', '4', '5'].map((seat) => PATH_SCHEMAS.seat.parse(seat))).toEqual([
    0, 1, 2, 3, 4, 5,
  ]);
});

const LIST = z.object({ limit: z.coerce.number().optional() });

test.each(['0x10', '%20', '', '1e1', '5.0', '+5', '5%205', '1&limit=2', '1234567890'])(
  'reads %j as no limit of a list',
  (limit) => {
    expect(() => validateQuery(LIST, { querystring: `limit=${limit}` })).toThrow(/^limit: /);
  },
);

test('reads a limit of digits, and a query without one', () => {
  expect(validateQuery(LIST, { querystring: 'limit=5' })).toEqual({ limit: 5 });
  expect(validateQuery(LIST, { querystring: '' })).toEqual({});
});

test('every route with a seat, and every list, reads its number so', async () => {
  const { url } = server();
  const host = new TestClient(url);
  const { id } = (await host.openTable()).match;
  for (const [method, path, body] of [
    ['PUT', `/api/matches/${id}/seats/0x0/bot`, { level: 'merchant' }],
    ['DELETE', `/api/matches/${id}/seats/0x0/bot`, undefined],
    ['DELETE', `/api/matches/${id}/seats/0x0`, undefined],
    ['PUT', `/api/matches/${id}/seats/0x0/ready`, { ready: true }],
  ] as const)
    expect(await host.request(method, path, body)).toMatchObject({ status: 400, body: { field: 'seat' } });
  const { handle = '', tables } = await host.me();
  expect(tables).toHaveLength(1);
  for (const path of ['/api/matches', '/api/records', `/api/people/${handle ?? ''}/games`])
    expect(await host.request('GET', `${path}?limit=0x10`)).toMatchObject({
      status: 400,
      body: { field: 'limit' },
    });
  expect((await host.request('GET', '/api/matches?limit=5')).status).toBe(200);
});
