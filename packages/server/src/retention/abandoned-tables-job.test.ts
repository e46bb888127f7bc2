import type { MatchPage } from '@great-fire/protocol';
import {
  TestClient,
  activePlayer,
  randomAction,
  createTestTable,
  playMoves,
  seededRandom,
  startTestServer,
  withServer,
} from '../../testing';
import { freshDatabase } from '../../testing/postgres/fresh-database';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Creates a clock that the test controls. */
function createClock() {
  let currentTime = 1_000_000_000_000;
  return {
    now: () => currentTime,
    advance: (ms: number) => {
      currentTime += ms;
    },
  };
}

const singleServerClock = createClock();
test(
  'closes and keeps an abandoned game after seven days and an unstarted table after two hours',
  withServer(
    async ({ url, closeAbandonedTables }) => {
      const held = await createTestTable(url);
      const left = await createTestTable(url);
      await playMoves(left, 'left', 10);
      const { stateId } = left.spectator.socket;
      const [ann] = left.clients;
      if (ann === undefined) throw new Error('Nobody is there');
      const slow = { clock: { kind: 'correspondence', days: 3 }, timeoutAction: 'vote' } as const;
      const { match: waiting } = await new TestClient(url).openTable({ timeControl: slow });
      const { match: dissolving } = await new TestClient(url).openTable();
      const lobby = new TestClient(url).connect();
      await lobby.waitForConnection();
      const empty = left.spectator.socket.waitForEvent(
        'presence',
        ({ connected }) => !connected.includes(true),
      );
      left.sockets.forEach((socket) => socket.close());
      await empty;
      left.close();

      singleServerClock.advance(2 * HOUR_MS);
      expect(await closeAbandonedTables()).toEqual([]);
      singleServerClock.advance(1);
      expect(await closeAbandonedTables()).toEqual([dissolving.id]);
      singleServerClock.advance(7 * DAY_MS - 2 * HOUR_MS - 1);
      expect(await closeAbandonedTables()).toEqual([]);
      singleServerClock.advance(1);
      const told = lobby.waitForEvent('lobby', ({ id }) => id === left.matchId);
      // The players of the third table are present, so it is not abandoned.
      expect([...(await closeAbandonedTables())].sort()).toEqual([left.matchId, waiting.id].sort());
      expect(await told).toMatchObject({ match: { status: 'unfinished' } });

      const mine = await ann.me();
      expect(mine.tables.map(({ match }) => match.status)).toEqual(['unfinished']);
      const back = left.clients.map((guest) => guest.connect({ match: left.matchId }));
      const [sync] = await Promise.all(back.map((socket) => socket.waitForSync()));
      expect(sync).toMatchObject({ match: { status: 'unfinished' }, frame: { stateId } });
      const { socket, view } = activePlayer({ sockets: back });
      expect(await socket.move(randomAction(view, seededRandom('too late')))).toMatchObject({
        code: 'table-closed',
      });
      const record = await ann.request('GET', `/api/matches/${left.matchId}/record`);
      expect(record.body).toMatchObject({ code: 'not-finished' });
      const list = await ann.request<MatchPage>('GET', '/api/matches?status=unfinished');
      expect(list.body.matches.map(({ id }) => id).sort()).toEqual(
        [left.matchId, waiting.id, dissolving.id].sort(),
      );
      for (const open of [...back, lobby]) open.close();
      held.close();
    },
    { now: singleServerClock.now },
  ),
);

const twoServerClock = createClock();
test('with two servers, one closes the abandoned table and both report it', async () => {
  const databaseUrl = await freshDatabase();
  const wish = { databaseUrl, now: twoServerClock.now };
  const servers = [await startTestServer(wish), await startTestServer(wish)] as const;
  const host = new TestClient(servers[0].url);
  const { match } = await host.openTable();
  twoServerClock.advance(8 * DAY_MS);
  const lobby = new TestClient(servers[1].url).connect();
  await lobby.waitForConnection();
  const told = lobby.waitForEvent('lobby', (news) => news.match?.status === 'unfinished');
  const swept = await Promise.all(servers.map((server) => server.closeAbandonedTables()));
  expect(swept.flat()).toEqual([match.id]);
  expect((await told).id).toBe(match.id);
  lobby.close();
  await Promise.all(servers.map((server) => server.stop()));
});
