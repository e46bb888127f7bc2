import type { MatchPage } from '@great-fire/protocol';
import { TestClient } from '../../testing';
import { sharedServer } from '../../testing/shared-server';

const server = sharedServer();

test('does not list a private table, but lets anyone with its link join', async () => {
  const { url } = server();
  const [ann, ben] = [new TestClient(url), new TestClient(url)];
  const lobby = new TestClient(url).connect();
  await lobby.waitForConnection();
  const heard: string[] = [];
  lobby.socket.on('lobby', ({ id }: { readonly id: string }) => heard.push(id));
  const { match } = await ann.openTable({ private: true });
  expect((await ben.request<MatchPage>('GET', '/api/matches')).body.matches).toEqual([]);
  expect((await ben.joinAndReady(match.id, 'Ben')).seat).toBe(1);
  const listed = lobby.waitForEvent('lobby');
  const open = await new TestClient(url).openTable();
  await listed;
  expect(heard).toEqual([open.match.id]);
  lobby.close();
});

test('removes a table from the lobby when its host makes it private', async () => {
  const { url } = server();
  const ann = new TestClient(url);
  const lobby = new TestClient(url).connect();
  await lobby.waitForConnection();
  const { match } = await ann.openTable();
  const removed = lobby.waitForEvent('lobby', ({ match: table }) => table === null);
  const changed = await ann.request('PATCH', `/api/matches/${match.id}`, { private: true });
  expect(changed.status).toBe(204);
  expect(await removed).toEqual({ id: match.id, match: null });
  lobby.close();
});

test('sends a table to the lobby when it is created, joined, started and closed', async () => {
  const { url } = server();
  const follower = new TestClient(url).connect();
  await follower.waitForConnection();
  const [ann, ben, cat] = [new TestClient(url), new TestClient(url), new TestClient(url)];
  let next = follower.waitForEvent('lobby');
  const { match } = await ann.openTable();
  expect(await next).toMatchObject({
    id: match.id,
    match: { status: 'open', seats: ['Ann', null, null] },
  });
  next = follower.waitForEvent('lobby', (told) => told.match?.seats[1] === 'Ben');
  await ben.claimSeat(match.id, 'Ben');
  expect(await next).toMatchObject({ id: match.id, match: { status: 'open' } });
  next = follower.waitForEvent('lobby', ({ match: table }) => table?.status === 'running');
  await cat.joinAndReady(match.id, 'Cat');
  await ben.request('PUT', `/api/matches/${match.id}/seats/1/ready`, { ready: true });
  await ann.start(match.id);
  expect((await next).activeTurn).toMatchObject({ seat: expect.any(Number) as number, isPaused: false });
  const other = await ann.openTable();
  next = follower.waitForEvent('lobby', ({ id, match: table }) => id === other.match.id && table === null);
  await ann.request('DELETE', `/api/matches/${other.match.id}/seats/0`);
  expect(await next).toEqual({ id: other.match.id, match: null });
  follower.close();
});

test('sends each claimed seat to the waiting room, then the game', async () => {
  const { url } = server();
  const [ann, ben] = [new TestClient(url), new TestClient(url)];
  const { match } = await ann.openTable();
  const room = ann.connect({ match: match.id });
  expect(await room.waitForSync()).toMatchObject({ mySeat: 0, frame: null, log: [] });
  let next = room.waitForEvent('sync', ({ match: { seats } }) => seats[1]?.name === 'Ben');
  await ben.joinAndReady(match.id, 'Ben');
  expect((await next).frame).toBeNull();
  next = room.waitForEvent('sync', ({ frame }) => frame !== null);
  await new TestClient(url).joinAndReady(match.id, 'Cat');
  await ann.start(match.id);
  expect((await next).frame?.view).toMatchObject({ viewer: 0, rules: { players: 3 } });
  room.close();
});
