import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addPerson, addStartedMatch, newMove } from '../contract-tests/fixtures';
import { ConnectionLock } from './connection-lock';
import { openDatabaseFile } from './open-file';
import { sqliteDatabase } from './sql-database';
import { sqliteStorage } from './sqlite-storage';

const freshFile = (): string => join(mkdtempSync(join(tmpdir(), 'great-fire-')), 'great-fire.db');

test('stores moves, seats and blocks that are written at the same time', async () => {
  const storage = sqliteStorage(freshFile());
  await addStartedMatch(storage, 't1');
  await addPerson(storage, 'dan');
  const outcomes = await Promise.all([
    storage.blocks.block('ann', 'ben', 1, 9),
    storage.moves.commit(newMove('t1', 1)),
    storage.matches.close('t1', 5),
    storage.blocks.block('ann', 'cat', 2, 9),
    storage.matches.touch('t1', 6),
    storage.blocks.block('ann', 'dan', 3, 2),
  ]);
  expect(outcomes).toEqual([true, 'stale', 'running', true, undefined, false]);
  expect(await storage.blocks.blockedBy('ann')).toEqual(['cat', 'ben']);
  await storage.close();
});

test('keeps a synchronous write out of a transaction that is rolled back meanwhile', async () => {
  const db = openDatabaseFile(freshFile());
  const lock = new ConnectionLock();
  const database = sqliteDatabase(db, lock, () => undefined);
  const order: string[] = [];
  let synchronous = Promise.resolve();
  const failing = database.transact(async (tx) => {
    await tx.insertInto('settings').values({ name: 'rolled-back', value: 'x' }).execute();
    synchronous = lock.run(() => {
      order.push('synchronous');
      db.exec(`INSERT INTO settings VALUES ('synchronous', 'x')`);
    });
    await tx.selectFrom('settings').selectAll().execute();
    order.push('rolled back');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await synchronous;
  expect(order).toEqual(['rolled back', 'synchronous']);
  const names = await database.db.selectFrom('settings').select('name').orderBy('name').execute();
  expect(names).toEqual([{ name: 'synchronous' }]);
  db.close();
});
