import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { types } from 'node:util';
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
    const problem = findAccessProblem(file);
    if (problem !== null) throw new Error(problem);
    createFolder(dirname(file));
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

/** Creates a folder and those above it. `recursive` of Node never ends below /proc, which answers ENOENT to each. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
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
    throw new Error('it is no database of this server, and was left as it is');
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

const ALLOWED =
  'allowed for DATA_DIR: a folder that the user of the server may create and write to; for DATABASE_FILE: a file in such a folder';

function openErrorMessage(file: string, error: unknown): string {
  if (isSqliteError(error, 'busy')) {
    return `The database ${file} is in use by another server; stop that one first or set DATABASE_FILE.`;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `The database ${file} cannot be opened: ${reason}; ${ALLOWED}.`;
}

/**
 * SQLite says only "unable to open database file", and a file that is no regular one, such as /dev/null, must keep its
 * mode. Returns what is wrong with the path, or null. Leaves nothing behind.
 */
export function findAccessProblem(file: string): string | null {
  if (existsSync(file)) {
    if (!statSync(file).isFile()) return 'it is no file';
    if (!isAllowed(file, constants.R_OK | constants.W_OK))
      return 'the user of the server may not read and write the file';
  }
  const folder = dirname(file);
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  if (!statSync(existing).isDirectory()) return `${existing} is no folder`;
  if (existing !== folder) {
    const reason = findCreationProblem(existing);
    return reason === null ? null : `the folder ${folder} cannot be created (${reason})`;
  }
  return isAllowed(folder, constants.W_OK | constants.X_OK)
    ? null
    : `the user of the server may not write to the folder ${folder}`;
}

/** Tries to create a folder in another one, because /proc and /sys refuse it although their modes allow it. */
function findCreationProblem(parent: string): string | null {
  try {
    rmdirSync(mkdtempSync(join(parent, 'great-fire-')));
    return null;
  } catch (error) {
    return types.isNativeError(error) && 'code' in error ? String(error.code) : String(error);
  }
}

function isAllowed(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
