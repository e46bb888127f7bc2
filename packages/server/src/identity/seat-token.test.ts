import type { ApiErrorBody, Me, Profile } from '@great-fire/protocol';
import { TestClient, DEFAULT_TABLE } from '../../testing';
import { OPERATIONS } from '../http/openapi/operations';
import { sharedServer } from '../../testing/shared-server';

const server = sharedServer();

const isMatchRoute = ({ path }: { readonly path: string }) =>
  path.includes(':match') && !path.endsWith('.png'); // the test server has no image renderer

const REJECTION_CODES = ['not-your-seat', 'not-signed-in'];

test("rejects a seat's token at every route of another table", async () => {
  const { url } = server();
  const [ann, bot] = [new TestClient(url), new TestClient(url)];
  const { token } = await ann.openTable();
  const { match } = await ann.openTable();
  const bearer = { authorization: `Bearer ${token}` };
  const before = (await ann.request('GET', `/api/matches/${match.id}`)).body;
  const routes = OPERATIONS.filter(isMatchRoute);
  expect(routes.length).toBeGreaterThan(15);
  const wrong: string[] = [];
  for (const { method, path } of routes) {
    const target = path.replace(':match', match.id).replace(/:\w+/g, '0');
    const body = method === 'get' ? undefined : {};
    const answer = await bot.request<ApiErrorBody>(method.toUpperCase(), target, body, bearer);
    if (!REJECTION_CODES.includes(answer.body.code)) wrong.push(`${method} ${path}: ${answer.text}`);
  }
  expect(wrong).toEqual([]);
  expect((await ann.request('GET', `/api/matches/${match.id}`)).body).toEqual(before);
});

test("a seat's token opens no table and shows no other data of its person", async () => {
  const { url } = server();
  const [ann, ben, bot] = [new TestClient(url), new TestClient(url), new TestClient(url)];
  const { token, match } = await ann.openTable();
  await ann.openTable({ private: true });
  await ben.claimSeat(match.id, 'Ben');
  const note = { text: 'Owes me a game' };
  const kept = await ann.request('PUT', `/api/people/${match.id}.1/note`, note);
  expect(kept.status).toBe(200);
  const bearer = { authorization: `Bearer ${token}` };

  const opened = await bot.request('POST', '/api/matches', { ...DEFAULT_TABLE, name: 'Zed' }, bearer);
  expect(opened).toMatchObject({ status: 403, body: { code: 'not-your-seat', field: 'token' } });
  const me = await bot.request<Me>('GET', '/api/me', undefined, bearer);
  expect(me.body).toMatchObject({ name: 'Ann', tables: [{ seat: 0, match: { id: match.id } }] });
  expect(me.body.tables).toHaveLength(1);
  const page = `/api/people/${match.id}.1`;
  expect((await ann.request<Profile>('GET', page)).body.relation?.note).toMatchObject({ text: note.text });
  expect((await bot.request<Profile>('GET', page, undefined, bearer)).body.relation).toBeNull();
});

test("rejects a seat's token for a socket without a match", async () => {
  const { url } = server();
  const ann = new TestClient(url);
  const { token } = await ann.openTable();
  const lobby = new TestClient(url).connect({ token });
  expect(await lobby.waitForRejection()).toMatchObject({ code: 'not-your-seat', field: 'token' });
  lobby.close();
});
