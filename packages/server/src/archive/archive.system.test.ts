import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Group } from '@great-fire/protocol';
import { createTestTable, playMoves, startTestServer } from '../../testing';
import { performTakeback } from '../../testing/table-commands';
import { openStorage } from '../../testing/open-storage';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { loadMatch } from '../matches/load-match';
import { rebuildMatch } from '../../testing/rebuild-match';
import { newLine } from '../storage/contract-tests/fixtures';
import { sqliteStorage } from '../storage/sqlite/sqlite-storage';
import type { Storage } from '../storage/storage';
import { newPushKeys } from '../../testing/push-receiver';
import {
  DatabaseNotEmptyError,
  EmptyArchiveError,
  InvalidArchiveError,
  readArchive,
  writeArchive,
} from './archive';

const openSqlite = (): Storage => sqliteStorage(join(mkdtempSync(join(tmpdir(), 'great-fire-')), 'a.db'));
const openPostgres = async (): Promise<Storage> => openStorage(await freshDatabase());

async function exportArchive(storage: Storage): Promise<Buffer> {
  const output = new PassThrough();
  const written = writeArchive(storage.archive, output).then(() => output.end());
  const [archive] = await Promise.all([buffer(output), written]);
  return archive;
}

/** A storage with an open match, a private one, a running one with chat, and a closed one. */
async function createFilledArchive(databaseUrl?: string): Promise<Buffer> {
  const server = await startTestServer({ ...(databaseUrl !== undefined && { databaseUrl }) });
  const party = await createTestTable(server.url, { tableName: 'Zunft „Süd“ 🔥', players: 4 });
  await playMoves(party, 'archive', 60);
  await performTakeback(party, 40);
  await playMoves(party, 'archive, again', 5);
  await party.sockets[0]?.emitWithAck('chat', { text: 'Où est le feu ?' });
  await party.spectator.socket.emitWithAck('chat', { text: 'Hier' });
  const [host] = party.clients;
  const { keys } = newPushKeys();
  const hook = { kind: 'slack', url: 'https://hooks.example/1' };
  await host?.request('PUT', `/api/matches/${party.matchId}/webhook`, hook);
  await host?.request('PUT', '/api/me/push', { endpoint: 'https://push.example/1', keys, language: 'de' });
  await host?.request('PUT', '/api/me/notifications', {
    quietHours: { from: '22:30', to: '07:00', timeZone: 'Europe/Paris' },
  });
  await host?.request('PUT', `/api/people/${party.matchId}.1/block`, {});
  for (const about of [`people/${party.matchId}.2`, `matches/${party.matchId}`])
    await host?.request('PUT', `/api/${about}/note`, { text: 'Achtung 🔥\n' });
  const { id } = (await server.storage.persons.byHandle((await host?.me())?.handle ?? '')) ?? {};
  if (id === undefined) throw new Error('Nobody is there');
  const emailRequest = { address: 'Ann@mail.example', language: 'de', keyHash: 'x', until: 9e15 } as const;
  await server.storage.emails.addPending(id, emailRequest);
  await server.storage.emails.confirm('x', 'mail-1', 2);
  const named = { groupName: 'Dienstags 🔥', name: 'Ann' };
  const group = (await host?.request<Group>('POST', '/api/groups', named))?.body;
  const { id: groupId, key } = group ?? { id: '', key: '' };
  await party.clients[1]?.request('POST', `/api/groups/${groupId}/members`, { key, name: 'Ben' });
  await host?.request('POST', `/api/groups/${groupId}/date`, { times: [Date.now() + 60_000] });
  await host?.openTable({ private: true, bots: ['merchant'], group: groupId });
  const closed = await host?.openTable({ tableName: 'a' });
  await server.storage.matches.close(closed?.match.id ?? '', 1_700_000_000_000);
  const archive = await exportArchive(server.storage);
  party.close();
  await server.stop();
  return archive;
}

async function importAndExport(archive: Buffer, storage: Storage): Promise<Buffer> {
  await readArchive(storage.archive, Readable.from([archive]));
  return exportArchive(storage);
}

test('copies everything from SQLite to PostgreSQL and back, byte for byte', async () => {
  const archive = await createFilledArchive();
  const database = await openPostgres();
  const file = openSqlite();
  const there = await importAndExport(archive, database);
  expect(gunzipSync(there).toString()).toBe(gunzipSync(archive).toString());
  expect(there.equals(archive)).toBe(true);
  expect((await importAndExport(there, file)).equals(archive)).toBe(true);

  const [running] = await file.matches.list({ status: 'running', limit: 1, after: null });
  if (running === undefined) throw new Error('The match is lost');
  expect((await file.chat.history(running.id, 9, {})).map(({ text }) => text)).toEqual([
    'Où est le feu ?',
    'Hier',
  ]);
  // The archive has no snapshots, so the log alone must contain the takeback.
  const rebuilt = await rebuildMatch(database, running);
  expect(await rebuildMatch(file, running)).toEqual(rebuilt);
  const loaded = await loadMatch(file, running);
  expect(loaded?.state).toMatchObject({ stateId: running.stateId, game: rebuilt });
  // New rows must get new numbers.
  const line = newLine(null, 'Danach', { name: 'Zoë' });
  expect((await database.chat.add(running.id, line)).id).toBe((await file.chat.add(running.id, line)).id);
  await Promise.all([database.close(), file.close()]);
});

test('copies everything from PostgreSQL to SQLite and back, byte for byte', async () => {
  const archive = await createFilledArchive(await freshDatabase());
  const file = openSqlite();
  const there = await importAndExport(archive, file);
  expect(there.equals(archive)).toBe(true);
  const database = await openPostgres();
  expect((await importAndExport(there, database)).equals(archive)).toBe(true);
  await Promise.all([database.close(), file.close()]);
});

test.each([['SQLite'], ['PostgreSQL']] as const)(
  'rejects a broken archive, leaves %s empty and names the line',
  async (kind) => {
    const lines = gunzipSync(await createFilledArchive())
      .toString()
      .trimEnd()
      .split('\n');
    const storage = kind === 'SQLite' ? openSqlite() : await openPostgres();
    const reading = (text: readonly string[]) =>
      readArchive(storage.archive, Readable.from([gzipSync(text.join('\n'))]));
    const seats = lines.findIndex((line) => line.startsWith('{"table":"seats"'));
    const withSeat = lines.map((line, at) => (at === seats ? line.replace('"seat":0', '"seat":9') : line));
    const without = (place: number) => lines.filter((_, at) => at !== place);
    await expect(reading(withSeat)).rejects.toThrow(
      new RegExp(`^Line ${String(seats + 1)}, row.seat: .*<=5`),
    );
    await expect(reading(lines.slice(0, -1))).rejects.toThrow('The file ends before its end.');
    await expect(reading(without(lines.length - 2))).rejects.toThrow('Rows are missing');
    await expect(reading(without(1))).rejects.toThrow(InvalidArchiveError); // seats without their person
    await expect(reading(['{"format":"great-fire-archive/2"}'])).rejects.toThrow('Line 1, format');
    await expect(
      readArchive(storage.archive, Readable.from([gzipSync(lines.join('\n')).subarray(0, 900)])),
    ).rejects.toThrow(InvalidArchiveError);
    await expect(writeArchive(storage.archive, new PassThrough())).rejects.toThrow(EmptyArchiveError);
    await reading(lines);
    await expect(reading(lines)).rejects.toThrow(DatabaseNotEmptyError);
    await storage.close();
  },
);
