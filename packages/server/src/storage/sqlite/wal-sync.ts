/**
 * Waits for the disk apart from the commits. SQLite writes a commit to its write-ahead log and goes on. One
 * `fdatasync` in a libuv thread then covers all commits before it, for all callers.
 */
import fs from 'node:fs';
import { wrapMethods } from '../wrap-methods';
import type { Database, Statement } from './database';

const READ_STATEMENT = /^\s*(SELECT|EXPLAIN|PRAGMA)\b/i;

/** A commit could not be synced to the disk, and a power cut may lose it. */
export class FsyncError extends Error {
  override readonly name = 'FsyncError';
}

export class WalSync {
  private readonly walFd: number;
  private writeCount = 0; // number of writes
  private syncedCount = 0; // number of writes that are on the disk
  private pendingSync: Promise<void> | null = null;
  private hasFailed = false;
  private readonly callbacks: { readonly target: number; readonly callback: () => void }[] = [];

  /**
   * `file`: the write-ahead log, which stays the same file while the database is open. @throws Error if it does not
   * exist
   */
  constructor(file: string) {
    this.walFd = fs.openSync(file, 'r+'); // for writing, because Windows syncs only such files
  }

  /** Returns the database with every possible write counted. */
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

  /** Returns a store whose methods resolve once everything written so far is on the disk. */
  resolveAfterSync<T extends object>(store: T): T {
    return wrapMethods(store, (method) => async (...args) => {
      const result = await method(...args);
      if (this.syncedCount < this.writeCount) await this.waitForSync();
      return result;
    });
  }

  /**
   * Calls `callback` once everything written so far is on the disk, before any method of a store resolves that waits for
   * the same sync. After a failure, calls it when `recover` and a later sync have succeeded.
   */
  afterSync(callback: () => void): void {
    if (this.syncedCount >= this.writeCount) callback();
    else this.callbacks.push({ target: this.writeCount, callback });
  }

  /** Resolves once everything written so far is on the disk. @throws FsyncError until `recover` succeeds */
  async waitForSync(): Promise<void> {
    const target = this.writeCount;
    while (this.syncedCount < target) {
      if (this.hasFailed) throw new FsyncError('An earlier write did not come to the disk');
      this.pendingSync ??= this.sync();
      await this.pendingSync;
    }
  }

  /**
   * Writes the whole log to the database itself after a failure. The system may have dropped pages that it could not
   * sync, so that another sync would prove nothing.
   *
   * @throws Error of SQLite if that fails too
   */
  recover(db: Database): void {
    if (!this.hasFailed) return;
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.hasFailed = false;
  }

  /** Closes the log. The database keeps its contents. */
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
      this.runCallbacks();
    } catch (error) {
      this.hasFailed = true;
      throw error;
    } finally {
      this.pendingSync = null;
    }
  }

  private runCallbacks(): void {
    const firstPending = this.callbacks.findIndex(({ target }) => target > this.syncedCount);
    const count = firstPending === -1 ? this.callbacks.length : firstPending;
    for (const { callback } of this.callbacks.splice(0, count)) callback();
  }
}
