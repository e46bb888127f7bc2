import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestClient, createTestTable, startTestServer } from '../../testing';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { announceMaintenance } from './maintenance-notice';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-06-01T12:00:00Z');

test('two servers notify lobby, players and spectators of the stop, and newcomers too', async () => {
  const databaseUrl = await freshDatabase();
  const servers = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })] as const;
  const [one, two] = servers;
  const at = Date.now() + 30 * MINUTE_MS;
  const table = await createTestTable(one.url);
  const lobby = new TestClient(two.url).connect();
  await lobby.waitForConnection();
  const notified = [...table.sockets, table.spectator.socket, lobby].map((socket) =>
    socket.waitForEvent('maintenance'),
  );
  await announceMaintenance(one.storage.settings, at);
  for (const server of servers) await server.checkMaintenance();
  expect(await Promise.all(notified)).toEqual(notified.map(() => ({ at })));

  const late = new TestClient(two.url).connect();
  expect(await late.waitForEvent('maintenance')).toEqual({ at });
  const withdrawn = late.waitForEvent('maintenance');
  await announceMaintenance(one.storage.settings, null);
  await two.checkMaintenance();
  expect(await withdrawn).toEqual({ at: null });

  for (const socket of [lobby, late]) socket.close();
  table.close();
  await Promise.all(servers.map((server) => server.stop()));
});

test('a notice ends a quarter of an hour after its time, and at a server that starts after it', async () => {
  let now = START;
  const dataDir = mkdtempSync(join(tmpdir(), 'great-fire-'));
  const first = await startTestServer({ now: () => now, dataDir });
  const lobby = new TestClient(first.url).connect();
  await lobby.waitForConnection();
  const at = START + 10 * MINUTE_MS;
  const notified = lobby.waitForEvent('maintenance');
  await announceMaintenance(first.storage.settings, at);
  await first.checkMaintenance();
  expect(await notified).toEqual({ at });
  now = at + 15 * MINUTE_MS + 1;
  const ended = lobby.waitForEvent('maintenance');
  await first.checkMaintenance();
  expect(await ended).toEqual({ at: null });
  lobby.close();
  await first.stop();

  now = at + 1;
  const second = await startTestServer({ now: () => now, dataDir });
  await second.checkMaintenance();
  const after = new TestClient(second.url).connect();
  const messages: string[] = [];
  after.socket.onAny((event: string) => messages.push(event));
  await after.emitWithAck('server-time'); // answered after everything that the connection brought
  expect(messages).not.toContain('maintenance');
  after.close();
  await second.stop();
  rmSync(dataDir, { recursive: true });
});
