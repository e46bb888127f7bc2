import { isSqliteError } from './database';
import type { Database } from './database';
import { withCircuitBreaker } from '../circuit-breaker';
import { LocalChangeFeed } from '../change-feed';
import { Availability } from '../availability';
import { sqlMatches } from '../sql/matches';
import { sqlBlocks } from '../sql/blocks';
import { sqlNotes } from '../sql/notes';
import { sqlModeration } from '../sql/moderation';
import { sqlNotificationTargets, sqlSettings } from '../sql/notification-targets';
import { sqlNotifications } from '../sql/notifications';
import { sqlEmails } from '../sql/emails';
import { sqlPersons } from '../sql/persons';
import { sqlChat } from '../sql/chat';
import { sqlResults } from '../sql/results';
import { sqlRetention } from '../sql/retention';
import type { Storage } from '../storage';
import { CacheRegistry } from '../../shared/cache-registry';
import { sqliteArchive } from './archive';
import { ConnectionLock } from './connection-lock';
import { sqliteTableState } from './table-state';
import { sqliteMoves } from './moves';
import { FsyncError, WalSync } from './wal-sync';
import { closeFile, openFile } from './open-file';
import { sqliteDatabase } from './sql-database';
import type { PublishDurably } from './sql-database';
import { noRemotePresence } from './presence';

/**
 * Opens the storage in one SQLite file, which this process holds until it is closed. ':memory:' creates no file.
 *
 * @throws StorageNotReachableError if the disk is full
 * @throws StorageOpenError if another server has the file open or the file cannot be opened
 */
export function sqliteStorage(file: string, caches = new CacheRegistry()): Storage {
  return storageOnDatabase(openFile(file), file, caches);
}

/** Returns the storage on a file that is open. */
export function storageOnDatabase(rawDb: Database, file: string, caches: CacheRegistry): Storage {
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
    persons: protect(sqlPersons(database)),
    matches: protect(sqlMatches(database)),
    moves: protect(lock.guard(sqliteMoves(db, lock, publish, caches))),
    tableState: protect(lock.guard(sqliteTableState(db, publish))),
    results: protect(sqlResults(database)),
    chat: protect(sqlChat(database)),
    moderation: protect(sqlModeration(database)),
    blocks: protect(sqlBlocks(database)),
    notes: protect(sqlNotes(database)),
    notifications: protect(sqlNotifications(database)),
    notificationTargets: protect(sqlNotificationTargets(database)),
    settings: protect(sqlSettings(database)),
    emails: protect(sqlEmails(database)),
    presence: noRemotePresence,
    retention: protect(sqlRetention(database)),
    // No other process has the file.
    leases: {
      acquire: () => Promise.resolve(true),
      release: () => Promise.resolve(),
      purgeExpired: () => Promise.resolve(),
    },
    archive: sqliteArchive(db, lock, file),
    rateLimitUsage: null,
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
