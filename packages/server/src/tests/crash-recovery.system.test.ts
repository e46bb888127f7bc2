import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Action } from '@great-fire/game';
import type { MatchDetail } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import {
  TestClient,
  ServerProcess,
  TestSocket,
  activePlayer,
  randomAction,
  createTestTable,
  playMoves,
  seededRandom,
} from '../../testing';
import { startLoadBalancer } from '../../testing/load-balancer';
import { seedTables } from '../../testing/seed-tables';
import { sqliteStorage } from '../storage/sqlite/sqlite-storage';
import { loadMatch } from '../matches/load-match';
import { rebuildMatch } from '../../testing/rebuild-match';

const makeTempDir = (): string => mkdtempSync(join(tmpdir(), 'great-fire-'));

test('a server killed in mid-game restores every acknowledged move, for the clients too', async () => {
  const dataDir = makeTempDir();
  const first = await ServerProcess.start({ DATA_DIR: dataDir, PORT: '0' });
  const ports = [await first.port];
  const balancer = await startLoadBalancer(ports);
  const { url } = balancer;
  const party = await createTestTable(url, {
    options: { hiddenColours: true, moreDestruction: false, cones: 65 },
  });
  await playMoves(party, 'killed', 70);

  // Clients with automatic reconnection, like the real ones.
  const pages = party.clients.map(
    ({ cookie }) =>
      new TestSocket(url, { match: party.matchId, ...(cookie && { cookie }), reconnection: true }),
  );
  await Promise.all(pages.map((page) => page.waitForSync()));
  party.close();
  const acknowledged = pages[0]?.stateId ?? 0;
  expect(acknowledged).toBeGreaterThanOrEqual(70);

  const turn = { ...party, sockets: pages };
  const { socket, view } = activePlayer(turn);
  const action: Action = randomAction(view, seededRandom('killed-move'));
  const cut = socket.waitForDisconnect();
  void socket.move(action, acknowledged, 'sent-at-the-kill').catch(() => undefined);
  const { signal } = await first.kill('SIGKILL');
  expect(signal).toBe('SIGKILL');
  await cut;

  const back = Promise.all(pages.map((page) => page.waitForEvent('sync')));
  const second = await ServerProcess.start({ DATA_DIR: dataDir, PORT: '0' });
  ports[0] = await second.port;
  const syncs = await back;
  for (const { frame } of syncs) expect(frame?.stateId).toBeGreaterThanOrEqual(acknowledged);
  const again = await socket.move(action, acknowledged, 'sent-at-the-kill');
  expect(again).toEqual({ ok: true, stateId: acknowledged + 1 });
  await Promise.all(pages.map((page) => page.waitForState(acknowledged + 1)));
  await playMoves({ ...turn, spectator: { client: party.spectator.client, socket } }, 'killed-on', 30);
  pages.forEach((page) => page.close());
  expect((await second.kill('SIGTERM')).code).toBe(0);
  await balancer.stop();

  const storage = sqliteStorage(join(dataDir, 'great-fire.db'));
  const match = await storage.matches.find(party.matchId);
  if (match === null) throw new Error('The match is lost');
  const log = await storage.moves.after(match.id, 0);
  expect(log.map(({ stateId }) => stateId)).toEqual(
    Array.from({ length: match.stateId }, (_, index) => index + 1),
  );
  expect(log.filter(({ moveId }) => moveId === 'sent-at-the-kill')).toHaveLength(1);
  const loaded = await loadMatch(storage, match);
  const rebuilt = await rebuildMatch(storage, match);
  expect(JSON.parse(JSON.stringify(loaded?.state.game))).toEqual(JSON.parse(JSON.stringify(rebuilt)));
  await storage.close();
});

test('resumes an interrupted start and lists the seat to decide in the lobby', async () => {
  const dataDir = makeTempDir();
  const options = { hiddenColours: false, moreDestruction: false, cones: 65 } as const;
  const table = { players: 3, options, seed: 'ab'.repeat(32) } as const;
  const [seeded] = await seedTables(join(dataDir, 'great-fire.db'), [table]);
  const match = seeded?.matchId ?? 'no table';
  const server = await ServerProcess.start({ DATA_DIR: dataDir, PORT: '0' });
  const guest = new TestClient(`http://127.0.0.1:${String(await server.port)}`);
  const watcher = guest.connect({ match });
  const { frame } = await watcher.waitForSync();
  expect(frame?.view.turn.step).toBe('band');
  const { body } = await guest.request<MatchDetail>('GET', `/api/matches/${match}`);
  expect(body.match.activeSeat).toBe(frame?.view.turn.seat);
  watcher.close();
  expect((await server.kill('SIGTERM')).code).toBe(0);
});

test('exits with one line when the port or file is in use or a setting is invalid', async () => {
  const dataDir = makeTempDir();
  const first = await ServerProcess.start({ DATA_DIR: dataDir, PORT: '0' });
  const port = String(await first.port);
  const ended = async (settings: Readonly<Record<string, string>>) =>
    (await ServerProcess.start(settings)).whenExited;
  const [portTaken, metricsPortTaken, wrongHost, fileTaken, wrong] = await Promise.all([
    ended({ DATA_DIR: makeTempDir(), PORT: port }),
    ended({ DATA_DIR: makeTempDir(), PORT: '0', METRICS_PORT: port }),
    ended({ DATA_DIR: makeTempDir(), PORT: '0', HOST: '203.0.113.1' }),
    ended({ DATA_DIR: dataDir, PORT: '0' }),
    ended({ DATA_DIR: makeTempDir(), PORT: 'eighty' }),
  ]);
  expect(portTaken).toMatchObject({
    code: 1,
    out: '',
    err: `PORT is wrong (${port}): another program uses it; allowed: a free port.\n`,
  });
  expect(metricsPortTaken).toMatchObject({
    code: 1,
    err: `METRICS_PORT is wrong (${port}): another program uses it; allowed: a free port.\n`,
  });
  expect(wrongHost).toMatchObject({
    code: 1,
    err: 'HOST is wrong (203.0.113.1): allowed: an address or a name of this machine.\n',
  });
  expect(fileTaken).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^The database .* is in use by another server; .*\n$/) as string,
  });
  expect(wrong).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^PORT is wrong \(eighty\): .*\n$/) as string,
  });
  const party = await createTestTable(`http://127.0.0.1:${port}`);
  expect(await playMoves(party, 'unharmed', 5)).toBe(5);
  party.close();
  await first.kill('SIGTERM');
});

test('logs an uncaught exception and stops in order with code 1', async () => {
  const dataDir = makeTempDir();
  const fault = join(makeTempDir(), 'fault.cjs');
  writeFileSync(fault, "process.on('SIGUSR2', () => { throw new Error('a planted fault'); });");
  const server = await ServerProcess.start({
    DATA_DIR: dataDir,
    PORT: '0',
    NODE_OPTIONS: `--require ${fault}`,
  });
  const party = await createTestTable(`http://127.0.0.1:${String(await server.port)}`);
  const { socket } = activePlayer(party);
  const cut = Promise.all(party.sockets.map((one) => one.waitForDisconnect()));
  const ended = await server.kill('SIGUSR2');
  await cut;
  expect(ended).toMatchObject({ code: 1, out: expect.stringContaining('a planted fault') as string });
  const storage = sqliteStorage(join(dataDir, 'great-fire.db'));
  expect((await storage.matches.find(party.matchId))?.stateId).toBe(socket.stateId);
  await storage.close();
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'finishes running work, closes all sockets and stops in order at %s',
  async (signal) => {
    const dataDir = makeTempDir();
    const server = await ServerProcess.start({ DATA_DIR: dataDir, PORT: '0' });
    const party = await createTestTable(`http://127.0.0.1:${String(await server.port)}`);
    const { socket } = activePlayer(party);
    const cut = Promise.all(party.sockets.map((one) => one.waitForDisconnect()));
    const ended = server.kill(signal);
    await cut;
    expect((await ended).code).toBe(0);
    const storage = sqliteStorage(join(dataDir, 'great-fire.db'));
    expect((await storage.matches.find(party.matchId))?.stateId).toBe(socket.stateId);
    await storage.close();
  },
);

test('a server that is stopped while it starts ends without an error', async () => {
  const dataDir = makeTempDir();
  const server = await ServerProcess.start({ DATA_DIR: dataDir, PORT: '0' });
  await waitFor('the file of the database', () => readdirSync(dataDir).length > 0);
  const { code, signal } = await server.kill('SIGTERM');
  expect({ code, signal }).toEqual({ code: 0, signal: null });
});
