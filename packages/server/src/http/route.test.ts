/** Numbers in paths and queries have digits alone. */
import { TestClient, withServer } from '../../testing';

test.each(['0x0', '%20', '', '00', '0.0', '0e0', '+0', '-0', '6', '٠', 'null'])(
  'reads %j as no seat',
  (seat) =>
    withServer(async ({ url }) => {
      const host = new TestClient(url);
      const { id } = (await host.openTable()).match;
      for (const [method, path, body] of [
        ['PUT', `/api/matches/${id}/seats/${seat}/bot`, { level: 'merchant' }],
        ['DELETE', `/api/matches/${id}/seats/${seat}/bot`, undefined],
        ['DELETE', `/api/matches/${id}/seats/${seat}`, undefined],
        ['PUT', `/api/matches/${id}/seats/${seat}/ready`, { ready: true }],
      ] as const) {
        const { status } = await host.request(method, path, body);
        expect([400, 404]).toContain(status);
      }
      expect((await host.me()).tables).toHaveLength(1);
    })(),
);

test.each(['0x10', '%20', '', '1e1', '5.0', '+5', '5%205', '1&limit=2'])(
  'reads %j as no limit of a list',
  (limit) =>
    withServer(async ({ url }) => {
      const guest = new TestClient(url);
      await guest.openTable();
      const handle = (await guest.me()).handle ?? '';
      for (const path of ['/api/matches', '/api/records', `/api/people/${handle}/games`].map(
        (list) => `${list}?limit=${limit}`,
      ))
        expect(await guest.request('GET', path)).toMatchObject({ status: 400, body: { field: 'limit' } });
      expect((await guest.request('GET', '/api/matches?limit=5')).status).toBe(200);
    })(),
);
