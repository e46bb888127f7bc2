import { join } from 'node:path';
import type { ServiceStatus } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import { createFillableDisk } from '../../testing/fillable-disk';
import { openStorage } from '../../testing/open-storage';
import {
  activePlayer,
  randomAction,
  createTestTable,
  playMoves,
  type TestTable,
} from '../../testing/test-table';
import { TIMEOUTS } from '../../testing/timeouts';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { seededRandom } from '../../testing/seeded-random';
import { ServerProcess } from '../../testing/server-process';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { allSockets } from '../../testing/table-commands';
import { TcpProxy } from '../../testing/tcp-proxy';
import type { Storage } from '../storage/storage';

/** The time after which the server suspects a silent connection, longer than any other fake time here. */
const SLOW_MS = 100_000_000;
const HEARTBEAT_MS = 500;

interface Scenario {
  readonly proxy: TcpProxy; // between the server and its database
  readonly party: TestTable;
  readonly server: TestServer;
  readonly directStorage: Storage; // the same database without the proxy
}

/** Runs a test with a table on a server whose connection to PostgreSQL can be cut. The test advances its timers. */
const withProxiedDatabase = (work: (scene: Scenario) => Promise<void>) =>
  withFakeTimers(async () => {
    const databaseUrl = await freshDatabase();
    const proxy = await TcpProxy.start([Number(new URL(databaseUrl).port)]);
    const proxyUrl = Object.assign(new URL(databaseUrl), { port: String(proxy.port) }).href;
    const database = { ...TIMEOUTS.database, suspectMs: SLOW_MS };
    const server = await startTestServer({ databaseUrl: proxyUrl, timeouts: { database } });
    const directStorage = await openStorage(databaseUrl);
    const party = await createTestTable(server.url);
    await playMoves(party, 'before', 10);
    try {
      await work({ proxy, party, server, directStorage });
    } finally {
      party.close();
      proxy.resume();
      proxy.resetBlackholed();
      jest.useRealTimers();
      await Promise.all([server.stop(), directStorage.close()]);
      await proxy.close();
    }
  });

/** Advances time until the server has sent a heartbeat to its database and suspects that the answer is lost. */
function advanceUntilSuspected(): void {
  jest.advanceTimersByTime(HEARTBEAT_MS);
  jest.advanceTimersByTime(SLOW_MS);
}

/** Advances time in small steps until the predicate holds. The server tries to reconnect to its database meanwhile. */
const advanceUntil = (what: string, predicate: () => boolean): Promise<unknown> =>
  waitFor(what, () => {
    jest.advanceTimersByTime(50);
    return predicate();
  });

/** Collects the `service-status` that each socket receives from now on: whether the database is up. */
function collectServiceEvents(party: TestTable): readonly (readonly boolean[])[] {
  return allSockets(party).map(({ socket }) => {
    const received: boolean[] = [];
    socket.on('service-status', ({ isUp }: ServiceStatus) => received.push(isUp));
    return received;
  });
}

const haveAllReceived =
  (received: readonly (readonly boolean[])[], ...expected: readonly boolean[]) =>
  (): boolean =>
    received.every((own) => own.join() === expected.join());

/** Returns the next move and a function that sends it for the active player. */
function nextMove(party: TestTable) {
  const { socket, view } = activePlayer(party);
  const { stateId } = socket;
  const action = randomAction(view, seededRandom('lost'));
  return { stateId, send: () => socket.move(action, stateId, 'decided-once') };
}

test(
  'reports a lost database to clients, rejects messages meanwhile, and continues the game afterwards',
  withProxiedDatabase(async ({ proxy, party, server }) => {
    const heard = collectServiceEvents(party);
    const { stateId, send } = nextMove(party);
    proxy.refuseConnections();
    await waitFor('the loss', haveAllReceived(heard, false));
    expect(await send()).toMatchObject({ ok: false, code: 'unavailable' });
    const late = party.spectator.client.connect({ match: party.matchId });
    expect(await late.waitForRejection()).toMatchObject({ code: 'unavailable' });
    expect(await party.spectator.client.request('GET', '/api/matches')).toMatchObject({ status: 503 });
    late.close();

    proxy.resume();
    await advanceUntil('the return', haveAllReceived(heard, false, true));
    expect(await send()).toEqual({ ok: true, stateId: stateId + 1 });
    expect(await send()).toEqual({ ok: true, stateId: stateId + 1 });
    await Promise.all(allSockets(party).map((socket) => socket.waitForState(stateId + 1)));
    expect(await server.storage.moves.after(party.matchId, stateId)).toHaveLength(1);
    expect(await playMoves(party, 'goes on', 10)).toBe(10);
  }),
);

test(
  'notices a silent database, and its return, without a client request',
  withProxiedDatabase(async ({ proxy, party }) => {
    const heard = collectServiceEvents(party);
    proxy.blackhole();
    advanceUntilSuspected();
    await waitFor('the loss', haveAllReceived(heard, false));
    proxy.resetBlackholed(); // a transaction of presence may hold its locks
    await advanceUntil('the return', haveAllReceived(heard, false, true));
    expect(await playMoves(party, 'goes on', 10)).toBe(10);
  }),
);

test(
  'does not mark a database as down when it is slow for more than a second',
  withProxiedDatabase(async ({ proxy, party, directStorage }) => {
    const lobby = party.spectator.client.connect();
    await lobby.waitForConnection();
    const { match } = await party.spectator.client.openTable();
    const heard = collectServiceEvents(party);
    proxy.pause();
    advanceUntilSuspected();
    proxy.resumeExisting();
    // This notification arrives on the heartbeat's connection, after the answer to the heartbeat.
    const isHeard = lobby.waitForEvent('lobby', (news) => news.match === null);
    await directStorage.matches.remove(match.id);
    await isHeard;
    lobby.close();
    proxy.resume();
    expect(await playMoves(party, 'goes on', 10)).toBe(10);
    expect(heard.flat()).toEqual([]);
  }),
);

test(
  'shows a move whose commit response was lost to everyone, and does not apply it twice',
  withProxiedDatabase(async ({ proxy, party, directStorage }) => {
    const { stateId, send } = nextMove(party);
    const stored = () => directStorage.moves.after(party.matchId, stateId);
    proxy.dropResponses();
    const unanswered = send();
    await waitFor('the move in the database', async () => (await stored()).length > 0);
    advanceUntilSuspected();
    expect(await unanswered).toMatchObject({ ok: false, code: 'unavailable' });
    // The client has not sent the move again yet.
    const isShown = () => allSockets(party).every((socket) => socket.stateId > stateId);
    await advanceUntil('the move at everybody', isShown);
    expect(await send()).toEqual({ ok: true, stateId: stateId + 1 });
    expect(await stored()).toHaveLength(1);
    expect(await playMoves(party, 'goes on', 10)).toBe(10);
  }),
);

test('reports a full disk to clients, rejects messages meanwhile, and continues the game afterwards', async () => {
  const disk = createFillableDisk(16);
  const server = await ServerProcess.start({ DATABASE_FILE: join(disk.folder, 'great-fire.db'), PORT: '0' });
  const party = await createTestTable(`http://127.0.0.1:${String(await server.port)}`);
  const heard = collectServiceEvents(party);
  const { stateId, send } = nextMove(party);
  disk.fill(server.pid);
  expect(await send()).toMatchObject({ ok: false, code: 'unavailable' });
  await waitFor('the loss', haveAllReceived(heard, false));
  disk.clear(server.pid);
  await waitFor('the return', haveAllReceived(heard, false, true));
  expect(await send()).toEqual({ ok: true, stateId: stateId + 1 });
  await Promise.all(allSockets(party).map((socket) => socket.waitForState(stateId + 1)));
  expect(await playMoves(party, 'goes on', 10)).toBe(10);
  party.close();
  const { code, out } = await server.kill('SIGTERM');
  expect({ code, faults: out.split('\n').filter((entry) => entry.startsWith('{"level":"error"')) }).toEqual({
    code: 0,
    faults: [],
  });
  disk.close();
});
