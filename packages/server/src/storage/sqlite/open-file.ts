import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'libsql';
import type { Database } from 'libsql';
import { z } from 'zod';
import { StorageUnavailable } from '../storage';
import { migrate } from './migrations';

const versionRow = z.array(z.object({ user_version: z.int() })).min(1);

/**
 * Opens the file for this process alone, and brings it up to date. The lock is the system's own
 * on the file: it goes with the process, however that ends, so a restart after a crash finds it free.
 * @throws StorageUnavailable when another server has it, or it cannot be read
 */
export function openFile(file: string): Database {
  let db: Database | null = null;
  try {
    mkdirSync(dirname(file), { recursive: true });
    db = new Sqlite(file);
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('journal_mode = WAL');
    // A move that was acknowledged outlives a power cut: each commit waits for the disk.
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    // The exclusive lock is taken by the first write, not by the pragma.
    db.exec('BEGIN IMMEDIATE; COMMIT;');
    const [row] = versionRow.parse(db.pragma('user_version'));
    migrate(db, row?.user_version ?? 0);
    return db;
  } catch (error) {
    db?.close();
    throw new StorageUnavailable(whyNot(file, error), { cause: error });
  }
}

/**
 * Folds the write-ahead log into the file and lets go of it. The lock is given back by hand:
 * libsql holds a closed file open for as long as one prepared statement is in memory.
 */
export function closeFile(db: Database): void {
  // SQLite leaves exclusive locking only outside WAL mode, and only with the next read.
  db.pragma('journal_mode = DELETE');
  db.pragma('locking_mode = NORMAL');
  db.prepare('SELECT count(*) FROM matches').get();
  db.close();
}

function whyNot(file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('SQLITE_BUSY')) {
    return `The database ${file} is in use by another server; stop that one first or set DATABASE_FILE.`;
  }
  return `The database ${file} cannot be opened: ${error instanceof Error ? error.message : String(error)}`;
}
