import {
  type CreateTableInput,
  type MatchDetail,
  type MatchPage,
  type SpectatorAccess,
  PROTOCOL_VERSION,
} from '@great-fire/protocol';
import { TestClient, createTestTable } from '../../testing';
import { sharedServer } from '../../testing/shared-server';

const server = sharedServer();

const fourClients = (url: string) =>
  [new TestClient(url), new TestClient(url), new TestClient(url), new TestClient(url)] as const;

test.each<[Partial<CreateTableInput>, SpectatorAccess]>([
  [{}, 'open'],
  [{ private: true }, 'link'],
  [{ private: true, spectatorAccess: 'open' }, 'open'],
  [{ spectatorAccess: 'none' }, 'none'],
])('a table created with %j has the spectator access %s', async (wish, spectatorAccess) => {
  const { url } = server();
  const { match } = await new TestClient(url).openTable(wish);
  expect(match.spectatorAccess).toBe(spectatorAccess);
  const { body } = await new TestClient(url).request<MatchDetail>('GET', `/api/matches/${match.id}`);
  expect(body.match.spectatorAccess).toBe(spectatorAccess);
});

test('rejects an unknown spectator access and changes nothing', async () => {
  const { url } = server();
  const ann = new TestClient(url);
  const { match } = await ann.openTable();
  for (const spectatorAccess of ['all', '', null, { access: 'open' }])
    expect(await ann.request('PATCH', `/api/matches/${match.id}`, { spectatorAccess })).toMatchObject({
      status: 400,
      body: { code: 'bad-request', field: 'spectatorAccess' },
    });
  const { body } = await ann.request<MatchDetail>('GET', `/api/matches/${match.id}`);
  expect(body.match.spectatorAccess).toBe('open');
});

test('only the host changes the spectator access, only before the start, and players stay ready', async () => {
  const { url } = server();
  const [ann, ben, cat] = [new TestClient(url), new TestClient(url), new TestClient(url)];
  const { match } = await ann.openTable();
  await ben.joinAndReady(match.id, 'Ben');
  await cat.joinAndReady(match.id, 'Cat');
  const path = `/api/matches/${match.id}`;
  const change = (by: TestClient) => by.request('PATCH', path, { spectatorAccess: 'link' });
  expect(await change(ben)).toMatchObject({ status: 403, body: { code: 'not-host' } });
  expect((await change(ann)).status).toBe(204);
  for (const [seat, player] of [ben, cat].entries())
    await player.request('PUT', `${path}/seats/${String(seat + 1)}/ready`, { ready: true });
  await ann.start(match.id);
  expect(await change(ann)).toMatchObject({ status: 409, body: { code: 'already-started' } });
});

test('a game without spectators is refused on every endpoint, except to its players', async () => {
  const { url } = server();
  const [ann, ben, cat, dora] = fourClients(url);
  const { match } = await ann.openTable({ spectatorAccess: 'none' });
  await ben.joinAndReady(match.id, 'Ben');
  // Before the start a visitor may take a seat, and so may see the table.
  const early = dora.connect({ match: match.id });
  expect(await early.waitForSync()).toMatchObject({ mySeat: null, frame: null });
  await cat.joinAndReady(match.id, 'Cat');
  const before = early.frames.length;
  await ann.start(match.id);
  expect(await early.waitForDisconnect()).toBe('io server disconnect');
  expect(early.frames.slice(before).join()).not.toMatch(/"view"/);
  early.close();
  const late = dora.connect({ match: match.id });
  expect(await late.waitForRejection()).toMatchObject({ code: 'not-watchable', field: 'match' });
  late.close();
  for (const path of [`/api/matches/${match.id}`, `/api/matches/${match.id}/record`])
    expect(await dora.request('GET', path)).toMatchObject({ status: 403, body: { code: 'not-watchable' } });
  const { body } = await dora.request<MatchPage>('GET', '/api/matches?status=running');
  expect(body.matches).toEqual([]);
  const mine = ann.connect({ match: match.id });
  expect((await mine.waitForSync()).frame).not.toBeNull();
  mine.close();
  const screen = ann.connect({ auth: { protocol: PROTOCOL_VERSION, match: match.id, asSpectator: true } });
  expect(await screen.waitForRejection()).toMatchObject({ code: 'not-watchable' });
  screen.close();
  expect((await ann.me()).tables.map((seat) => seat.match.id)).toEqual([match.id]);
});

test('a screen that others see gets the view of a spectator, although its browser has a seat', async () => {
  const { url } = server();
  const { matchId, clients } = await createTestTable(url, { spectatorAccess: 'link' });
  const [ann] = clients;
  if (ann === undefined) throw new Error('The table has no players');
  const screen = ann.connect({ auth: { protocol: PROTOCOL_VERSION, match: matchId, asSpectator: true } });
  const { mySeat, frame } = await screen.waitForSync();
  expect(mySeat).toBeNull();
  expect(frame?.view.own).toBeNull();
  const seat = ann.connect({ match: matchId });
  expect((await seat.waitForSync()).frame?.view.own).not.toBeNull();
  screen.close();
  seat.close();
});

test('does not list a game with link access, but shows it to spectators with the link', async () => {
  const { url } = server();
  const party = await createTestTable(url, { spectatorAccess: 'link' });
  const dora = new TestClient(url);
  const { body } = await dora.request<MatchPage>('GET', '/api/matches?status=running');
  expect(body.matches).toEqual([]);
  const room = dora.connect({ match: party.matchId });
  expect((await room.waitForSync()).frame).not.toBeNull();
  room.close();
});

test('removes such a table from the lobby at its start, except for its players', async () => {
  const { url } = server();
  const [ann, ben, cat, dora] = fourClients(url);
  const { match } = await ann.openTable({ spectatorAccess: 'link' });
  await ben.joinAndReady(match.id, 'Ben');
  await cat.joinAndReady(match.id, 'Cat');
  const [follower, own] = [dora.connect(), ann.connect()];
  await Promise.all([follower.waitForConnection(), own.waitForConnection()]);
  const [gone, begun] = [
    follower.waitForEvent('lobby', ({ match: row }) => row === null),
    own.waitForEvent('lobby', ({ match: row }) => row?.status === 'running'),
  ];
  await ann.start(match.id);
  expect(await gone).toEqual({ id: match.id, match: null });
  expect(await begun).toMatchObject({ id: match.id });
  follower.close();
  own.close();
});
