import { TestClient, startTestServer } from '../../testing';
import { LogCapture } from '../../testing/log-capture';
import { request } from '../../testing/request';

test("logs the pattern of a request's route, and no token", async () => {
  const log = new LogCapture();
  const server = await startTestServer({ log });
  const { match } = await new TestClient(server.url).openTable();
  await request(`${server.url}/api/matches/${match.id}`);
  await request(`${server.url}/api/notifications/unsubscribe/secret-token`, { method: 'POST' });
  await request(`${server.url}/api/notices/stopped/secret-token`);
  await server.stop();
  const lines = log
    .linesContaining('"msg":"request"')
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ method: 'GET', route: '/api/matches/:match', matchId: match.id }),
      expect.objectContaining({ method: 'POST', route: '/api/notifications/unsubscribe/:token' }),
      expect.objectContaining({ method: 'GET', route: '/api/notices' }),
    ]),
  );
  expect(log.linesContaining('secret-token')).toEqual([]);
});
