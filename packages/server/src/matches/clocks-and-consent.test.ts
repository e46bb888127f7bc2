/** Clocks and consent on a real server, with a time that the test controls. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableState, TimeControl, TableEvent } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import { activePlayer, randomAction, createTestTable, withServer, type TestSocket } from '../../testing';
import {
  acceptProposal,
  reconnect,
  waitForAll,
  waitForProposal,
  sendCommand,
} from '../../testing/table-commands';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { request } from '../../testing/request';

const MINUTE = 60_000;
const START = 1_700_000_000_000;
const friendly = (timeoutAction: TimeControl['timeoutAction']): TimeControl => ({
  clock: { kind: 'per-turn', seconds: 60 },
  timeoutAction,
});

/** Creates a clock that only the test advances. */
function createTestClock() {
  let time = START;
  return { now: () => time, pass: (ms: number) => void (time += ms) };
}

const tableStateOf = ({ latestSync }: TestSocket): TableState => {
  if (latestSync?.tableState === null || latestSync?.tableState === undefined)
    throw new Error('The game has not begun');
  return latestSync.tableState;
};
const eventsOf = ({ latestSync }: TestSocket): readonly TableEvent[] =>
  latestSync?.tableLog.map(({ event }) => event) ?? [];

const seatOf = (socket: TestSocket): number => socket.latestSync?.mySeat ?? -1;

test('sends the deadline with every move, by the server’s clock, to players and spectators alike', async () => {
  const time = createTestClock();
  await withServer(
    async (server) => {
      const party = await createTestTable(server.url, { timeControl: friendly('bot-turn') });
      const { socket, view } = activePlayer(party);
      time.pass(10_000);
      const { stateId } = await socket.move(randomAction(view, () => 0));
      const all = [...party.sockets, party.spectator.socket];
      await Promise.all(all.map((one) => one.waitForState(stateId ?? 0)));
      const next = activePlayer(party).view.turn.seat;
      for (const one of all) {
        expect(tableStateOf(one).clock).toMatchObject({
          activeSeat: next,
          deadline: START + 10_000 + MINUTE,
        });
        expect(one.updates.at(-1)?.serverTime).toBe(START + 10_000);
      }
      party.close();
    },
    { now: time.now },
  )();
});

test('applies a time-out once, and gives the seat back to a returning owner', async () => {
  const time = createTestClock();
  await withServer(
    async (server) => {
      const party = await createTestTable(server.url, { timeControl: friendly('bot-seat') });
      const late = activePlayer(party).socket;
      const seat = seatOf(late);
      time.pass(MINUTE - 1);
      expect(await server.applyDeadlines()).toEqual([]);
      time.pass(1);
      expect(await server.applyDeadlines()).toEqual([party.matchId]);
      expect(await server.applyDeadlines()).toEqual([]);
      await waitForAll(party, ({ tableState }) => tableState?.absences[seat]?.standIn === 'seat');
      const event = { type: 'time-out', seat, action: 'bot-seat' };
      expect(await server.storage.tableState.events(party.matchId, 9)).toMatchObject([
        { id: 1, at: START + MINUTE, event },
      ]);
      // A bot controls the seat for now.
      const action = randomAction(activePlayer(party).view, () => 0);
      expect(await late.move(action)).toMatchObject({ ok: false, code: 'bot-controlled' });
      const back = party.clients[seat]?.connect({ match: party.matchId });
      await waitForAll(party, ({ tableState }) => tableState?.absences[seat] === null);
      expect(eventsOf(party.spectator.socket).at(-1)).toEqual({ type: 'returned', seat });
      expect(tableStateOf(party.spectator.socket).clock.deadline).toBe(time.now() + MINUTE);
      expect(await late.move(action)).toMatchObject({ ok: true });
      back?.close();
      party.close();
    },
    { now: time.now },
  )();
});

test('applies the verdict that the other players vote for', async () => {
  const time = createTestClock();
  await withServer(
    async (server) => {
      const party = await createTestTable(server.url, { timeControl: friendly('vote') });
      const seat = seatOf(activePlayer(party).socket);
      const others = party.sockets.filter((socket) => seatOf(socket) !== seat);
      time.pass(MINUTE);
      await server.applyDeadlines();
      await waitForAll(party, ({ tableState }) => tableState?.vote?.seat === seat);
      expect(await sendCommand(activePlayer(party).socket, { type: 'vote', verdict: 'wait' })).toMatchObject({
        code: 'not-allowed-now',
        reason: 'not-a-voter',
      });
      expect(await sendCommand(party.spectator.socket, { type: 'vote', verdict: 'wait' })).toMatchObject({
        code: 'not-your-seat',
      });
      for (const other of others)
        expect(await sendCommand(other, { type: 'vote', verdict: 'bot-turn' })).toEqual({ ok: true });
      await waitForAll(party, ({ tableState }) => tableState?.absences[seat]?.standIn === 'turn');
      party.close();
    },
    { now: time.now },
  )();
});

test('a pause stops moves and clocks until a player resumes', async () => {
  const time = createTestClock();
  await withServer(
    async (server) => {
      const party = await createTestTable(server.url, { timeControl: friendly('bot-seat') });
      const [ann, ben, cat] = party.sockets;
      expect(await sendCommand(ann, { type: 'propose', kind: 'pause' })).toEqual({ ok: true });
      const id = await waitForProposal(party, 'pause');
      for (const one of [ben, cat]) expect(await acceptProposal(one, id)).toEqual({ ok: true });
      await waitForAll(party, ({ tableState }) => tableState?.pausedAt === START);
      time.pass(10 * MINUTE);
      expect(await server.applyDeadlines()).toEqual([]);
      const { socket, view } = activePlayer(party);
      const action = randomAction(view, () => 0);
      expect(await socket.move(action)).toMatchObject({ ok: false, code: 'paused' });
      expect(await sendCommand(cat, { type: 'resume' })).toEqual({ ok: true });
      await waitForAll(party, ({ tableState }) => tableState?.pausedAt === null);
      expect(tableStateOf(socket).clock.deadline).toBe(START + 11 * MINUTE);
      expect(await socket.move(action)).toMatchObject({ ok: true });
      party.close();
    },
    { now: time.now },
  )();
});

test('deadline and banks survive a restart of the server', async () => {
  const time = createTestClock();
  const wish = { dataDir: mkdtempSync(join(tmpdir(), 'great-fire-')), now: time.now };
  const timeControl: TimeControl = {
    clock: { kind: 'fischer', bank: 60, increment: 5 },
    timeoutAction: 'bot-seat',
  };
  let matchId = '';
  let before: TableState | null | undefined = null;
  await withServer(async (first) => {
    const party = await createTestTable(first.url, { timeControl });
    ({ matchId } = party);
    time.pass(7000);
    const { socket, view } = activePlayer(party);
    await socket.move(randomAction(view, () => 0));
    before = (await first.storage.matches.find(matchId))?.tableState;
    // One player made a decision in the set-up, after seven seconds.
    expect([...(before?.clock.banks ?? [])].sort()).toEqual([58_000, 60_000, 60_000]);
    party.close();
  }, wish)();
  await withServer(async (second) => {
    expect((await second.storage.matches.find(matchId))?.tableState).toEqual(before);
    time.pass(2 * MINUTE);
    expect(await second.applyDeadlines()).toEqual([matchId]);
    expect(await second.storage.tableState.events(matchId, 9)).toMatchObject([
      { event: { type: 'time-out' } },
    ]);
  }, wish)();
});

test('with two servers, one applies a deadline, both send it, and an owner may return on either', async () => {
  const time = createTestClock();
  const wish = { databaseUrl: await freshDatabase(), now: time.now };
  await withServer(async (one) => {
    await withServer(async (other) => {
      const party = await createTestTable(one.url, { timeControl: friendly('bot-seat') });
      const { matchId, clients } = party;
      const seat = seatOf(activePlayer(party).socket);
      const elsewhere = reconnect(clients[(seat + 1) % 3], other.url, matchId);
      await elsewhere.waitForSync();
      const all = { ...party, sockets: [...party.sockets, elsewhere] };
      time.pass(MINUTE);
      // A player who arrives meanwhile makes the transition stale. Then the next run applies it.
      const decided = await waitFor('the decision', async () => {
        const looks = await Promise.all([one.applyDeadlines(), other.applyDeadlines()]);
        return looks.flat().length > 0 ? looks.flat() : null;
      });
      expect(decided).toEqual([matchId]);
      await waitForAll(all, ({ tableState }) => tableState?.absences[seat]?.standIn === 'seat');
      expect(await one.storage.tableState.events(matchId, 9)).toHaveLength(1);
      const back = reconnect(clients[seat], other.url, matchId);
      await waitForAll(all, ({ tableState }) => tableState?.absences[seat] === null);
      // This server knows the transition of the other server, so it accepts the move at once.
      const { socket, view } = activePlayer(party);
      expect(await socket.move(randomAction(view, () => 0))).toMatchObject({ ok: true });
      back.close();
      elsewhere.close();
      party.close();
    }, wish)();
  }, wish)();
});

test('an agreed abort ends the game for everyone and rejects later moves', async () => {
  await withServer(async (server) => {
    const party = await createTestTable(server.url, {});
    const [ann, ben, clara] = party.sockets;
    expect(await sendCommand(party.spectator.socket, { type: 'propose', kind: 'abort' })).toMatchObject({
      ok: false,
    });
    expect(await sendCommand(ann, { type: 'propose', kind: 'abort' })).toEqual({ ok: true });
    const id = await waitForProposal(party, 'abort');
    expect(await sendCommand(ben, { type: 'respond', id, agrees: true })).toEqual({ ok: true });
    const { socket, view } = activePlayer(party);
    expect(await sendCommand(clara, { type: 'respond', id, agrees: true })).toEqual({ ok: true });
    await waitForAll(
      party,
      ({ tableState, match }) => tableState?.isAborted === true && match.status === 'unfinished',
    );
    expect(await socket.move(randomAction(view, () => 0))).toMatchObject({ ok: false, code: 'table-closed' });
    const record = await request(`${server.url}/api/matches/${party.matchId}/record`);
    expect(await record.json()).toMatchObject({ code: 'not-finished' });
    party.close();
  })();
});
