/**
 * The wait for the disk, apart from the writing: SQLite writes a commit to its log and goes on, and one call of the
 * system, in a thread of libuv's pool, takes to the disk whatever was written before it began, for all who wait.
 */
import fs from 'node:fs';
import { wrapMethods } from '../wrap-methods';
import type { Database, Statement } from './database';

const READ_STATEMENT = /^\s*(SELECT|EXPLAIN|PRAGMA)\b/i;

/** What was written could not be taken to the disk: a power cut may lose it. */
export class FsyncError extends Error {
  override readonly name = 'FsyncError';
}

export class WalSync {
  private readonly walFd: number;
  private writeCount = 0; // how often
  private syncedCount = 0; // of these, the first so many are on the disk
  private pendingSync: Promise<void> | null = null;
  private hasFailed = false;

  /** Of the write-ahead log at `file`, which is one file for as long as the database is open. @throws Error where it is not there */
  constructor(file: string) {
    this.walFd = fs.openSync(file, 'r+'); // as a writer, for only such may ask Windows for it
  }

  /** The database, with whatever may have written to it noted. */
  trackWrites(db: Database): Database {
    const tracked = <T>(work: () => T): T => {
      try {
        return work();
      } finally {
        this.writeCount += 1;
      }
    };
    const wrapStatement = (statement: Statement): Statement => ({
      run: (...values) => tracked(() => statement.run(...values)),
      get: (...values) => tracked(() => statement.get(...values)),
      all: (...values) => tracked(() => statement.all(...values)),
    });
    return {
      get isTransaction() {
        return db.isTransaction;
      },
      prepare: (sql) => (READ_STATEMENT.test(sql) ? db.prepare(sql) : wrapStatement(db.prepare(sql))),
      exec: (sql) => {
        tracked(() => {
          db.exec(sql);
        });
      },
      close: () => {
        db.close();
      },
    };
  }

  /** A store whose answers are given once all that was written until then is on the disk, so that nobody hears of more. */
  resolveAfterSync<T extends object>(store: T): T {
    return wrapMethods(store, (method) => async (...args) => {
      const result = await method(...args);
      if (this.syncedCount < this.writeCount) await this.waitForSync();
      return result;
    });
  }

  /** Resolves once all that was written until now is on the disk. @throws FsyncError, until it is mended */
  async waitForSync(): Promise<void> {
    const target = this.writeCount;
    while (this.syncedCount < target) {
      if (this.hasFailed) throw new FsyncError('An earlier write did not come to the disk');
      this.pendingSync ??= this.sync();
      await this.pendingSync;
    }
  }

  /**
   * After a failure: writes all that the log holds to the database itself, and waits for that. The system may have
   * forgotten what of the log did not come to the disk, so that asking again would prove nothing.
   * @throws Error of SQLite where that cannot be done either
   */
  recover(db: Database): void {
    if (!this.hasFailed) return;
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.hasFailed = false;
  }

  /** Lets go of the log; what it holds is the database's to keep. */
  async close(): Promise<void> {
    await this.pendingSync?.catch(() => undefined);
    fs.closeSync(this.walFd);
  }

  private async sync(): Promise<void> {
    const target = this.writeCount;
    try {
      await new Promise<void>((resolve, reject) => {
        fs.fdatasync(this.walFd, (error) => {
          if (error === null) resolve();
          else reject(new FsyncError('A write did not come to the disk', { cause: error }));
        });
      });
      this.syncedCount = target;
    } catch (error) {
      this.hasFailed = true;
      throw error;
    } finally {
      this.pendingSync = null;
    }
  }
}
