import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
} from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { StorageNotReachableError, StorageOpenError } from '../storage';
import { isSqliteError, openDatabase, type Database } from './database';
import { migrate } from './migrations';

const versionRow = z.object({ user_version: z.int() });

// A database file names its application (https://www.sqlite.org/fileformat.html#the_database_header).
const APPLICATION_ID = 0x47463636; // 'GF66'
const APPLICATION_ID_OFFSET = 68;
const HEADER_BYTES = 100;

/**
 * Opens the file for this process alone and migrates it. The operating system holds the lock and releases it when the
 * process ends, so that a restart after a crash can open the file.
 *
 * @throws StorageNotReachableError if the disk is full
 * @throws StorageOpenError if another server has the file open, or it cannot be read or holds anything else
 */
export function openDatabaseFile(file: string): Database {
  let db: Database | null = null;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const isNew = isNewFile(file);
    db = openDatabase(file);
    restrictToOwner(file);
    db.exec('PRAGMA locking_mode = EXCLUSIVE');
    // Before the write-ahead log, so that it is in the file itself.
    if (isNew) db.exec(`PRAGMA application_id = ${String(APPLICATION_ID)}`);
    db.exec('PRAGMA journal_mode = WAL');
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
 * Returns whether there is no file yet, or an empty one. Only reads, so that a file of something else stays as it is.
 *
 * @throws Error if the file holds anything but a database of this server
 */
function isNewFile(file: string): boolean {
  if (!existsSync(file)) return true;
  const header = Buffer.alloc(HEADER_BYTES);
  const descriptor = openSync(file, 'r');
  const length = readSync(descriptor, header);
  closeSync(descriptor);
  if (length > 0 && header.readInt32BE(APPLICATION_ID_OFFSET) !== APPLICATION_ID)
    throw new Error(
      'it is no database of this server, and was left as it is; move it away or set DATABASE_FILE',
    );
  return length === 0;
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
  return `The database ${file} cannot be opened: ${findAccessProblem(file) ?? (error instanceof Error ? error.message : String(error))}`;
}

/** SQLite says only "unable to open database file". Returns what the user of the server may not do, or null. */
export function findAccessProblem(file: string): string | null {
  const folder = dirname(file);
  if (existsSync(file) && !isAllowed(file, constants.R_OK | constants.W_OK))
    return `the user of the server may not write the file`;
  if (existsSync(folder))
    return isAllowed(folder, constants.W_OK | constants.X_OK)
      ? null
      : `the user of the server may not write to the folder ${folder}; change its owner, or set DATA_DIR`;
  const parent = dirname(folder);
  if (parent === folder) return null;
  return existsSync(parent) && !isAllowed(parent, constants.W_OK | constants.X_OK)
    ? `the user of the server may not create the folder ${folder}; create it for this user, or set DATA_DIR`
    : findAccessProblem(folder);
}

function isAllowed(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
