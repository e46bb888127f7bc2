import type { RematchSeat } from '@great-fire/protocol';
import { TestClient, createTestTable, openSoloTable, playMyTurns } from '../../testing';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { playToEnd } from '../../testing/play-to-end';
import { startTestServer } from '../../testing/start-test-server';
import { reconnect as asAt } from '../../testing/table-commands';
import { withServer } from '../../testing/with-server';

const requestRematch = (guest: TestClient | undefined, match: string) => {
  if (guest === undefined) throw new Error('Nobody sits there');
  return guest.request<RematchSeat>('POST', `/api/matches/${match}/rematch`);
};

test(
  'one request each seats the same players at a rematch, which all see and which starts with the last ready one',
  withServer(async ({ url, storage }) => {
    const party = await createTestTable(url);
    const [ann, ben, cat] = party.clients;
    expect(await requestRematch(ann, party.matchId)).toMatchObject({
      status: 409,
      body: { code: 'not-finished' },
    });
    await playToEnd(storage, party.matchId, 'again');
    const told = [...party.sockets, party.spectator.socket].map((socket) =>
      socket.waitForEvent('sync', ({ rematch }) => rematch !== null),
    );
    const first = await requestRematch(ben, party.matchId);
    expect(first).toMatchObject({ status: 201, body: { seat: 0, match: { status: 'open', hostSeat: 0 } } });
    const { id } = first.body.match;
    for (const sync of await Promise.all(told))
      expect(sync.rematch).toEqual({ id, hostName: 'Ben', seated: 1, players: 3, isOpen: true });
    expect(await requestRematch(party.spectator.client, party.matchId)).toMatchObject({ status: 401 });
    expect((await requestRematch(cat, party.matchId)).body).toMatchObject({ seat: 1, match: { id } });
    expect(await requestRematch(cat, party.matchId)).toMatchObject({
      status: 200,
      body: { seat: 1, token: null },
    });
    expect((await requestRematch(ann, party.matchId)).body).toMatchObject({
      seat: 2,
      match: { status: 'open' },
    });
    const next = ben?.connect({ match: id });
    await next?.waitForSync();
    const begun = next?.waitForEvent('sync', ({ frame }) => frame !== null);
    for (const [seat, guest] of [ben, cat, ann].entries()) await guest?.ready(id, seat);
    expect((await begun)?.frame?.view.viewer).toBe(0);
    next?.close();
    party.close();
  }),
);

test('simultaneous rematch requests on two servers lead to one table, which starts once', async () => {
  const databaseUrl = await freshDatabase();
  const servers = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })] as const;
  const party = await createTestTable(servers[0].url);
  await playToEnd(servers[0].storage, party.matchId, 'two servers again');
  const elsewhere = asAt(party.clients[0], servers[1].url, party.matchId);
  await elsewhere.waitForSync();
  const told = elsewhere.waitForEvent('sync', ({ rematch }) => rematch?.isOpen === false);
  const guestAt = (guest: TestClient, seat: number): TestClient => {
    const client = new TestClient(servers[seat % 2 === 0 ? 0 : 1].url);
    client.cookie = guest.cookie;
    return client;
  };
  const answers = await Promise.all(
    party.clients.map(async (guest, seat) => {
      const client = guestAt(guest, seat);
      const { body } = await requestRematch(client, party.matchId);
      await client.ready(body.match.id, body.seat);
      return body;
    }),
  );
  expect(new Set(answers.map(({ match }) => match.id)).size).toBe(1);
  expect(answers.map(({ seat }) => seat)).toEqual([2, 0, 1]);
  expect((await told).rematch?.seated).toBe(3);
  elsewhere.close();
  party.close();
  await Promise.all(servers.map((server) => server.stop()));
});

test(
  'a rematch of one person among bots starts once that person is ready',
  withServer(async ({ url }) => {
    const { client, socket, matchId } = await openSoloTable(url, {
      players: 3,
      bots: ['apprentice', 'apprentice'],
    });
    await playMyTurns(socket, 'again alone');
    const { body } = await requestRematch(client, matchId);
    expect(body).toMatchObject({ seat: 2, match: { status: 'open' } });
    await client.ready(body.match.id, body.seat);
    expect(await client.request('GET', `/api/matches/${body.match.id}`)).toMatchObject({
      body: { match: { status: 'running' } },
    });
    socket.close();
  }),
);

test(
  'a rematch with bots does not start beyond the running games with bots of a person',
  withServer(
    async ({ url }) => {
      const bots = ['apprentice', 'apprentice'] as const;
      const { client, socket, matchId } = await openSoloTable(url, { players: 3, bots: [...bots] });
      await playMyTurns(socket, 'again beside another');
      const { body } = await requestRematch(client, matchId);
      await client.openTable({ bots: [...bots] });
      const ready = `/api/matches/${body.match.id}/seats/${String(body.seat)}/ready`;
      expect(await client.request('PUT', ready, { ready: true })).toMatchObject({
        status: 409,
        body: { code: 'not-allowed-now', field: 'bots' },
      });
      expect(await client.request('GET', `/api/matches/${body.match.id}`)).toMatchObject({
        body: { match: { status: 'open' } },
      });
      socket.close();
    },
    { maxBotGames: 1 },
  ),
);
