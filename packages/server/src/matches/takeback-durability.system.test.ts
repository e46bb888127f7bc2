/** An accepted takeback survives a lost response and a killed server. It is performed once, even with two servers. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  TestClient,
  ServerProcess,
  activePlayer,
  randomAction,
  createTestTable,
  inspectStorage,
  playMoves,
  withServer,
  type TestTable,
  type Storage,
  type TestSocket,
  type TestServer,
} from '../../testing';
import { reconnect, acceptProposal, proposeTakeback, allSockets } from '../../testing/table-commands';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { StorageUnavailableError } from '../errors/api-error';

test('completes a takeback whose last response was lost when the answer is sent again', async () => {
  let isLosing = true;
  const round = (opened: Storage): Storage => ({
    ...opened,
    moves: {
      ...opened.moves,
      commit: async (move, onStored) => {
        const done = await opened.moves.commit(move, onStored);
        if (!move.moveId.startsWith('take-back:') || !isLosing) return done;
        isLosing = false;
        throw new StorageUnavailableError('The line broke behind it');
      },
    },
  });
  await withServer(
    async (server) => {
      const party = await createTestTable(server.url);
      await playMoves(party, 'lost', 9);
      const [, ben, cat] = party.sockets;
      const last = party.spectator.socket.stateId;
      const id = await proposeTakeback(party, last - 9);
      await acceptProposal(ben, id);
      expect(await acceptProposal(cat, id)).toMatchObject({ code: 'unavailable' });
      expect(await acceptProposal(cat, id)).toMatchObject({ code: 'not-allowed-now' });
      await Promise.all(allSockets(party).map((socket) => socket.waitForState(last + 1)));
      expect(party.spectator.socket.latestSync?.tableState?.proposals).toEqual([]);
      expect(await playMoves(party, 'after it', 5)).toBe(5);
      party.close();
    },
    { wrapStorage: round },
  )();
});

test.each([
  ['after the consent was acknowledged', true],
  ['while it is on its way', false],
] as const)(
  'keeps acknowledged answers and leaves no partial takeback when the server is killed %s',
  async (_, waits) => {
    const settings = { DATA_DIR: mkdtempSync(join(tmpdir(), 'great-fire-back-')), PORT: '0' };
    const first = await ServerProcess.start(settings);
    const party = await createTestTable(`http://127.0.0.1:${String(await first.port)}`);
    await playMoves(party, 'killed', 20);
    const last = party.spectator.socket.stateId;
    const id = await proposeTakeback(party, 6);
    const [, ben, cat] = party.sockets;
    await acceptProposal(ben, id);
    const answer = acceptProposal(cat, id);
    if (waits) expect(await answer).toEqual({ ok: true });
    await first.kill('SIGKILL');
    party.close();

    const stored = await inspectStorage(join(settings.DATA_DIR, 'great-fire.db'));
    const { match, log, isSnapshotConsistent } = await stored.readGame(party.matchId);
    await stored.close();
    expect(isSnapshotConsistent).toBe(true);
    expect(match.stateId).toBe(log.length);
    const isBack = log.length === last + 1;
    expect([last, last + 1]).toContain(log.length);
    expect(match.tableState?.proposals.length === 0).toBe(isBack);
    if (waits) {
      expect(isBack).toBe(true);
      return;
    }

    const second = await ServerProcess.start(settings);
    const url = `http://127.0.0.1:${String(await second.port)}`;
    const sockets = party.clients.map((guest) => reconnect(guest, url, party.matchId));
    const back = { sockets, spectator: { client: new TestClient(url), socket: sockets[0] as TestSocket } };
    await Promise.all(sockets.map((socket) => socket.waitForSync()));
    if (!isBack) expect(await acceptProposal(sockets[2], id)).toEqual({ ok: true });
    await Promise.all(sockets.map((socket) => socket.waitForState(last + 1)));
    expect(await playMoves(back, 'on', 5)).toBe(5);
    sockets.forEach((socket) => socket.close());
    await second.kill('SIGTERM');
  },
);

/**
 * Runs a test with two servers on one database. All players and the spectator are on the first, all players also on
 * the second.
 */
async function withTwoServers(
  work: (party: TestTable, elsewhere: readonly TestSocket[], servers: readonly TestServer[]) => Promise<void>,
): Promise<void> {
  const databaseUrl = await freshDatabase();
  await withServer(
    async (one) => {
      await withServer(
        async (other) => {
          const party = await createTestTable(one.url);
          const elsewhere = party.clients.map((guest) => reconnect(guest, other.url, party.matchId));
          await Promise.all(elsewhere.map((socket) => socket.waitForSync()));
          await work(party, elsewhere, [one, other]);
          elsewhere.forEach((socket) => socket.close());
          party.close();
        },
        { databaseUrl },
      )();
    },
    { databaseUrl },
  )();
}

test('takes moves back once when two players agree on two servers, and both servers continue', () =>
  withTwoServers(async (party, elsewhere, [one]) => {
    const all = { ...party, sockets: [...party.sockets, ...elsewhere] };
    for (let round = 0; round < 3; round += 1) {
      await playMoves(all, `round ${String(round)}`, 8);
      const last = party.spectator.socket.stateId;
      const then = party.spectator.socket.latestSync?.frame?.view;
      const id = await proposeTakeback(all, last - 5);
      // Ben accepts on both servers, as from two tabs.
      const answers = await Promise.all([
        acceptProposal(party.sockets[1], id),
        acceptProposal(elsewhere[2], id),
        acceptProposal(elsewhere[1], id),
      ]);
      expect(answers.filter((answer) => answer?.ok === true)).toHaveLength(2);
      expect(answers.filter((answer) => answer?.code === 'not-allowed-now')).toHaveLength(1);
      await Promise.all(allSockets(all).map((socket) => socket.waitForState(last + 1)));
      expect(await one?.storage.moves.after(party.matchId, last)).toHaveLength(1);
      expect(party.spectator.socket.latestSync?.frame?.view).not.toEqual(then);
    }
    expect(
      new Set(all.sockets.map((socket) => JSON.stringify(socket.latestSync?.frame?.view.districts))).size,
    ).toBe(1);
  }));

test('applies either a move on one server or the last acceptance on the other', () =>
  withTwoServers(async (party, elsewhere, [, other]) => {
    const all = { ...party, sockets: [...party.sockets, ...elsewhere] };
    for (let round = 0; round < 4; round += 1) {
      await playMoves(all, `race ${String(round)}`, 8);
      const last = party.spectator.socket.stateId;
      const id = await proposeTakeback(all, last - 5);
      await acceptProposal(party.sockets[1], id);
      const { socket, view } = activePlayer(party);
      const [answer, moved] = await Promise.all([
        acceptProposal(elsewhere[2], id),
        socket.move(randomAction(view, () => 0)),
      ]);
      expect([answer?.ok, moved.ok].filter(Boolean)).toHaveLength(1);
      expect(moved.ok ? answer?.code : moved.code).toBe(moved.ok ? 'not-allowed-now' : 'stale');
      await Promise.all(allSockets(all).map((one) => one.waitForState(last + 1)));
      const [row] = (await other?.storage.moves.after(party.matchId, last)) ?? [];
      expect(row?.moveId.startsWith('take-back:')).toBe(answer?.ok);
    }
  }));
