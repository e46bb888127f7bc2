/**
 * The wait for the disk, apart from the writing: SQLite writes a commit to its log and goes on, and one call of the
 * system, in a thread of libuv's pool, takes to the disk whatever was written before it began, for all who wait.
 */
import fs from 'node:fs';
import { eachMethod } from '../each-method';
import type { Database, Statement } from './database';

const READS = /^\s*(SELECT|EXPLAIN|PRAGMA)\b/i;

/** What was written could not be taken to the disk: a power cut may lose it. */
export class NotOnDisk extends Error {
  override readonly name = 'NotOnDisk';
}

export class OnDisk {
  private readonly log: number;
  private written = 0; // how often
  private synced = 0; // of these, the first so many are on the disk
  private running: Promise<void> | null = null;
  private isBroken = false;

  /** Of the write-ahead log at `file`, which is one file for as long as the database is open. @throws Error where it is not there */
  constructor(file: string) {
    this.log = fs.openSync(file, 'r+'); // as a writer, for only such may ask Windows for it
  }

  /** The database, with whatever may have written to it noted. */
  noting(db: Database): Database {
    const noted = <T>(work: () => T): T => {
      try {
        return work();
      } finally {
        this.written += 1;
      }
    };
    const watched = (statement: Statement): Statement => ({
      run: (...values) => noted(() => statement.run(...values)),
      get: (...values) => noted(() => statement.get(...values)),
      all: (...values) => noted(() => statement.all(...values)),
    });
    return {
      get isTransaction() {
        return db.isTransaction;
      },
      prepare: (sql) => (READS.test(sql) ? db.prepare(sql) : watched(db.prepare(sql))),
      exec: (sql) => {
        noted(() => {
          db.exec(sql);
        });
      },
      close: () => {
        db.close();
      },
    };
  }

  /** A store whose answers are given once all that was written until then is on the disk, so that nobody hears of more. */
  told<T extends object>(store: T): T {
    return eachMethod(store, (work) => async (...given) => {
      const answer = await work(...given);
      if (this.synced < this.written) await this.reached();
      return answer;
    });
  }

  /** Resolves once all that was written until now is on the disk. @throws NotOnDisk, until it is mended */
  async reached(): Promise<void> {
    const all = this.written;
    while (this.synced < all) {
      if (this.isBroken) throw new NotOnDisk('An earlier write did not come to the disk');
      this.running ??= this.sync();
      await this.running;
    }
  }

  /**
   * After a failure: writes all that the log holds to the database itself, and waits for that. The system may have
   * forgotten what of the log did not come to the disk, so that asking again would prove nothing.
   * @throws Error of SQLite where that cannot be done either
   */
  mend(db: Database): void {
    if (!this.isBroken) return;
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.isBroken = false;
  }

  /** Lets go of the log; what it holds is the database's to keep. */
  async close(): Promise<void> {
    await this.running?.catch(() => undefined);
    fs.closeSync(this.log);
  }

  private async sync(): Promise<void> {
    const until = this.written;
    try {
      await new Promise<void>((resolve, reject) => {
        fs.fdatasync(this.log, (error) => {
          if (error === null) resolve();
          else reject(new NotOnDisk('A write did not come to the disk', { cause: error }));
        });
      });
      this.synced = until;
    } catch (error) {
      this.isBroken = true;
      throw error;
    } finally {
      this.running = null;
    }
  }
}
