/** Bots that play for absent owners. */
import type { TimeControl } from '@great-fire/protocol';
import {
  TestClient,
  activePlayer,
  createTestTable,
  openSoloTable,
  playMoves,
  playMyTurns,
  randomAction,
  waitForMyTurn,
  withServer,
  type TestTable,
  type TestServer,
} from '../../testing';
import { waitForAll, allSockets, sendCommand } from '../../testing/table-commands';

const MINUTE = 60_000;
const clock: TimeControl['clock'] = { kind: 'per-turn', seconds: 60 };

const seatOf = (socket: TestTable['sockets'][number] | undefined): number => socket?.latestSync?.mySeat ?? -1;

/** Returns the moves after a state, each with its seat and whether a bot made it. */
async function movesSince({ storage }: TestServer, matchId: string, stateId: number) {
  const moves = await storage.moves.after(matchId, stateId);
  return moves.map(({ seat, moveId }) => ({ seat, isBots: moveId.startsWith('bot:') }));
}

test('a bot plays one turn after a time-out, and the owner plays the next', async () => {
  let at = 1_700_000_000_000;
  await withServer(
    async (server) => {
      const party = await createTestTable(server.url, { timeControl: { clock, timeoutAction: 'bot-turn' } });
      const seat = seatOf(activePlayer(party).socket);
      const before = party.spectator.socket.stateId;
      at += MINUTE;
      await server.applyDeadlines();
      await waitForAll(party, ({ frame }) => frame?.view.turn.seat === (seat + 1) % 3);
      const made = await movesSince(server, party.matchId, before);
      expect(made.length).toBeGreaterThan(0);
      expect(made.filter((move) => move.seat !== seat || !move.isBots)).toEqual([]);
      await waitForAll(party, ({ tableState }) => tableState?.absences[seat] === null);
      const played = party.spectator.socket.stateId;
      expect(await playMoves(party, 'their own again', 40)).toBe(40);
      const since = await movesSince(server, party.matchId, played);
      expect(since.some((move) => move.seat === seat)).toBe(true);
      expect(since.filter(({ isBots }) => isBots)).toEqual([]);
      party.close();
    },
    { now: () => at },
  )();
});

test('after a missed turn, bots go on while their only player is connected, and wait while that player is away', async () => {
  let at = 1_700_000_000_000;
  await withServer(
    async ({ url, storage, applyDeadlines }) => {
      const { client, socket, matchId } = await openSoloTable(url, {
        timeControl: { clock, timeoutAction: 'bot-turn' },
      });
      await playMyTurns(socket, 'a missed turn', 12);
      await waitForMyTurn(socket);
      const missedTurn = socket.latestSync?.frame?.view.turn.number ?? 0;
      at += MINUTE;
      await applyDeadlines();
      const next = await socket.waitUntil('the next turn of the person', ({ frame }) => {
        const turn = frame?.view.turn;
        return turn !== undefined && turn.seat === frame?.view.viewer && turn.number > missedTurn;
      });
      expect(next.tableState?.absences).toEqual([null, null, null, null]);

      const spectator = new TestClient(url).connect({ match: matchId });
      await spectator.waitForSync();
      const gone = spectator.waitForEvent('presence', ({ connected }) => connected[0] === false);
      socket.close();
      await gone;
      at += MINUTE;
      await applyDeadlines();
      expect((await storage.matches.find(matchId))?.tableState?.absences[0]?.standIn).toBe('seat');
      const back = client.connect({ match: matchId });
      await back.waitUntil('the owner', ({ tableState }) => tableState?.absences[0] === null);
      await playMyTurns(back, 'after the return', 2);
      for (const one of [spectator, back]) one.close();
    },
    { now: () => at },
  )();
});

test(
  'a bot plays for an owner who has left until the owner returns',
  withServer(async (server) => {
    const party = await createTestTable(server.url, {
      timeControl: { clock: { kind: 'none' }, timeoutAction: 'bot-seat' },
    });
    const [ann] = party.sockets;
    expect(await sendCommand(ann, { type: 'leave' })).toEqual({ ok: true });
    await waitForAll(party, ({ tableState }) => tableState?.absences[0]?.standIn === 'seat');
    const left = party.spectator.socket.stateId;
    const stay = { sockets: party.sockets.slice(1) };
    for (let decision = 0; decision < 30; decision += 1) {
      await waitForAll(party, ({ frame }) => frame?.view.turn.seat !== 0);
      const { socket, view } = activePlayer(stay);
      const { stateId = 0 } = await socket.move(randomAction(view, () => 0));
      await Promise.all(allSockets(party).map((one) => one.waitForState(stateId)));
    }
    const made = await movesSince(server, party.matchId, left);
    expect(made.some(({ seat }) => seat === 0)).toBe(true);
    expect(made.filter(({ seat, isBots }) => isBots !== (seat === 0))).toEqual([]);
    expect(await sendCommand(ann, { type: 'return' })).toEqual({ ok: true });
    await waitForAll(party, ({ tableState }) => tableState?.absences[0] === null);
    party.close();
  }),
);

test(
  'bots stop while no person plays, and go on when an owner returns',
  withServer(async ({ url, storage }) => {
    const deserted = await openSoloTable(url);
    const other = await openSoloTable(url);
    await waitForMyTurn(deserted.socket);
    const { stateId } = deserted.socket;
    expect(await sendCommand(deserted.socket, { type: 'leave' })).toEqual({ ok: true });
    await deserted.socket.waitUntil('the stand-in', ({ tableState }) => tableState?.absences[0] !== null);
    // The bots of this table decide after those of the other would have.
    await playMyTurns(other.socket, 'at the other table', 10);
    await waitForMyTurn(other.socket);
    expect(await storage.moves.after(deserted.matchId, stateId)).toEqual([]);
    expect(await sendCommand(deserted.socket, { type: 'return' })).toEqual({ ok: true });
    await deserted.socket.waitUntil('the owner', ({ tableState }) => tableState?.absences[0] === null);
    await playMyTurns(deserted.socket, 'again', 10);
    await waitForMyTurn(deserted.socket);
    expect((await storage.moves.after(deserted.matchId, stateId)).length).toBeGreaterThan(10);
  }),
);
