import { withCircuitBreaker } from '../circuit-breaker';
import { LocalChangeFeed } from '../change-feed';
import { Availability } from '../availability';
import { sqlArchive } from '../sql/archive';
import { sqlMoveLog } from '../sql/move-log';
import { sqlStores } from '../sql/stores';
import type { Storage } from '../storage';
import { type Database, isSqliteError } from './database';
import { sqliteArchive } from './archive';
import { ConnectionLock } from './connection-lock';
import { sqliteMoveCommit } from './moves';
import { FsyncError, WalSync } from './wal-sync';
import { closeFile, openDatabaseFile } from './open-file';
import { sqliteDatabase, type PublishDurably } from './sql-database';

/**
 * Opens the storage in one SQLite file, which this process holds until it is closed. ':memory:' creates no file.
 *
 * @throws StorageNotReachableError if the disk is full
 * @throws StorageOpenError if another server has the file open or the file cannot be opened
 */
export const sqliteStorage = (file: string): Storage => storageOnDatabase(openDatabaseFile(file), file);

export function storageOnDatabase(rawDb: Database, file: string): Storage {
  const walSync = file === ':memory:' ? null : new WalSync(`${file}-wal`);
  const db = walSync?.trackWrites(rawDb) ?? rawDb;
  const lock = new ConnectionLock();
  const changeFeed = new LocalChangeFeed();
  const afterSync = (callback: () => void) => (walSync === null ? callback() : walSync.afterSync(callback));
  const publish: PublishDurably = (changes, beforePublish) => {
    afterSync(() => {
      beforePublish?.();
      for (const change of changes) changeFeed.publish(change);
    });
  };
  const database = sqliteDatabase(db, lock, publish);
  const availability = new Availability(async () => {
    await lock.run(() => {
      walSync?.recover(db);
      probeWrite(db);
    });
    await walSync?.waitForSync();
  });
  const protect = <T extends object>(store: T): T =>
    withCircuitBreaker(walSync?.resolveAfterSync(store) ?? store, availability, isUnavailable);
  return {
    ...sqlStores(database, protect),
    moves: protect({ ...sqlMoveLog(database.db), commit: sqliteMoveCommit(db, lock, publish) }),
    // No other process has the file.
    presence: { publish: () => Promise.resolve(), findRemote: () => Promise.resolve(new Map()) },
    leases: {
      acquire: () => Promise.resolve(true),
      release: () => Promise.resolve(),
      purgeExpired: () => Promise.resolve(),
    },
    archive: sqlArchive(sqliteArchive(database, { db, lock, file })),
    changes: changeFeed,
    availability,
    close: async () => {
      availability.close();
      await walSync?.close();
      closeFile(db);
    },
  };
}

// The disk is full or fails. The transaction was rolled back.
const isUnavailable = (error: unknown): boolean =>
  error instanceof FsyncError || isSqliteError(error, 'full', 'failed', 'readOnly', 'cannotOpen');

/**
 * Writes and deletes as much as a snapshot takes, because only a commit reaches the disk.
 *
 * @throws Error if that fails
 */
function probeWrite(db: Database): void {
  db.exec('DROP TABLE IF EXISTS probe');
  db.exec('CREATE TABLE probe AS SELECT zeroblob(65536) AS filling');
  db.exec('DROP TABLE probe');
}
