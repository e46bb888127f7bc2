import type { SeatedAgain } from '@great-fire/protocol';
import { gather, playOn, sitAmongBots, playMine } from '../../testing';
import type { Guest } from '../../testing';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { request } from '../../testing/request';
import { startTestServer } from '../../testing/start-test-server';
import { again as asAt } from '../../testing/consent';
import { withServer } from '../../testing/with-server';

const pressed = (guest: Guest | undefined, match: string) => {
  if (guest === undefined) throw new Error('Nobody sits there');
  return guest.ask<SeatedAgain>('POST', `/api/matches/${match}/again`);
};

test(
  'after a game one press each seats the same people at the next one, which all at the end are told of and which begins by itself',
  withServer(async ({ url }) => {
    const party = await gather(url);
    const [ann, ben, cat] = party.guests;
    expect(await pressed(ann, party.matchId)).toMatchObject({ status: 409, body: { code: 'not-finished' } });
    await playOn(party, 'again');
    const told = [...party.sockets, party.watcher.socket].map((socket) =>
      socket.next('sync', ({ next }) => next !== null),
    );
    const first = await pressed(ben, party.matchId);
    expect(first).toMatchObject({ status: 201, body: { seat: 0, match: { status: 'open', host: 0 } } });
    const { id } = first.body.match;
    for (const sync of await Promise.all(told))
      expect(sync.next).toEqual({ id, by: 'Ben', here: 1, of: 3, isOpen: true });
    expect(await pressed(party.watcher.guest, party.matchId)).toMatchObject({ status: 401 });
    expect((await pressed(cat, party.matchId)).body).toMatchObject({ seat: 1, match: { id } });
    expect(await pressed(cat, party.matchId)).toMatchObject({ status: 200, body: { seat: 1, token: null } });
    expect((await pressed(ann, party.matchId)).body).toMatchObject({ seat: 2, match: { status: 'running' } });
    const next = ben?.connect({ match: id });
    await next?.ready();
    expect(next?.latest?.frame?.view.viewer).toBe(0);
    next?.close();
    party.close();
  }),
);

test('people at two servers who press at the same instant are at one table', async () => {
  const databaseUrl = await freshDatabase();
  const servers = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })] as const;
  const party = await gather(servers[0].url);
  await playOn(party, 'two servers again');
  const elsewhere = asAt(party.guests[0], servers[1].url, party.matchId);
  await elsewhere.ready();
  const told = elsewhere.next('sync', ({ next }) => next?.isOpen === false);
  const answers = await Promise.all(
    party.guests.map((guest, seat) =>
      request(`${servers[seat % 2 === 0 ? 0 : 1].url}/api/matches/${party.matchId}/again`, {
        method: 'POST',
        headers: { cookie: guest.cookie ?? '' },
      }).then(async (answer) => (await answer.json()) as SeatedAgain),
    ),
  );
  expect(new Set(answers.map(({ match }) => match.id)).size).toBe(1);
  expect(answers.map(({ seat }) => seat)).toEqual([2, 0, 1]);
  expect((await told).next?.here).toBe(3);
  elsewhere.close();
  party.close();
  await Promise.all(servers.map((server) => server.stop()));
});

test(
  'alone among bots the next game begins with the press',
  withServer(async ({ url }) => {
    const { guest, socket, id } = await sitAmongBots(url, { seats: 3, bots: ['apprentice', 'apprentice'] });
    await playMine(socket, 'again alone');
    expect((await pressed(guest, id)).body).toMatchObject({ seat: 2, match: { status: 'running' } });
    socket.close();
  }),
);
