import { Guest, startTestServer } from '../../testing';
import { HeardLog } from '../../testing/heard-log';
import { request } from '../../testing/request';

test('the line of a request has the pattern of its route, and no token', async () => {
  const log = new HeardLog();
  const server = await startTestServer({ log });
  const { match } = await new Guest(server.url).open();
  await request(`${server.url}/api/matches/${match.id}`);
  await request(`${server.url}/api/notices/stop/secret-token`, { method: 'POST' });
  await request(`${server.url}/api/notices/stopped/secret-token`);
  await server.stop();
  const lines = log
    .with('"msg":"request"')
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ method: 'GET', route: '/api/matches/:match', matchId: match.id }),
      expect.objectContaining({ method: 'POST', route: '/api/notices/stop/:token' }),
      expect.objectContaining({ method: 'GET', route: '/api/notices' }),
    ]),
  );
  expect(log.with('secret-token')).toEqual([]);
});
