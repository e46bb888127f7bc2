/** Bots that decide in the place of an owner who is not there. */
import type { Pace } from '@great-fire/protocol';
import { awaited, choose, gather, playOn, withServer } from '../../testing';
import type { Party, TestServer } from '../../testing';
import { allSee, everybody, wish } from '../../testing/consent';

const MINUTE = 60_000;
const clock: Pace['clock'] = { kind: 'friendly', seconds: 60 };

const seatOf = (socket: Party['sockets'][number] | undefined): number => socket?.latest?.mySeat ?? -1;

/** Who made each move from a state on: a seat, and whether a bot sat in it. */
async function madeSince({ storage }: TestServer, matchId: string, stateId: number) {
  const moves = await storage.moves.after(matchId, stateId);
  return moves.map(({ seat, moveId }) => ({ seat, isBots: moveId.startsWith('bot:') }));
}

test('whose time is up has this one turn played by a bot, and the next by themselves', async () => {
  let at = 1_700_000_000_000;
  await withServer(
    async (server) => {
      const party = await gather(server.url, { pace: { clock, timeOut: 'bot-turn' } });
      const seat = seatOf(awaited(party).socket);
      const before = party.watcher.socket.stateId;
      at += MINUTE;
      await server.lookAtClocks();
      await allSee(party, ({ frame }) => frame?.view.turn.seat === (seat + 1) % 3);
      const made = await madeSince(server, party.matchId, before);
      expect(made.length).toBeGreaterThan(0);
      expect(made.filter((move) => move.seat !== seat || !move.isBots)).toEqual([]);
      await allSee(party, ({ conduct }) => conduct?.away[seat] === null);
      const played = party.watcher.socket.stateId;
      expect(await playOn(party, 'their own again', 40)).toBe(40);
      const since = await madeSince(server, party.matchId, played);
      expect(since.some((move) => move.seat === seat)).toBe(true);
      expect(since.filter(({ isBots }) => isBots)).toEqual([]);
      party.close();
    },
    { now: () => at },
  )();
});

test(
  'whoever leaves is followed by a bot, turn after turn, until the seat is theirs again',
  withServer(async (server) => {
    const party = await gather(server.url, { pace: { clock: { kind: 'none' }, timeOut: 'bot-seat' } });
    const [ann] = party.sockets;
    expect(await wish(ann, { do: 'leave' })).toEqual({ ok: true });
    await allSee(party, ({ conduct }) => conduct?.away[0]?.bot === 'seat');
    const left = party.watcher.socket.stateId;
    const stay = { sockets: party.sockets.slice(1) };
    for (let decision = 0; decision < 30; decision += 1) {
      await allSee(party, ({ frame }) => frame?.view.turn.seat !== 0);
      const { socket, view } = awaited(stay);
      const { stateId = 0 } = await socket.move(choose(view, () => 0));
      await Promise.all(everybody(party).map((one) => one.shows(stateId)));
    }
    const made = await madeSince(server, party.matchId, left);
    expect(made.some(({ seat }) => seat === 0)).toBe(true);
    expect(made.filter(({ seat, isBots }) => isBots !== (seat === 0))).toEqual([]);
    expect(await wish(ann, { do: 'return' })).toEqual({ ok: true });
    await allSee(party, ({ conduct }) => conduct?.away[0] === null);
    party.close();
  }),
);
