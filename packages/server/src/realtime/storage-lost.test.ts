import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { openDisk } from '../../testing/disk';
import { awaited, choose, gather, playOn } from '../../testing/party';
import type { Party } from '../../testing/party';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { seededChance } from '../../testing/seeded-chance';
import { ServerProcess } from '../../testing/server-process';
import { startTestServer } from '../../testing/start-test-server';
import type { TestServer } from '../../testing/start-test-server';
import { TcpProxy } from '../../testing/tcp-proxy';

/** A server whose line to its PostgreSQL can be cut, and a party at it. */
async function withLine(work: (line: TcpProxy, party: Party, server: TestServer) => Promise<void>) {
  const database = new URL(await freshDatabase());
  const line = await TcpProxy.start([Number(database.port)]);
  database.port = String(line.port);
  const server = await startTestServer({ databaseUrl: database.href });
  const party = await gather(server.url);
  await playOn(party, 'before', 10); // by now everybody was announced, and every connection rests
  try {
    await work(line, party, server);
  } finally {
    party.close();
    line.open();
    await server.stop();
    await line.close();
  }
}

const everybody = (party: Party) => [...party.sockets, party.watcher.socket];
const told = (party: Party, isUp: boolean) =>
  Promise.all(everybody(party).map((socket) => socket.next('service', (service) => service.isUp === isUp)));

/** The decision that is awaited, as its sender would send it. */
function decided(party: Party) {
  const { socket, view } = awaited(party);
  const { stateId } = socket;
  const action = choose(view, seededChance('lost'));
  return { stateId, send: () => socket.move(action, stateId, 'decided-once') };
}

test('a lost database is told at the table, nothing is taken meanwhile, and all goes on by itself', () =>
  withLine(async (line, party, server) => {
    const [lost, back] = [told(party, false), told(party, true)];
    const { stateId, send } = decided(party);
    line.shut();
    await lost;
    expect(await send()).toMatchObject({ ok: false, code: 'unavailable' });
    const late = party.watcher.guest.connect({ match: party.matchId });
    expect(await late.refused()).toMatchObject({ code: 'unavailable' });
    expect(await party.watcher.guest.ask('GET', '/api/matches')).toMatchObject({ status: 503 });
    late.close();

    line.open();
    await back;
    expect(await send()).toEqual({ ok: true, stateId: stateId + 1 });
    expect(await send()).toEqual({ ok: true, stateId: stateId + 1 });
    await Promise.all(everybody(party).map((socket) => socket.shows(stateId + 1)));
    expect(await server.storage.moves.after(party.matchId, stateId)).toHaveLength(1);
    expect(await playOn(party, 'goes on', 10)).toBe(10);
  }));

test('a database that falls silent is noticed without a question, and so is that it is back', () =>
  withLine(async (line, party) => {
    const [lost, back] = [told(party, false), told(party, true)];
    line.silence();
    await lost;
    await back;
    expect(await playOn(party, 'goes on', 10)).toBe(10);
  }));

test('a database that is slow for more than a second is not taken for lost', () =>
  withLine(async (line, party) => {
    let isTold = false;
    for (const { socket } of everybody(party)) socket.on('service', () => (isTold = true));
    line.hold();
    await after(1700); // in doubt by then; a new connection is waited for two seconds
    line.open();
    expect(await playOn(party, 'goes on', 10)).toBe(10);
    expect(isTold).toBe(false);
  }));

test('a move whose commit was cut from its answer is shown to everybody, and is not made twice', () =>
  withLine(async (line, party, server) => {
    const { stateId, send } = decided(party);
    line.loseAnswers();
    expect(await send()).toMatchObject({ ok: false, code: 'unavailable' });
    // Nobody has sent it again yet. Whether the database was taken for lost meanwhile lies with whether a new line to it was opened.
    await Promise.all(everybody(party).map((socket) => socket.shows(stateId + 1)));
    expect(await send()).toEqual({ ok: true, stateId: stateId + 1 });
    expect(await server.storage.moves.after(party.matchId, stateId)).toHaveLength(1);
    expect(await playOn(party, 'goes on', 10)).toBe(10);
  }));

test('a full disk is told at the table, nothing is taken meanwhile, and all goes on by itself', async () => {
  const disk = openDisk(16);
  const server = await ServerProcess.start({ DATABASE_FILE: join(disk.folder, 'great-fire.db'), PORT: '0' });
  const party = await gather(`http://127.0.0.1:${String(await server.port)}`);
  const [lost, back] = [told(party, false), told(party, true)];
  const { stateId, send } = decided(party);
  disk.fill(server.pid);
  expect(await send()).toMatchObject({ ok: false, code: 'unavailable' });
  await lost;
  disk.free(server.pid);
  await back;
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
