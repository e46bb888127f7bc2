import { createReadStream, rmSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Kysely } from 'kysely';
import type { ArchiveDatabase } from '../sql/archive';
import type { Schema } from '../sql/schema';
import type { SqlDatabase } from '../sql/sql-database';
import { ConnectionLock } from './connection-lock';
import { isSqliteError, openDatabase, type Database } from './database';
import { kyselyDialect } from './kysely-dialect';

interface DatabaseFile {
  readonly db: Database;
  readonly lock: ConnectionLock;
  readonly file: string;
}

/** A transaction has the whole file, and SQLite continues its ids by itself. */
export function sqliteArchive({ transact }: SqlDatabase, database: DatabaseFile): ArchiveDatabase {
  const turn = new ConnectionLock(); // of the exports, because there is one copy
  const copyPath = `${database.file}.export`;
  const removeCopy = () => {
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${copyPath}${suffix}`, { force: true });
  };
  return {
    transact,
    openSnapshot: async () => {
      await turn.acquire();
      try {
        removeCopy();
        await copyDatabase(database, copyPath);
        const copy = openDatabase(copyPath);
        const close = () => {
          copy.close();
          removeCopy();
          turn.release();
          return Promise.resolve();
        };
        return { db: new Kysely<Schema>({ dialect: kyselyDialect(copy, new ConnectionLock()) }), close };
      } catch (error) {
        removeCopy();
        turn.release();
        throw error;
      }
    },
    lockTables: () => Promise.resolve(),
    continueIds: () => Promise.resolve(),
    isConstraintViolation: (error): error is Error => isSqliteError(error, 'constraint'),
  };
}

const AUTO_CHECKPOINT_PAGES = 1000; // SQLite's default

/**
 * Copies the state of the database at one moment, while it goes on. Until the copy is complete, commits stay in the
 * write-ahead log and nothing writes to the file.
 *
 * @throws Error if the log was written to the file all the same, as after a failure of the disk
 */
async function copyDatabase({ db, lock, file }: DatabaseFile, copyPath: string): Promise<void> {
  await lock.run(() => db.exec('PRAGMA wal_autocheckpoint = 0; PRAGMA wal_checkpoint(TRUNCATE)'));
  try {
    const { mtimeMs } = await stat(file);
    await copySlowly(file, copyPath);
    if ((await stat(file)).mtimeMs !== mtimeMs) throw new Error(`${file} was written to during its copy`);
  } finally {
    await lock.run(() => db.exec(`PRAGMA wal_autocheckpoint = ${String(AUTO_CHECKPOINT_PAGES)}`));
  }
}

const PIECE_BYTES = 2 ** 22;

/** Copies a file piece by piece. The disk never has more than a piece to write before the commits of the players. */
async function copySlowly(from: string, to: string): Promise<void> {
  const target = await open(to, 'wx', 0o600);
  try {
    for await (const piece of createReadStream(from, { highWaterMark: PIECE_BYTES })) {
      await target.writeFile(piece as Buffer); // after the last piece
      await target.datasync();
    }
  } finally {
    await target.close();
  }
}
