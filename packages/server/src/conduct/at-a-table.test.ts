/** Clocks and consent on a real server, with a clock that the test sets. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Conduct, Pace, TableEvent } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import { awaited, choose, gather, withServer } from '../../testing';
import type { TableSocket } from '../../testing';
import { again, allSee, wish } from '../../testing/consent';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { request } from '../../testing/request';

const MINUTE = 60_000;
const START = 1_700_000_000_000;
const friendly = (timeOut: Pace['timeOut']): Pace => ({ clock: { kind: 'friendly', seconds: 60 }, timeOut });

/** A time that only the test moves on. */
function told() {
  let at = START;
  return { now: () => at, pass: (ms: number) => void (at += ms) };
}

const conductOf = ({ latest }: TableSocket): Conduct => {
  if (latest?.conduct === null || latest?.conduct === undefined) throw new Error('The game has not begun');
  return latest.conduct;
};
const eventsOf = ({ latest }: TableSocket): readonly TableEvent[] =>
  latest?.tableLog.map(({ event }) => event) ?? [];

const seatOf = (socket: TableSocket): number => socket.latest?.mySeat ?? -1;

test('the deadline comes with every move, by the server’s clock, to players and spectators alike', async () => {
  const time = told();
  await withServer(
    async (server) => {
      const party = await gather(server.url, { pace: friendly('bot-turn') });
      const { socket, view } = awaited(party);
      time.pass(10_000);
      const { stateId } = await socket.move(choose(view, () => 0));
      const all = [...party.sockets, party.watcher.socket];
      await Promise.all(all.map((one) => one.shows(stateId ?? 0)));
      const next = awaited(party).view.turn.seat;
      for (const one of all) {
        expect(conductOf(one).clock).toMatchObject({ seat: next, deadline: START + 10_000 + MINUTE });
        expect(one.updates.at(-1)?.now).toBe(START + 10_000);
      }
      party.close();
    },
    { now: time.now },
  )();
});

test('a time-out is decided once, and the owner who comes back has the seat', async () => {
  const time = told();
  await withServer(
    async (server) => {
      const party = await gather(server.url, { pace: friendly('bot-seat') });
      const late = awaited(party).socket;
      const seat = seatOf(late);
      time.pass(MINUTE - 1);
      expect(await server.lookAtClocks()).toEqual([]);
      time.pass(1);
      expect(await server.lookAtClocks()).toEqual([party.matchId]);
      expect(await server.lookAtClocks()).toEqual([]);
      await allSee(party, ({ conduct }) => conduct?.away[seat]?.bot === 'seat');
      const event = { type: 'time-out', seat, then: 'bot-seat' };
      expect(await server.storage.conduct.events(party.matchId, 9)).toMatchObject([
        { id: 1, at: START + MINUTE, event },
      ]);
      // The seat is the bot's for now.
      const action = choose(awaited(party).view, () => 0);
      expect(await late.move(action)).toMatchObject({ ok: false, code: 'stood-in' });
      const back = party.guests[seat]?.connect({ match: party.matchId });
      await allSee(party, ({ conduct }) => conduct?.away[seat] === null);
      expect(eventsOf(party.watcher.socket).at(-1)).toEqual({ type: 'returned', seat });
      expect(conductOf(party.watcher.socket).clock.deadline).toBe(time.now() + MINUTE);
      expect(await late.move(action)).toMatchObject({ ok: true });
      back?.close();
      party.close();
    },
    { now: time.now },
  )();
});

test('the others vote, and what they decide is done', async () => {
  const time = told();
  await withServer(
    async (server) => {
      const party = await gather(server.url, { pace: friendly('vote') });
      const seat = seatOf(awaited(party).socket);
      const others = party.sockets.filter((socket) => seatOf(socket) !== seat);
      time.pass(MINUTE);
      await server.lookAtClocks();
      await allSee(party, ({ conduct }) => conduct?.vote?.seat === seat);
      expect(await wish(awaited(party).socket, { do: 'vote', verdict: 'wait' })).toMatchObject({
        code: 'not-now',
      });
      expect(await wish(party.watcher.socket, { do: 'vote', verdict: 'wait' })).toMatchObject({
        code: 'not-your-seat',
      });
      for (const other of others)
        expect(await wish(other, { do: 'vote', verdict: 'bot-turn' })).toEqual({ ok: true });
      await allSee(party, ({ conduct }) => conduct?.away[seat]?.bot === 'turn');
      party.close();
    },
    { now: time.now },
  )();
});

test('a pause stops moves and clocks until anybody goes on', async () => {
  const time = told();
  await withServer(
    async (server) => {
      const party = await gather(server.url, { pace: friendly('bot-seat') });
      const [ann, ben, cat] = party.sockets;
      expect(await wish(ann, { do: 'ask-pause' })).toEqual({ ok: true });
      for (const one of [ben, cat])
        expect(await wish(one, { do: 'answer-pause', agrees: true })).toEqual({ ok: true });
      await allSee(party, ({ conduct }) => conduct?.pausedAt === START);
      time.pass(10 * MINUTE);
      expect(await server.lookAtClocks()).toEqual([]);
      const { socket, view } = awaited(party);
      const action = choose(view, () => 0);
      expect(await socket.move(action)).toMatchObject({ ok: false, code: 'paused' });
      expect(await wish(cat, { do: 'resume' })).toEqual({ ok: true });
      await allSee(party, ({ conduct }) => conduct?.pausedAt === null);
      expect(conductOf(socket).clock.deadline).toBe(START + 11 * MINUTE);
      expect(await socket.move(action)).toMatchObject({ ok: true });
      party.close();
    },
    { now: time.now },
  )();
});

test('deadline and banks survive a server that ends and another that starts', async () => {
  const time = told();
  const wish = { dataDir: mkdtempSync(join(tmpdir(), 'great-fire-')), now: time.now };
  const pace: Pace = { clock: { kind: 'tournament', bank: 60, increment: 5 }, timeOut: 'bot-seat' };
  let matchId = '';
  let before: Conduct | null | undefined = null;
  await withServer(async (first) => {
    const party = await gather(first.url, { pace });
    ({ matchId } = party);
    time.pass(7000);
    const { socket, view } = awaited(party);
    await socket.move(choose(view, () => 0));
    before = (await first.storage.matches.find(matchId))?.conduct;
    // Each of three answered for their hand, and one has made a move that took seven seconds.
    expect([...(before?.clock.banks ?? [])].sort()).toEqual([63_000, 65_000, 65_000]);
    party.close();
  }, wish)();
  await withServer(async (second) => {
    expect((await second.storage.matches.find(matchId))?.conduct).toEqual(before);
    time.pass(2 * MINUTE);
    expect(await second.lookAtClocks()).toEqual([matchId]);
    expect(await second.storage.conduct.events(matchId, 9)).toMatchObject([{ event: { type: 'time-out' } }]);
  }, wish)();
});

test('of two servers on one database one decides, both tell, and an owner who comes to either is back', async () => {
  const time = told();
  const wish = { databaseUrl: await freshDatabase(), now: time.now };
  await withServer(async (one) => {
    await withServer(async (other) => {
      const party = await gather(one.url, { pace: friendly('bot-seat') });
      const { matchId, guests } = party;
      const seat = seatOf(awaited(party).socket);
      const elsewhere = again(guests[(seat + 1) % 3], other.url, matchId);
      await elsewhere.ready();
      const all = { ...party, sockets: [...party.sockets, elsewhere] };
      time.pass(MINUTE);
      // A player who comes meanwhile makes a decision stale: then the next look decides.
      const decided = await waitFor('the decision', async () => {
        const looks = await Promise.all([one.lookAtClocks(), other.lookAtClocks()]);
        return looks.flat().length > 0 ? looks.flat() : null;
      });
      expect(decided).toEqual([matchId]);
      await allSee(all, ({ conduct }) => conduct?.away[seat]?.bot === 'seat');
      expect(await one.storage.conduct.events(matchId, 9)).toHaveLength(1);
      const back = again(guests[seat], other.url, matchId);
      await allSee(all, ({ conduct }) => conduct?.away[seat] === null);
      // What was decided there is known here: the move is taken at once.
      const { socket, view } = awaited(party);
      expect(await socket.move(choose(view, () => 0))).toMatchObject({ ok: true });
      back.close();
      elsewhere.close();
      party.close();
    }, wish)();
  }, wish)();
});

test('all who play end the game: everybody sees that at once, nobody moves any more, and the table is nobody’s turn', async () => {
  await withServer(async (server) => {
    const party = await gather(server.url, {});
    const [ann, ben, clara] = party.sockets;
    expect(await wish(party.watcher.socket, { do: 'ask-abort' })).toMatchObject({ ok: false });
    expect(await wish(ann, { do: 'ask-abort' })).toEqual({ ok: true });
    await allSee(party, ({ conduct }) => conduct?.abortAsked?.by === 0);
    const id = ann?.latest?.conduct?.abortAsked?.id ?? 0;
    expect(await wish(ben, { do: 'answer-abort', id, agrees: true })).toEqual({ ok: true });
    const { socket, view } = awaited(party);
    expect(await wish(clara, { do: 'answer-abort', id, agrees: true })).toEqual({ ok: true });
    await allSee(party, ({ conduct, match }) => conduct?.isAborted === true && match.status === 'unfinished');
    expect(await socket.move(choose(view, () => 0))).toMatchObject({ ok: false, code: 'table-closed' });
    const record = await request(`${server.url}/api/matches/${party.matchId}/record`);
    expect(await record.json()).toMatchObject({ code: 'not-finished' });
    party.close();
  })();
});
