/** A seat that its owner left is taken by somebody else, who alone is told from then on what the seat may know. */
import type { Pace } from '@great-fire/protocol';
import { Guest, gather, playOn, withServer } from '../../testing';
import { freshDatabase } from '../../testing/postgres/fresh-database';

const OPEN: Pace = { clock: { kind: 'none' }, timeOut: 'open-seat' };
// What is told of the time is the same for all, whenever they ask.
const STILL = { now: () => 1_700_000_000_000 };
const updatesIn = (frames: readonly string[]) =>
  frames.filter((frame) => /^4?2\["(update|changed)"/.test(frame));

test(
  'who left is told, byte by byte, what a spectator is told, and nothing of what the seat may know',
  withServer(async (server) => {
    const party = await gather(server.url, { pace: OPEN });
    const { matchId, watcher } = party;
    const [leaver] = party.sockets;
    const [ann] = party.guests;
    if (leaver === undefined || ann === undefined) throw new Error('Nobody sits there');
    await playOn(party, 'before the substitute', 30);
    const seen = leaver.latest?.frame?.view;
    expect(await leaver.ask('conduct', { do: 'leave' })).toEqual({ ok: true });

    const dan = new Guest(server.url);
    const anew = leaver.next('sync', ({ mySeat }) => mySeat === null);
    const given = await dan.ask<{ readonly token: string }>('POST', `/api/matches/${matchId}/seats`, {
      name: 'Dan',
      seat: 0,
    });
    expect(given.status).toBe(201);
    await anew;
    const substitute = dan.connect({ match: matchId });
    const shown = await substitute.ready();
    expect(shown).toMatchObject({ mySeat: 0, match: { seats: [{ name: 'Dan' }, {}, {}] } });
    expect(shown.frame?.view.own).toEqual(seen?.own);

    const from = [leaver.frames.length, watcher.socket.frames.length] as const;
    const others = party.sockets.slice(1);
    const now = { ...party, sockets: [substitute, ...others] };
    expect(await playOn(now, 'with the substitute', 60)).toBe(60);
    await leaver.shows(substitute.stateId);
    const told = updatesIn(leaver.frames.slice(from[0]));
    expect(told.length).toBeGreaterThanOrEqual(60);
    expect(told).toEqual(updatesIn(watcher.socket.frames.slice(from[1])));
    expect(told).not.toEqual(updatesIn(substitute.frames).slice(-told.length));

    for (const [event, payload] of [
      ['sync', undefined],
      ['history', { before: 91, tableBefore: 2, limit: 100 }],
      ['past', { from: 60, to: 80 }],
    ] as const) {
      const asked = payload === undefined ? [event] : [event, payload];
      const [mine, theirs] = await Promise.all(
        [leaver, watcher.socket].map((socket) => socket.ask(...(asked as [string, object]))),
      );
      expect(JSON.stringify(mine)).toBe(JSON.stringify(theirs));
    }
    for (const message of [{ do: 'return' }, { do: 'resume' }])
      expect(await leaver.ask('conduct', message)).toMatchObject({ ok: false, code: 'not-your-seat' });
    expect((await ann.me()).seats).toEqual([]);
    const byToken = await new Guest(server.url).ask('GET', `/api/matches/${matchId}`, undefined, {
      authorization: `Bearer ${party.tokens[0] ?? ''}`,
    });
    expect(byToken.status).toBe(401);
    substitute.close();
    party.close();
  }, STILL),
);

test(
  'nobody takes a seat whose owner plays, nor a second seat; of two who come one has it',
  withServer(async (server) => {
    const party = await gather(server.url, { pace: OPEN });
    const { matchId } = party;
    const take = (guest: Guest, name: string) =>
      guest.ask<{ readonly code?: string }>('POST', `/api/matches/${matchId}/seats`, { name, seat: 0 });
    expect((await take(new Guest(server.url), 'Dan')).body.code).toBe('already-started');
    const lobby = new Guest(server.url).connect();
    await lobby.connected();
    const told = lobby.next('lobby', ({ match }) => match?.open !== undefined);
    await party.sockets[0]?.ask('conduct', { do: 'leave' });
    expect((await told).match?.open).toEqual([0]);
    lobby.close();
    const [, ben] = party.guests;
    if (ben === undefined) throw new Error('Nobody sits there');
    expect((await take(ben, 'Ben')).body.code).toBe('already-seated');
    const answers = await Promise.all(['Dan', 'Eve', 'Fay'].map((name) => take(new Guest(server.url), name)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await server.storage.conduct.events(matchId, 9)).map(({ event }) => event.type)).toEqual([
      'left',
      'substituted',
    ]);
    party.close();
  }),
);

test(
  'until somebody has taken the seat its owner is back by a word',
  withServer(async (server) => {
    const party = await gather(server.url, { pace: OPEN });
    const [ann] = party.sockets;
    await ann?.ask('conduct', { do: 'leave' });
    const back = party.guests[0]?.connect({ match: party.matchId });
    await back?.ready();
    expect(back?.latest?.conduct?.away[0]).toMatchObject({ hasLeft: true });
    expect(await back?.ask('conduct', { do: 'return' })).toEqual({ ok: true });
    expect((await server.storage.matches.find(party.matchId))?.conduct?.away[0]).toBeNull();
    back?.close();
    party.close();
  }),
);

test('who takes the seat at one server has it at the other, where who left is a spectator from then on', async () => {
  const wish = { ...STILL, databaseUrl: await freshDatabase() };
  await withServer(async (one) => {
    await withServer(async (other) => {
      const party = await gather(one.url, { pace: OPEN });
      const { matchId } = party;
      const [leaver] = party.sockets;
      await leaver?.ask('conduct', { do: 'leave' });
      const dan = new Guest(other.url);
      const anew = leaver?.next('sync', ({ mySeat }) => mySeat === null);
      const taken = await dan.ask('POST', `/api/matches/${matchId}/seats`, { name: 'Dan', seat: 0 });
      expect(taken.status).toBe(201);
      expect((await anew)?.frame?.view.own).toBeNull();
      const substitute = dan.connect({ match: matchId });
      expect(await substitute.ready()).toMatchObject({ mySeat: 0 });
      const late = new Guest(one.url);
      const refused = await late.ask('POST', `/api/matches/${matchId}/seats`, { name: 'Eve', seat: 0 });
      expect(refused.status).toBe(409);
      const now = { ...party, sockets: [substitute, ...party.sockets.slice(1)] };
      expect(await playOn(now, 'from two servers', 20)).toBe(20);
      substitute.close();
      party.close();
    }, wish)();
  }, wish)();
});
