import type { MatchPage } from '@great-fire/protocol';
import {
  Guest,
  awaited,
  choose,
  gather,
  playOn,
  seededChance,
  startTestServer,
  withServer,
} from '../../testing';
import { freshDatabase } from '../../testing/postgres/fresh-database';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A clock that the test sets. */
function clock() {
  let time = 1_000_000_000_000;
  return {
    now: () => time,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

const one = clock();
test(
  'a game with nobody for seven days, or a table that waited for two hours, is closed: kept, labelled, and no move is made there',
  withServer(
    async ({ url, cleanUp }) => {
      const held = await gather(url);
      const left = await gather(url);
      await playOn(left, 'left', 10);
      const { stateId } = left.watcher.socket;
      const [ann] = left.guests;
      if (ann === undefined) throw new Error('Nobody is there');
      const slow = { clock: { kind: 'days', days: 3 }, timeOut: 'vote' } as const;
      const { match: waiting } = await new Guest(url).open({ pace: slow });
      const { match: dissolving } = await new Guest(url).open();
      const lobby = new Guest(url).connect();
      await lobby.connected();
      const empty = left.watcher.socket.next('presence', ({ seats }) => !seats.includes(true));
      left.sockets.forEach((socket) => socket.close());
      await empty;
      left.close();

      one.pass(2 * HOUR);
      expect(await cleanUp()).toEqual([]);
      one.pass(1);
      expect(await cleanUp()).toEqual([dissolving.id]);
      one.pass(7 * DAY - 2 * HOUR - 1);
      expect(await cleanUp()).toEqual([]);
      one.pass(1);
      const told = lobby.next('lobby', ({ id }) => id === left.matchId);
      // At the third table they sit and wait: that is not deserted.
      expect([...(await cleanUp())].sort()).toEqual([left.matchId, waiting.id].sort());
      expect(await told).toMatchObject({ match: { status: 'unfinished' } });

      const mine = await ann.me();
      expect(mine.seats.map(({ match }) => match.status)).toEqual(['unfinished']);
      const back = left.guests.map((guest) => guest.connect({ match: left.matchId }));
      const [sync] = await Promise.all(back.map((socket) => socket.ready()));
      expect(sync).toMatchObject({ match: { status: 'unfinished' }, frame: { stateId } });
      const { socket, view } = awaited({ sockets: back });
      expect(await socket.move(choose(view, seededChance('too late')))).toMatchObject({
        code: 'table-closed',
      });
      const record = await ann.ask('GET', `/api/matches/${left.matchId}/record`);
      expect(record.body).toMatchObject({ code: 'not-finished' });
      const list = await ann.ask<MatchPage>('GET', '/api/matches?status=unfinished');
      expect(list.body.matches.map(({ id }) => id).sort()).toEqual(
        [left.matchId, waiting.id, dissolving.id].sort(),
      );
      for (const open of [...back, lobby]) open.close();
      held.close();
    },
    { now: one.now },
  ),
);

const two = clock();
test('of two servers one sweeps, and both tell', async () => {
  const databaseUrl = await freshDatabase();
  const wish = { databaseUrl, now: two.now };
  const servers = [await startTestServer(wish), await startTestServer(wish)] as const;
  const host = new Guest(servers[0].url);
  const { match } = await host.open();
  two.pass(8 * DAY);
  const lobby = new Guest(servers[1].url).connect();
  await lobby.connected();
  const told = lobby.next('lobby', (news) => news.match?.status === 'unfinished');
  const swept = await Promise.all(servers.map((server) => server.cleanUp()));
  expect(swept.flat()).toEqual([match.id]);
  expect((await told).id).toBe(match.id);
  lobby.close();
  await Promise.all(servers.map((server) => server.stop()));
});
