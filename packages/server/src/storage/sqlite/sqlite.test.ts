import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TableFilter } from '@great-fire/protocol';
import { storageContract } from '../contract-tests';
import { addStartedMatch, newMove } from '../contract-tests/fixtures';
import { StorageOpenError } from '../storage';
import { listQuery } from '../sql/lists';
import { ConnectionLock } from './connection-lock';
import { openDatabase, type SqlValue } from './database';
import { migrate, MIGRATIONS } from './migrations';
import { findAccessProblem, openDatabaseFile } from './open-file';
import { sqliteDatabase } from './sql-database';
import { sqliteStorage, storageOnDatabase } from './sqlite-storage';

const freshFile = (): string => join(mkdtempSync(join(tmpdir(), 'great-fire-')), 'great-fire.db');

storageContract('SQLite', () => Promise.resolve(sqliteStorage(freshFile())));

test('finds stored matches and their moves when the file is opened again', async () => {
  const file = freshFile();
  const first = sqliteStorage(file);
  await addStartedMatch(first, 't1');
  await first.moves.commit(newMove('t1', 1, { snapshot: '{"at":1}' }));
  await first.close();
  const second = sqliteStorage(file);
  expect(await second.matches.find('t1')).toMatchObject({ stateId: 1, status: 'running' });
  expect(await second.moves.latestSnapshot('t1', 9)).toEqual({ stateId: 1, state: '{"at":1}' });
  const again = await second.moves.commit(newMove('t1', 1));
  expect(again).toBe('duplicate');
  await second.close();
});

test('an export has the state of its beginning, and what is written meanwhile is stored', async () => {
  const file = freshFile();
  const db = openDatabaseFile(file);
  const storage = storageOnDatabase(db, file);
  await addStartedMatch(storage, 't1');
  const exportedMoves = async (): Promise<readonly unknown[]> => {
    const stateIds: unknown[] = [];
    for await (const { table, row } of storage.archive.exportRows())
      if (table === 'move_log') stateIds.push(row['state_id']);
    return stateIds;
  };
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const exported = exportedMoves();
  for (const stateId of upTo(30)) await storage.moves.commit(newMove('t1', stateId));
  const earlier = await exported;
  expect(earlier).toEqual(upTo(earlier.length));
  expect(await Promise.all([exportedMoves(), exportedMoves()])).toEqual([upTo(30), upTo(30)]);
  expect(db.prepare('PRAGMA wal_autocheckpoint').get()).toEqual({ wal_autocheckpoint: 1000 });
  expect(readdirSync(dirname(file)).filter((name) => name.includes('export'))).toEqual([]);
  await storage.close();
  const again = sqliteStorage(file);
  expect(await again.matches.find('t1')).toMatchObject({ stateId: 30 });
  await again.close();
});

test('rejects a second server on the same file in one line, and the first goes on', async () => {
  const file = freshFile();
  const first = sqliteStorage(file);
  expect(() => sqliteStorage(file)).toThrow(StorageOpenError);
  expect(() => sqliteStorage(file)).toThrow(/^The database .* is in use by another server; .*$/);
  await addStartedMatch(first, 't1');
  await first.close();
  await sqliteStorage(file).close();
});

test('applies a later migration to a file of the first schema and keeps its rows', async () => {
  const file = freshFile();
  const first = sqliteStorage(file);
  await addStartedMatch(first, 't1');
  await first.moves.commit(newMove('t1', 1));
  await first.close();
  const db = openDatabase(file);
  const rebuildsPersons = `
    CREATE TABLE renamed (id TEXT PRIMARY KEY, name TEXT, created_at INTEGER NOT NULL, motto TEXT DEFAULT 'x') STRICT;
    INSERT INTO renamed (id, name, created_at) SELECT id, name, created_at FROM persons;
    DROP TABLE persons;
    ALTER TABLE renamed RENAME TO persons;`;
  migrate(db, 1, [...MIGRATIONS, rebuildsPersons, 'ALTER TABLE matches ADD COLUMN weather TEXT']);
  expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 3 });
  expect(db.prepare('SELECT id, motto FROM persons ORDER BY id').all()).toEqual(
    ['ann', 'ben', 'cat'].map((id) => ({ id, motto: 'x' })),
  );
  expect(db.prepare('SELECT id, state_id, weather FROM matches').all()).toEqual([
    { id: 't1', state_id: 1, weather: null },
  ]);
  expect(db.prepare('SELECT count(*) AS seats FROM seats').get()).toEqual({ seats: 3 });
  expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  db.close();
  expect(() => sqliteStorage(file)).toThrow(/version 3/);
});

test('leaves a file as it was when a later migration fails', async () => {
  const file = freshFile();
  await sqliteStorage(file).close();
  const db = openDatabase(file);
  const later = [...MIGRATIONS, 'CREATE TABLE weather (id TEXT); SELECT nonsense FROM nowhere'];
  expect(() => {
    migrate(db, 1, later);
  }).toThrow(/nowhere/);
  db.close();
  await sqliteStorage(file).close();
});

test('rejects the file of a newer server and leaves it unchanged', async () => {
  const file = freshFile();
  await sqliteStorage(file).close();
  const newer = openDatabase(file);
  newer.exec('PRAGMA user_version = 99');
  newer.close();
  expect(() => sqliteStorage(file)).toThrow(/version 99/);
});

test.each<[string, (file: string) => void]>([
  ['a line break', (file) => writeFileSync(file, '\n')],
  ['a text', (file) => writeFileSync(file, 'notes of mine\n'.repeat(50))],
  [
    'the database of another program',
    (file) => {
      const db = openDatabase(file);
      db.exec('CREATE TABLE notes (text TEXT); PRAGMA user_version = 1');
      db.close();
    },
  ],
])('refuses a file with %s and leaves it as it is', (_, write) => {
  const file = freshFile();
  write(file);
  chmodSync(file, 0o640);
  const before = readFileSync(file);
  expect(() => sqliteStorage(file)).toThrow(StorageOpenError);
  expect(() => sqliteStorage(file)).toThrow(
    /^The database .* it is no database of this server, and was left as it is;/,
  );
  expect(readFileSync(file)).toEqual(before);
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(readdirSync(dirname(file))).toEqual(['great-fire.db']);
});

test.each<[string, (folder: string) => string, RegExp]>([
  ['below a file', (folder) => join(writeEmpty(join(folder, 'a')), 'x.db'), /\/a is no folder/],
  ['far below a file', (folder) => join(writeEmpty(join(folder, 'a')), 'b/c/x.db'), /\/a is no folder/],
  ['that is a folder', (folder) => folder, /it is no file/],
  ['that is a device', () => '/dev/null', /it is no file/],
])('names a path %s, and what is allowed', (_, pathIn, reason) => {
  const folder = dirname(freshFile());
  const path = pathIn(folder);
  const { mode } = statSync('/dev/null');
  const before = readdirSync(folder);
  expect(() => sqliteStorage(path)).toThrow(StorageOpenError);
  expect(() => sqliteStorage(path)).toThrow(
    new RegExp(`^The database ${path} cannot be opened: .*${reason.source}`),
  );
  expect(() => sqliteStorage(path)).toThrow(/; allowed for DATA_DIR: .*; for DATABASE_FILE: .*\.$/);
  expect(readdirSync(folder)).toEqual(before);
  expect(statSync('/dev/null').mode).toBe(mode);
});

const writeEmpty = (file: string): string => {
  writeFileSync(file, '');
  return file;
};

// A file system without new folders: Node's recursive mkdir never ends there. The probe must end before it.
(existsSync('/proc/self') ? test : test.skip)('names a folder that no user can create', () => {
  expect(findAccessProblem('/proc/great-fire/data/x.db')).toMatch(
    /^the folder \/proc\/great-fire\/data cannot be created \(E[A-Z]+\)$/,
  );
  expect(() => sqliteStorage('/proc/great-fire/data/x.db')).toThrow(
    /^The database .* cannot be opened: the folder \/proc\/great-fire\/data cannot be created/,
  );
});

test('makes the database readable only for the user of the server', () => {
  const file = freshFile();
  writeFileSync(file, '', { mode: 0o644 });
  const db = openDatabaseFile(file);
  const modes = [file, `${file}-wal`].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600]);
  db.close();
});

test('closes a new folder for the database to other users', () => {
  const folder = join(dirname(freshFile()), 'data');
  openDatabaseFile(join(folder, 'great-fire.db')).close();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('keeps commits through a crash of the process', () => {
  const db = openDatabaseFile(freshFile());
  // 1 is NORMAL: with OFF, a power cut could corrupt the database. wal-sync.ts waits for the disk.
  expect(db.prepare('PRAGMA synchronous').get()).toMatchObject({ synchronous: 1 });
  expect(db.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
  db.close();
});

test.each<[TableFilter]>([
  [{}],
  [{ language: 'de' }],
  [
    {
      players: '4',
      hiddenColours: 'yes',
      moreDestruction: 'no',
      cones: '65',
      timeControl: 'live',
      language: 'de',
      bots: 'no',
    },
  ],
])('reads a list filtered by %j in the order of its index, without sorting', (filter) => {
  const db = openDatabaseFile(freshFile());
  const database = sqliteDatabase(db, new ConnectionLock(), () => undefined);
  for (const after of [null, { createdAt: 5, id: 'a' }]) {
    const { sql, parameters } = listQuery(database.db, {
      status: 'open',
      filter,
      limit: 51,
      after,
    }).compile();
    const rows = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...(parameters as readonly SqlValue[]));
    const plan = JSON.stringify(rows);
    expect(plan).toMatch(/USING INDEX matches_listed/);
    expect(plan).not.toMatch(/TEMP B-TREE/);
  }
  db.close();
});
