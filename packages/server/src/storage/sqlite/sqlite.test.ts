import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TableFilter } from '@great-fire/protocol';
import { storageContract } from '../contract-tests';
import { expectPlayable, V1_ROWS } from '../contract-tests/v1-fixture';
import { addStartedMatch, newMove } from '../contract-tests/fixtures';
import { StorageOpenError } from '../storage';
import { openDatabase } from './database';
import { listQuery } from './lists';
import { migrate, MIGRATIONS } from './migrations';
import { openFile } from './open-file';
import { sqliteStorage } from './sqlite-storage';

const freshFile = (): string => join(mkdtempSync(join(tmpdir(), 'great-fire-')), 'great-fire.db');

storageContract('SQLite', () => Promise.resolve(sqliteStorage(freshFile())));

test('what was stored is there when the file is opened again, its move ids too', async () => {
  const file = freshFile();
  const first = sqliteStorage(file);
  await addStartedMatch(first, 't1');
  await first.moves.commit(newMove('t1', 1, { snapshot: '{"at":1}' }));
  await first.close();
  const second = sqliteStorage(file);
  expect(await second.matches.find('t1')).toMatchObject({ stateId: 1, status: 'running' });
  expect(await second.moves.latestSnapshot('t1')).toEqual({ stateId: 1, state: '{"at":1}' });
  const again = await second.moves.commit(newMove('t1', 2, { moveId: newMove('t1', 1).moveId }));
  expect(again).toEqual({ outcome: 'seen', stateId: 1 });
  await second.close();
});

test('a second server on the same file is refused in one line, and the first goes on', async () => {
  const file = freshFile();
  const first = sqliteStorage(file);
  expect(() => sqliteStorage(file)).toThrow(StorageOpenError);
  expect(() => sqliteStorage(file)).toThrow(/^The database .* is in use by another server; .*$/);
  await addStartedMatch(first, 't1');
  await first.close();
  await sqliteStorage(file).close();
});

test.each(MIGRATIONS.slice(0, -1).map((_, index) => index + 1))(
  'a file of version %i is brought up, and its game goes on',
  async (version) => {
    const file = freshFile();
    const earlier = openDatabase(file);
    migrate(earlier, 0, 1);
    earlier.exec(V1_ROWS);
    migrate(earlier, 1, version);
    earlier.close();
    const storage = sqliteStorage(file);
    await expectPlayable(storage);
    await storage.close();
  },
);

test('a file of a newer server is refused and left as it is', () => {
  const file = freshFile();
  const newer = openDatabase(file);
  newer.exec('PRAGMA user_version = 99');
  newer.close();
  expect(() => sqliteStorage(file)).toThrow(/version 99/);
});

test('a path that cannot be opened is named', () => {
  const notADirectory = freshFile();
  writeFileSync(notADirectory, '');
  expect(() => sqliteStorage(join(notADirectory, 'x.db'))).toThrow(
    /^The database .*x\.db cannot be opened: /,
  );
});

test('only the user of the server can read the database', () => {
  const file = freshFile();
  writeFileSync(file, '', { mode: 0o644 });
  const db = openFile(file);
  const modes = [file, `${file}-wal`].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600]);
  db.close();
});

test('a new folder for the database is closed to other users', () => {
  const folder = join(dirname(freshFile()), 'data');
  openFile(join(folder, 'great-fire.db')).close();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('what a commit writes outlives a crash of the process', () => {
  const db = openFile(freshFile());
  // 1 is NORMAL: with OFF, a power cut could tear the database itself. The wait for the disk is in on-disk.ts.
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
])('a list filtered by %j is read in the order of its index, and nothing is sorted', (filter) => {
  const db = openFile(freshFile());
  for (const after of [null, { createdAt: 5, id: 'a' }]) {
    const { text, values } = listQuery({ status: 'open', filter, limit: 51, after });
    const plan = JSON.stringify(db.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values));
    expect(plan).toMatch(/USING INDEX matches_listed/);
    expect(plan).not.toMatch(/TEMP B-TREE/);
  }
  db.close();
});
