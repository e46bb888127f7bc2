/** A table before its game starts: readiness, changes by the host, and the start. */
import type { MatchDetail, Sync } from '@great-fire/protocol';
import { TestClient, startTestServer } from '../../testing';
import { requestSummary } from '../../testing/request-summary';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { sharedServer } from '../../testing/shared-server';

const server = sharedServer();

/** Ann creates a table of three and Ben joins. Both have sockets at the table. */
async function openTableOfTwo(url: string, secondUrl = url) {
  const [ann, ben] = [new TestClient(url), new TestClient(secondUrl)];
  const { match } = await ann.openTable();
  const { token } = await ben.claimSeat(match.id, 'Ben');
  const sockets = [ann.connect({ match: match.id }), ben.connect({ match: match.id })] as const;
  await Promise.all(sockets.map((socket) => socket.waitForSync()));
  const path = `/api/matches/${match.id}`;
  const close = () => sockets.forEach((socket) => socket.close());
  return { ann, ben, path, id: match.id, token, rooms: sockets, close };
}

const readyFlags = ({ match }: Sync) => match.seats.map(({ isReady }) => isReady);

test('everyone sees who is ready, and the host can start only when all are', async () => {
  const { url } = server();
  const { ann, ben, path, rooms, id, close } = await openTableOfTwo(url);
  const [annSees, benSees] = rooms;
  expect(readyFlags(await benSees.waitForSync())).toEqual([true, false, false]);
  let shown = annSees.waitForEvent('sync', (sync) => sync.match.seats[1]?.isReady === true);
  expect(await requestSummary(ben, 'PUT', `${path}/seats/1/ready`, { ready: true })).toEqual([204]);
  expect(readyFlags(await shown)).toEqual([true, true, false]);
  expect(await requestSummary(ann, 'POST', `${path}/start`)).toEqual([409, 'not-ready', 'seats']);
  await ann.request('PUT', `${path}/seats/2/bot`, { level: 'merchant' });
  expect(await requestSummary(ben, 'PUT', `${path}/seats/1/ready`, { ready: false })).toEqual([204]);
  expect(await requestSummary(ann, 'POST', `${path}/start`)).toEqual([409, 'not-ready', 'ready']);
  await ben.request('PUT', `${path}/seats/1/ready`, { ready: true });
  expect(await requestSummary(ben, 'POST', `${path}/start`)).toEqual([403, 'not-host', 'seat']);
  expect(await requestSummary(new TestClient(url), 'POST', `${path}/start`)).toEqual([
    401,
    'not-signed-in',
    undefined,
  ]);
  shown = benSees.waitForEvent('sync', ({ frame }) => frame !== null);
  await ann.start(id);
  expect((await shown).frame?.view).toMatchObject({ viewer: 1, rules: { players: 3 } });
  expect(await requestSummary(ann, 'POST', `${path}/start`)).toEqual([409, 'already-started', 'seat']);
  close();
});

test('the host changes the table, and a change of the game resets readiness', async () => {
  const { url } = server();
  const { ann, ben, path, rooms, close } = await openTableOfTwo(url);
  const [, benSees] = rooms;
  const lobby = new TestClient(url).connect();
  await lobby.waitForConnection();
  await ben.request('PUT', `${path}/seats/1/ready`, { ready: true });
  const named = lobby.waitForEvent('lobby', ({ match }) => match?.lang === 'de');
  const renamed = benSees.waitForEvent('sync', ({ match }) => match.tableName === 'Zum Bäcker');
  expect(await requestSummary(ann, 'PATCH', path, { tableName: 'Zum Bäcker', language: 'de' })).toEqual([
    204,
  ]);
  expect((await named).match?.name).toBe('Zum Bäcker');
  expect((await renamed).match.seats[1]?.isReady).toBe(true);
  const changed = benSees.waitForEvent('sync', ({ match }) => match.options.hiddenColours);
  const pace = { clock: { kind: 'per-turn', seconds: 90 }, timeoutAction: 'vote' };
  expect(
    await requestSummary(ann, 'PATCH', path, {
      players: 5,
      options: { hiddenColours: true },
      timeControl: pace,
    }),
  ).toEqual([204]);
  expect((await changed).match).toMatchObject({
    options: { hiddenColours: true, moreDestruction: false, cones: 65 },
    timeControl: pace,
    seats: [{ isReady: true }, { name: 'Ben', isReady: false }, {}, {}, {}],
  });
  for (const seat of [2, 3])
    await ann.request('PUT', `${path}/seats/${String(seat)}/bot`, { level: 'merchant' });
  for (const [body, status, code, field] of [
    [{ players: 3 }, 409, 'not-allowed-now', 'players'],
    [{ players: 7 }, 400, 'bad-request', 'players'],
    [{ options: { cones: 66 } }, 400, 'bad-request', 'options.cones'],
    [{ options: { maps: 2 } }, 400, 'bad-request', 'options.maps'],
    [{ language: 'la' }, 400, 'bad-request', 'language'],
    [{ tableName: ' ' }, 400, 'bad-request', 'tableName'],
    [
      { timeControl: { clock: { kind: 'correspondence', days: 2 }, timeoutAction: 'vote' } },
      400,
      'bad-request',
      'timeControl.clock.days',
    ],
    [{ private: 1 }, 400, 'bad-request', 'private'],
    [{ seed: 'x' }, 400, 'bad-request', 'seed'],
    [{}, 400, 'bad-request', 'body'],
  ] as const)
    expect([body, await requestSummary(ann, 'PATCH', path, body)]).toEqual([body, [status, code, field]]);
  expect(await requestSummary(ben, 'PATCH', path, { players: 4 })).toEqual([403, 'not-host', 'seat']);
  lobby.close();
  close();
});

test('reordering seats moves their players with sockets, cookies and tokens', async () => {
  const { url } = server();
  const { ann, ben, path, rooms, id, token, close } = await openTableOfTwo(url);
  const [annSees, benSees] = rooms;
  const moved = Promise.all([
    annSees.waitForEvent('sync', ({ mySeat }) => mySeat === 2),
    benSees.waitForEvent('sync', ({ mySeat }) => mySeat === 0),
  ]);
  expect(await requestSummary(ann, 'PUT', `${path}/order`, { order: [1, 2, 0] })).toEqual([204]);
  for (const { match } of await moved)
    expect(match).toMatchObject({ hostSeat: 2, seats: [{ name: 'Ben' }, { name: null }, { name: 'Ann' }] });
  const byToken = new TestClient(url).connect({ match: id, token });
  expect((await byToken.waitForSync()).mySeat).toBe(0);
  expect((await ben.me()).tables).toMatchObject([{ seat: 0 }]);
  for (const order of [
    [0, 1],
    [0, 1, 1],
    [0, 1, 3],
    [0, 1, 2, 3],
  ])
    expect(await requestSummary(ann, 'PUT', `${path}/order`, { order })).toEqual([
      400,
      'bad-request',
      'order',
    ]);
  expect(await requestSummary(ben, 'PUT', `${path}/order`, { order: [0, 1, 2] })).toEqual([
    403,
    'not-host',
    'seat',
  ]);
  await ben.request('PUT', `${path}/seats/0/ready`, { ready: true });
  await ann.request('PUT', `${path}/seats/1/bot`, { level: 'merchant' });
  const begun = Promise.all(rooms.map((room) => room.waitForEvent('sync', ({ frame }) => frame !== null)));
  await ann.start(id);
  expect((await begun).map(({ frame }) => frame?.view.viewer)).toEqual([2, 0]);
  byToken.close();
  close();
});

test('the host can transfer the table only to a person', async () => {
  const { url } = server();
  const { ann, ben, path, rooms, close } = await openTableOfTwo(url);
  await ann.request('PUT', `${path}/seats/2/bot`, { level: 'merchant' });
  expect(await requestSummary(ann, 'PUT', `${path}/host`, { seat: 2 })).toEqual([404, 'not-found', 'seat']);
  expect(await requestSummary(ann, 'PUT', `${path}/host`, {})).toEqual([400, 'bad-request', 'seat']);
  expect(await requestSummary(ben, 'PUT', `${path}/host`, { seat: 1 })).toEqual([403, 'not-host', 'seat']);
  const told = rooms[1].waitForEvent('sync', ({ match }) => match.hostSeat === 1);
  expect(await requestSummary(ann, 'PUT', `${path}/host`, { seat: 1 })).toEqual([204]);
  expect(readyFlags(await told)).toEqual([false, true, true]);
  expect(await requestSummary(ann, 'PATCH', path, { players: 4 })).toEqual([403, 'not-host', 'seat']);
  close();
});

test('a removed player is informed on any server and cannot join the table again', async () => {
  const databaseUrl = await freshDatabase();
  const servers = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })] as const;
  const { ann, ben, path, rooms, id, close } = await openTableOfTwo(servers[0].url, servers[1].url);
  const [, benSees] = rooms;
  expect((await benSees.waitForSync()).wasKicked).toBe(false);
  const told = benSees.waitForEvent('sync', ({ mySeat }) => mySeat === null);
  expect(await requestSummary(ann, 'DELETE', `${path}/seats/1`)).toEqual([400, 'bad-request', 'name']);
  expect(await requestSummary(ann, 'DELETE', `${path}/seats/1?name=Cat`)).toEqual([409, 'stale', 'name']);
  expect(await requestSummary(ann, 'DELETE', `${path}/seats/1?name=Ben`)).toEqual([204]);
  expect(await told).toMatchObject({ wasKicked: true, match: { seats: [{}, { name: null }, {}] } });
  expect(await requestSummary(ben, 'POST', `${path}/seats`, { name: 'Ben' })).toEqual([
    403,
    'kicked',
    'seat',
  ]);
  const again = ben.connect({ match: id });
  expect((await again.waitForSync()).wasKicked).toBe(true);
  const watcher = new TestClient(servers[1].url).connect({ match: id });
  expect((await watcher.waitForSync()).wasKicked).toBe(false);
  for (const socket of [again, watcher]) socket.close();
  close();
  await Promise.all(servers.map((server) => server.stop()));
});

test('two players at a table never have the same name', async () => {
  const { url } = server();
  const { ann, ben, path, rooms, id, close } = await openTableOfTwo(url);
  const cat = new TestClient(url);
  const joined = rooms[0].waitForEvent('sync', ({ match }) => match.seats[2]?.name === 'ann 2');
  await cat.claimSeat(id, 'ann');
  await joined;
  expect((await cat.me()).name).toBe('ann');
  expect(await requestSummary(ben, 'PUT', '/api/me', { name: 'ANN' })).toEqual([400, 'bad-request', 'name']);
  expect(await requestSummary(ben, 'PUT', '/api/me', { name: 'Benedict' })).toEqual([204]);
  expect((await ann.request<MatchDetail>('GET', path)).body.match.seats[1]?.name).toBe('Benedict');
  close();
});
