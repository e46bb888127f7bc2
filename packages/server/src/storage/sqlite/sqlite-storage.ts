import { isSqliteError } from './database';
import type { Database } from './database';
import { withCircuitBreaker } from '../circuit-breaker';
import { LocalChangeFeed } from '../change-feed';
import { Availability } from '../availability';
import type { Storage } from '../storage';
import { sqliteArchive } from './archive';
import { sqliteBlocks } from './blocks';
import { sqliteModeration } from './moderation';
import { sqliteChat } from './chat';
import { sqliteTableState } from './table-state';
import { sqliteEmails } from './emails';
import { sqliteMatches } from './matches';
import { sqliteMoves } from './moves';
import { sqliteNotes } from './notes';
import { sqliteNotifications } from './notifications';
import { FsyncError, WalSync } from './wal-sync';
import { closeFile, openFile } from './open-file';
import { sqlitePersons } from './persons';
import { noRemotePresence } from './presence';
import { sqliteResults } from './results';
import { sqliteNotificationTargets, sqliteSettings } from './notification-targets';

/**
 * The storage in one SQLite file, which this process holds alone until it is closed; ':memory:' keeps it in no file.
 * @throws StorageNotReachableError when the disk is full, StorageOpenError when another server has the file or it cannot be opened
 */
export function sqliteStorage(file: string): Storage {
  const rawDb = openFile(file);
  const walSync = file === ':memory:' ? null : new WalSync(`${file}-wal`);
  const db = walSync?.trackWrites(rawDb) ?? rawDb;
  const availability = new Availability(async () => {
    walSync?.recover(db);
    probeWrite(db);
    await walSync?.waitForSync();
  });
  const protect = <T extends object>(store: T): T =>
    withCircuitBreaker(walSync?.resolveAfterSync(store) ?? store, availability, isUnavailable);
  return {
    persons: protect(sqlitePersons(db)),
    matches: protect(sqliteMatches(db)),
    moves: protect(sqliteMoves(db)),
    tableState: protect(sqliteTableState(db)),
    results: protect(sqliteResults(db)),
    chat: protect(sqliteChat(db)),
    moderation: protect(sqliteModeration(db)),
    blocks: protect(sqliteBlocks(db)),
    notes: protect(sqliteNotes(db)),
    notifications: protect(sqliteNotifications(db)),
    notificationTargets: protect(sqliteNotificationTargets(db)),
    settings: protect(sqliteSettings(db)),
    emails: protect(sqliteEmails(db)),
    presence: noRemotePresence,
    // The file is this process's alone.
    leases: {
      acquire: () => Promise.resolve(true),
      release: () => Promise.resolve(),
      purgeExpired: () => Promise.resolve(),
    },
    archive: sqliteArchive(db, file),
    rateLimitUsage: null,
    changes: new LocalChangeFeed(),
    availability,
    close: async () => {
      availability.close();
      await walSync?.close();
      closeFile(db);
    },
  };
}

// The disk is full, or does not do as it is told: what was begun is taken back as a whole.
const isUnavailable = (error: unknown): boolean =>
  error instanceof FsyncError || isSqliteError(error, 'full', 'failed', 'readOnly', 'cannotOpen');

/**
 * Writes as much as a snapshot takes, and removes it; only what is committed comes to the disk.
 * @throws Error where that cannot be done
 */
function probeWrite(db: Database): void {
  db.exec('DROP TABLE IF EXISTS probe');
  db.exec('CREATE TABLE probe AS SELECT zeroblob(65536) AS filling');
  db.exec('DROP TABLE probe');
}
