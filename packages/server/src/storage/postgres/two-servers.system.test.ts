import type { ChatLine, LobbyUpdate, SeatClaim } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import { TestClient } from '../../../testing/test-client';
import { activePlayer, randomAction } from '../../../testing/test-table';
import { freshDatabase } from '../../../testing/postgres/fresh-database';
import { seededRandom } from '../../../testing/seeded-random';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';

/** Two servers on one database: Ann and a spectator at the one, Ben and Cat at the other. */
async function withTwoServers(
  work: (servers: readonly [TestServer, TestServer], database: string) => Promise<void>,
): Promise<void> {
  const databaseUrl = await freshDatabase();
  const servers = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })] as const;
  try {
    await work(servers, databaseUrl);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function openTable([first, second]: readonly [TestServer, TestServer]) {
  const ann = new TestClient(first.url);
  const { match } = await ann.openTable();
  const [ben, cat, watching] = [
    new TestClient(second.url),
    new TestClient(second.url),
    new TestClient(first.url),
  ];
  const atTable = ann.connect({ match: match.id });
  await ben.joinAndReady(match.id, 'Ben');
  await cat.joinAndReady(match.id, 'Cat');
  await ann.start(match.id);
  const sockets = [atTable, ben.connect({ match: match.id }), cat.connect({ match: match.id })];
  const watcher = { guest: watching, socket: watching.connect({ match: match.id }) };
  await Promise.all([...sockets, watcher.socket].map((socket) => socket.waitForSync()));
  const close = () => [...sockets, watcher.socket].forEach((socket) => socket.close());
  return { matchId: match.id, guests: [ann, ben, cat], sockets, watcher, tokens: [], close };
}

/** Follows the lobby of a server. `waitForTurn` waits until the lobby has received a turn. */
async function followLobby({ url }: TestServer) {
  const socket = new TestClient(url).connect();
  await socket.waitForConnection();
  const received = new Set<string>();
  socket.socket.on('lobby', ({ match, activeTurn }: LobbyUpdate) =>
    received.add(`${String(match?.turn ?? 0)}/${String(activeTurn?.seat)}`),
  );
  const waitForTurn = async (turn: number, seat: number): Promise<void> => {
    while (!received.has(`${String(turn)}/${String(seat)}`)) await socket.waitForEvent('lobby');
  };
  return { waitForTurn, close: () => socket.close() };
}

test('plays a game at two servers, whose sockets see every move and whose lobbies see every turn', () =>
  withTwoServers(async (servers) => {
    const followers = await Promise.all(servers.map(followLobby));
    const party = await openTable(servers);
    const chance = seededRandom('two servers');
    const all = [...party.sockets, party.watcher.socket];
    for (let decision = 0; decision < 60; decision += 1) {
      const { socket, view } = activePlayer(party);
      const answer = await socket.move(randomAction(view, chance));
      if (!answer.ok || answer.stateId === undefined) throw new Error(JSON.stringify(answer));
      const { stateId } = answer;
      await Promise.all(all.map((other) => other.waitForState(stateId)));
      const { turn } = activePlayer(party).view;
      await Promise.all(followers.map(({ waitForTurn }) => waitForTurn(turn.number, turn.seat)));
    }
    for (const { close } of followers) close();
    const stored = await servers[1].storage.matches.find(party.matchId);
    const log = await servers[0].storage.moves.after(party.matchId, 0);
    expect(log.map(({ stateId }) => stateId)).toEqual(log.map((_, index) => index + 1));
    expect(stored?.stateId).toBe(log.length);
    party.close();
  }));

test('seats a guest once whose join reaches both servers at the same moment', () =>
  withTwoServers(async (servers) => {
    const { match } = await new TestClient(servers[0].url).openTable({ players: 6 });
    const join = { name: 'Ben', secret: 'QmVu'.padEnd(43, '-') };
    const claims = await Promise.all(
      [...servers, ...servers].map(async ({ url }) => {
        const path = `/api/matches/${match.id}/seats`;
        const { status, body } = await new TestClient(url).request<SeatClaim>('POST', path, join);
        return { status, seat: body.seat, token: body.token };
      }),
    );
    expect(claims[0]).toMatchObject({ status: 201, seat: 1 });
    expect(claims).toEqual(claims.map(() => claims[0]));
  }));

test('sends a chat line of one server once to the sockets of the other', () =>
  withTwoServers(async (servers) => {
    const party = await openTable(servers);
    const [ann, ben] = party.sockets;
    const [heard, own] = [ben?.waitForEvent('chat'), ann?.waitForEvent('chat')];
    await ann?.emitWithAck('chat', { text: 'Fire!' });
    expect(await heard).toMatchObject({ seat: 0, text: 'Fire!' });
    expect(await own).toMatchObject({ seat: 0, text: 'Fire!' });
    party.close();
  }));

test('sends a signal of one server once to the sockets of both', () =>
  withTwoServers(async (servers) => {
    const party = await openTable(servers);
    const [ann, ben] = party.sockets;
    const received: unknown[] = [];
    for (const socket of [...party.sockets, party.watcher.socket])
      socket.socket.on('signal', (signal: unknown) => received.push(signal));
    for (const from of ['pudding-lane', 'dowgate']) {
      const all = [...party.sockets, party.watcher.socket].map((socket) => socket.waitForEvent('signal'));
      await ann?.emitWithAck('signal', { district: 'temple', from });
      await Promise.all(all);
    }
    await ben?.emitWithAck('sync'); // answered after everything that was sent before
    expect(received).toHaveLength(8);
    expect(received[0]).toEqual({ seat: 0, district: 'temple', from: 'pudding-lane' });
    party.close();
  }));

test('hides muted persons and removed lines at both servers', () =>
  withTwoServers(async (servers) => {
    const party = await openTable(servers);
    const [ann, ben, cat] = party.sockets;
    const away = new TestClient(servers[1].url);
    away.cookie = party.guests[0]?.cookie ?? null;
    const elsewhere = away.connect({ match: party.matchId });
    await elsewhere.waitForSync();
    const heard = elsewhere.waitForEvent('chat');
    const noise = await ben?.emitWithAck('chat', { text: 'noise' });
    await heard;
    // The acknowledgement shows that the mute is in force at the own server, and the sync that it is at the other one.
    const quiet = Promise.all([elsewhere.waitForEvent('sync'), ann?.waitForEvent('sync')]);
    await ann?.emitWithAck('moderate', { type: 'mute', lineId: noise?.line?.id });
    for (const sync of await quiet) expect(sync?.chat).toEqual([]);
    const [atOnce, toAnn] = [elsewhere.waitForEvent('chat'), ann?.waitForEvent('chat')];
    await ben?.emitWithAck('chat', { text: 'more noise' });
    const foul = await cat?.emitWithAck('chat', { text: 'foul words' });
    expect([(await atOnce).text, (await toAnn)?.text]).toEqual(['foul words', 'foul words']);
    const isGone = ({ removedBy }: ChatLine) => removedBy === 'host';
    const gone = Promise.all([cat?.waitForEvent('chat', isGone), ben?.waitForEvent('chat', isGone)]);
    await ann?.emitWithAck('moderate', { type: 'remove', lineId: foul?.line?.id });
    for (const told of await gone) expect(told?.text).toBe('');
    elsewhere.close();
    party.close();
  }));

test("keeps a blocked person from the blocker's tables at both servers and hides them in the lobby", () =>
  withTwoServers(async ([one, other]) => {
    const [ann, ben] = [new TestClient(one.url), new TestClient(other.url)];
    const { match } = await ann.openTable();
    const theirs = (await ben.openTable({ name: 'Ben' })).match.id;
    const away = new TestClient(other.url);
    away.cookie = ann.cookie;
    const lobby = away.connect();
    await lobby.waitForConnection();
    const again = lobby.waitForEvent('service-status');
    expect((await ann.request('PUT', `/api/people/${theirs}.0/block`, { name: 'Ben' })).status).toBe(204);
    await again;
    const hidden = lobby.waitForEvent('lobby', ({ id }) => id === theirs);
    await ben.request('PATCH', `/api/matches/${theirs}`, { language: 'fr' });
    expect(await hidden).toEqual({ id: theirs, match: null });
    const seat = await ben.request('POST', `/api/matches/${match.id}/seats`, { name: 'Ben' });
    expect(seat.body).toMatchObject({ code: 'blocked-by-host' });
    lobby.close();
  }));

test('shows the presence at both servers and removes it with a server that stops', () =>
  withTwoServers(async (servers) => {
    const party = await openTable(servers);
    const [ann] = party.sockets;
    if (ann === undefined) throw new Error('Nobody is there');
    const spectators = async (): Promise<number | undefined> => {
      const path = `/api/matches/${party.matchId}`;
      const asked = await party.guests[1]?.request<{ match: { spectators: number } }>('GET', path);
      return asked?.body.match.spectators;
    };
    // A spectator is announced to other servers a moment after its sync.
    await waitFor('one spectator', async () => (await spectators()) === 1);
    // A named spectator at both servers is one person and is named once.
    const dora = [new TestClient(servers[0].url), new TestClient(servers[1].url)] as const;
    await dora[0].openTable({ name: 'Dora' });
    dora[1].cookie = dora[0].cookie;
    const told = party.sockets.map((socket) =>
      socket.waitForEvent('presence', ({ spectatorNames }) => spectatorNames?.join() === 'Dora'),
    );
    const both = dora.map((guest) => guest.connect({ match: party.matchId }));
    await Promise.all([...told, ...both.map((socket) => socket.waitForSync())]);
    await waitFor('two spectators', async () => (await spectators()) === 2);
    expect((await ann.emitWithAck('sync')).sync?.presence).toMatchObject({
      spectators: 2,
      spectatorNames: ['Dora'],
    });
    const alone = ann.waitForEvent('presence', ({ connected }) => connected.join() === 'true,false,false');
    await servers[1].stop();
    expect(await alone).toMatchObject({ spectators: 2, spectatorNames: ['Dora'] });
    party.close();
    both[0]?.close();
  }));
