import { join } from 'node:path';
import type { Service } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import { openDisk } from '../../testing/disk';
import { inFakeTime } from '../../testing/fake-time';
import { openStorage } from '../../testing/open-storage';
import { awaited, choose, gather, playOn } from '../../testing/party';
import type { Party } from '../../testing/party';
import { TIMEOUTS } from '../../testing/patience';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { seededChance } from '../../testing/seeded-chance';
import { ServerProcess } from '../../testing/server-process';
import { startTestServer } from '../../testing/start-test-server';
import type { TestServer } from '../../testing/start-test-server';
import { TcpProxy } from '../../testing/tcp-proxy';
import type { Storage } from '../storage/storage';

/** After which the server doubts a silent connection; more fake time than anything else here takes. */
const SLOW_MS = 100_000_000;
const HEARTBEAT_MS = 500;

interface Scene {
  readonly line: TcpProxy; // from the server to its database
  readonly party: Party;
  readonly server: TestServer;
  readonly beside: Storage; // the same database, by a line of its own
}

/** A server whose line to its PostgreSQL can be cut, and a party at it. Its timers fire when the test says so. */
const withLine = (work: (scene: Scene) => Promise<void>) =>
  inFakeTime(async () => {
    const databaseUrl = await freshDatabase();
    const line = await TcpProxy.start([Number(new URL(databaseUrl).port)]);
    const viaLine = Object.assign(new URL(databaseUrl), { port: String(line.port) }).href;
    const database = { ...TIMEOUTS.database, slowMs: SLOW_MS };
    const server = await startTestServer({ databaseUrl: viaLine, timeouts: { database } });
    const beside = await openStorage(databaseUrl);
    const party = await gather(server.url);
    await playOn(party, 'before', 10);
    try {
      await work({ line, party, server, beside });
    } finally {
      party.close();
      line.open();
      jest.useRealTimers();
      await Promise.all([server.stop(), beside.close()]);
      await line.close();
    }
  });

/** Lets the time pass in which the server sends a heartbeat to its database and then doubts that it comes back. */
function passUntilDoubt(): void {
  jest.advanceTimersByTime(HEARTBEAT_MS);
  jest.advanceTimersByTime(SLOW_MS);
}

/** Lets time pass by small steps, in which the server tries to reach its database again, until something is so. */
const passUntil = (what: string, isSo: () => boolean): Promise<unknown> =>
  waitFor(what, () => {
    jest.advanceTimersByTime(50);
    return isSo();
  });

const everybody = (party: Party) => [...party.sockets, party.watcher.socket];
/** The states of the database that each socket receives from now on: whether it is up. */
function hearing(party: Party): readonly (readonly boolean[])[] {
  return everybody(party).map(({ socket }) => {
    const heard: boolean[] = [];
    socket.on('service', ({ isUp }: Service) => heard.push(isUp));
    return heard;
  });
}

const all =
  (heard: readonly (readonly boolean[])[], ...words: readonly boolean[]) =>
  (): boolean =>
    heard.every((own) => own.join() === words.join());

/** The decision that is awaited, as its sender would send it. */
function decided(party: Party) {
  const { socket, view } = awaited(party);
  const { stateId } = socket;
  const action = choose(view, seededChance('lost'));
  return { stateId, send: () => socket.move(action, stateId, 'decided-once') };
}

test(
  'clients learn of a lost database, no message is accepted meanwhile, and the game goes on after it',
  withLine(async ({ line, party, server }) => {
    const heard = hearing(party);
    const { stateId, send } = decided(party);
    line.shut();
    await waitFor('the loss', all(heard, false));
    expect(await send()).toMatchObject({ ok: false, code: 'unavailable' });
    const late = party.watcher.guest.connect({ match: party.matchId });
    expect(await late.refused()).toMatchObject({ code: 'unavailable' });
    expect(await party.watcher.guest.ask('GET', '/api/matches')).toMatchObject({ status: 503 });
    late.close();

    line.open();
    await passUntil('the return', all(heard, false, true));
    expect(await send()).toEqual({ ok: true, stateId: stateId + 1 });
    expect(await send()).toEqual({ ok: true, stateId: stateId + 1 });
    await Promise.all(everybody(party).map((socket) => socket.shows(stateId + 1)));
    expect(await server.storage.moves.after(party.matchId, stateId)).toHaveLength(1);
    expect(await playOn(party, 'goes on', 10)).toBe(10);
  }),
);

test(
  'a database that falls silent is noticed without a question, and so is that it is back',
  withLine(async ({ line, party }) => {
    const heard = hearing(party);
    line.silence();
    passUntilDoubt();
    await waitFor('the loss', all(heard, false));
    await passUntil('the return', all(heard, false, true));
    expect(await playOn(party, 'goes on', 10)).toBe(10);
  }),
);

test(
  'a database that is slow for more than a second is not taken for lost',
  withLine(async ({ line, party, beside }) => {
    const lobby = party.watcher.guest.connect();
    await lobby.connected();
    const { match } = await party.watcher.guest.open();
    const heard = hearing(party);
    line.hold();
    passUntilDoubt();
    line.openKnown();
    // This notification comes on the connection of the heartbeat, after its answer.
    const isHeard = lobby.next('lobby', (news) => news.match === null);
    await beside.matches.remove(match.id);
    await isHeard;
    lobby.close();
    line.open();
    expect(await playOn(party, 'goes on', 10)).toBe(10);
    expect(heard.flat()).toEqual([]);
  }),
);

test(
  'a move whose commit was cut from its answer is shown to everybody, and is not made twice',
  withLine(async ({ line, party, beside }) => {
    const { stateId, send } = decided(party);
    const stored = () => beside.moves.after(party.matchId, stateId);
    line.loseAnswers();
    const unanswered = send();
    await waitFor('the move in the database', async () => (await stored()).length > 0);
    passUntilDoubt();
    expect(await unanswered).toMatchObject({ ok: false, code: 'unavailable' });
    // The move was not sent again yet.
    const isShown = () => everybody(party).every((socket) => socket.stateId > stateId);
    await passUntil('the move at everybody', isShown);
    expect(await send()).toEqual({ ok: true, stateId: stateId + 1 });
    expect(await stored()).toHaveLength(1);
    expect(await playOn(party, 'goes on', 10)).toBe(10);
  }),
);

test('clients learn of a full disk, no message is accepted meanwhile, and the game goes on after it', async () => {
  const disk = openDisk(16);
  const server = await ServerProcess.start({ DATABASE_FILE: join(disk.folder, 'great-fire.db'), PORT: '0' });
  const party = await gather(`http://127.0.0.1:${String(await server.port)}`);
  const heard = hearing(party);
  const { stateId, send } = decided(party);
  disk.fill(server.pid);
  expect(await send()).toMatchObject({ ok: false, code: 'unavailable' });
  await waitFor('the loss', all(heard, false));
  disk.free(server.pid);
  await waitFor('the return', all(heard, false, true));
  expect(await send()).toEqual({ ok: true, stateId: stateId + 1 });
  await Promise.all(everybody(party).map((socket) => socket.shows(stateId + 1)));
  expect(await playOn(party, 'goes on', 10)).toBe(10);
  party.close();
  const { code, out } = await server.kill('SIGTERM');
  expect({ code, faults: out.split('\n').filter((entry) => entry.startsWith('{"level":50')) }).toEqual({
    code: 0,
    faults: [],
  });
  disk.close();
});
