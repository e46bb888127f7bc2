import { isSqlite } from './database';
import type { Database } from './database';
import { guarded } from '../guarded';
import { Hearers } from '../news';
import { Standing } from '../standing';
import type { Storage } from '../storage';
import { sqliteArchive } from './archive';
import { sqliteBlocks } from './blocks';
import { sqliteCare } from './care';
import { sqliteChat } from './chat';
import { sqliteConduct } from './conduct';
import { sqliteMail } from './mail';
import { sqliteMatches } from './matches';
import { sqliteMoves } from './moves';
import { sqliteNotes } from './notes';
import { sqliteNotices } from './notices';
import { NotOnDisk, OnDisk } from './on-disk';
import { closeFile, openFile } from './open-file';
import { sqlitePersons } from './persons';
import { aloneAtTable } from './presence';
import { sqliteResults } from './results';
import { sqliteReach, sqliteSettings } from './reach';

/**
 * The storage in one SQLite file, which this process holds alone until it is closed; ':memory:' keeps it in no file.
 * @throws StorageOutOfReach when the disk is full, StorageUnavailable when another server has the file or it cannot be opened
 */
export function sqliteStorage(file: string): Storage {
  const opened = openFile(file);
  const disk = file === ':memory:' ? null : new OnDisk(`${file}-wal`);
  const db = disk?.noting(opened) ?? opened;
  const standing = new Standing(async () => {
    disk?.mend(db);
    tryToWrite(db);
    await disk?.reached();
  });
  const safe = <T extends object>(store: T): T => guarded(disk?.told(store) ?? store, standing, isLoss);
  return {
    persons: safe(sqlitePersons(db)),
    matches: safe(sqliteMatches(db)),
    moves: safe(sqliteMoves(db)),
    conduct: safe(sqliteConduct(db)),
    results: safe(sqliteResults(db)),
    chat: safe(sqliteChat(db)),
    care: safe(sqliteCare(db)),
    blocks: safe(sqliteBlocks(db)),
    notes: safe(sqliteNotes(db)),
    notices: safe(sqliteNotices(db)),
    reach: safe(sqliteReach(db)),
    settings: safe(sqliteSettings(db)),
    mail: safe(sqliteMail(db)),
    presence: aloneAtTable,
    // The file is this process's alone.
    leases: {
      take: () => Promise.resolve(true),
      release: () => Promise.resolve(),
      sweep: () => Promise.resolve(),
    },
    archive: sqliteArchive(db, file),
    spending: null,
    news: new Hearers(),
    standing,
    close: async () => {
      standing.close();
      await disk?.close();
      closeFile(db);
    },
  };
}

// The disk is full, or does not do as it is told: what was begun is taken back as a whole.
const isLoss = (error: unknown): boolean =>
  error instanceof NotOnDisk || isSqlite(error, 'full', 'failed', 'readOnly', 'cannotOpen');

/**
 * Writes as much as a snapshot takes, and removes it; only what is committed comes to the disk.
 * @throws Error where that cannot be done
 */
function tryToWrite(db: Database): void {
  db.exec('DROP TABLE IF EXISTS probe');
  db.exec('CREATE TABLE probe AS SELECT zeroblob(65536) AS filling');
  db.exec('DROP TABLE probe');
}
