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

test('knows its routes in one case only, and keeps no answer below /api in any case', async () => {
  const log = new LogCapture();
  const server = await startTestServer({ log });
  for (const path of ['/API/me', '/Api/matches', '/api/ME', '/aPI']) {
    const answer = await request(`${server.url}${path}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not-found' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  await server.stop();
  const lines = log.linesContaining('"msg":"request"').map((line) => JSON.parse(line) as { route: string });
  expect(lines.map(({ route }) => route)).toEqual(['/API/me', '/Api/matches', '/api/ME', '/aPI']);
});
