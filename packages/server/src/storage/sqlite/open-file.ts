import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSqliteError, openDatabase } from './database';
import type { Database } from './database';
import * as z from 'zod';
import { StorageNotReachableError, StorageOpenError } from '../storage';
import { migrate } from './migrations';

const versionRow = z.object({ user_version: z.int() });

/**
 * Opens the file for this process alone and migrates it. The operating system holds the lock and releases it when the
 * process ends, so that a restart after a crash can open the file.
 *
 * @throws StorageNotReachableError if the disk is full
 * @throws StorageOpenError if another server has the file open or the file cannot be read
 */
export function openDatabaseFile(file: string): Database {
  let db: Database | null = null;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    db = openDatabase(file);
    restrictToOwner(file);
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;');
    // A commit does not wait for the disk. No result is acknowledged before it is there (wal-sync.ts).
    db.exec('PRAGMA synchronous = NORMAL');
    // The exclusive lock is taken by the first write, not by the pragma.
    db.exec('BEGIN IMMEDIATE; COMMIT;');
    const { user_version: version } = versionRow.parse(db.prepare('PRAGMA user_version').get());
    migrate(db, version);
    return db;
  } catch (error) {
    if (db !== null) closeAndUnlock(db);
    const ErrorClass = isTransient(error) ? StorageNotReachableError : StorageOpenError;
    throw new ErrorClass(openErrorMessage(file, error), { cause: error });
  }
}

/**
 * Only the owner can read the file, because it holds hands, seeds and addresses. SQLite gives its side files the same
 * mode.
 */
function restrictToOwner(file: string): void {
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600);
}

/**
 * Moves the write-ahead log into the file and closes it. Releases the lock explicitly, because a closed file stays
 * open while one prepared statement is in memory.
 */
export function closeFile(db: Database): void {
  try {
    db.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    // Then the log stays beside the file and is read when the file is opened again.
    if (!isTransient(error)) throw error;
  }
  closeAndUnlock(db);
}

/** Closes the file and releases the lock if that is possible while the process runs. */
function closeAndUnlock(db: Database): void {
  try {
    // SQLite leaves exclusive locking only outside WAL mode, and only with the next read.
    db.exec('PRAGMA locking_mode = NORMAL');
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
  } catch {
    // The failure is known already, and the lock ends with the process.
  }
  db.close();
}

/** Returns whether the disk is full or fails for now. */
const isTransient = (error: unknown): boolean => isSqliteError(error, 'full', 'failed');

function openErrorMessage(file: string, error: unknown): string {
  if (isSqliteError(error, 'busy')) {
    return `The database ${file} is in use by another server; stop that one first or set DATABASE_FILE.`;
  }
  return `The database ${file} cannot be opened: ${error instanceof Error ? error.message : String(error)}`;
}
