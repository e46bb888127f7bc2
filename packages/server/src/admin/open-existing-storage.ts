/** Opens the storage of a stopped server for a command. */
import { chownSync, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import pino from 'pino';
import { databaseName, type Config } from '../config/config';
import { createTimeouts } from '../config/timeouts';
import type { Storage } from '../storage/storage';
import { CommandError } from './command-error';

type DatabaseSettings = Pick<Config, 'databaseUrl' | 'databaseFile' | 'timeoutFactor'>;

/**
 * Opens the storage. Creates a database only if `create` is set: a command on a mistyped folder would otherwise report
 * an empty one.
 *
 * @throws CommandError if there is no database
 * @throws StorageOpenError
 */
export async function openExistingStorage(config: DatabaseSettings, create: boolean): Promise<Storage> {
  const { databaseUrl, databaseFile, timeoutFactor } = config;
  if (databaseUrl === null) {
    if (!create) assertFileExists(databaseFile);
    const { sqliteStorage } = await import('../storage/sqlite/sqlite-storage');
    return sqliteStorage(databaseFile);
  }
  const timeouts = createTimeouts(timeoutFactor).database;
  const { inspectDatabase } = await import('../storage/postgres/open-database');
  if (!create && !(await inspectDatabase(databaseUrl, timeouts)).hasTables)
    throw new CommandError(
      `The database ${databaseName(config)} has no tables of this server. Set DATABASE_URL as for the server, or use --database-url URL.`,
    );
  const log = pino({ level: 'warn', base: null }, pino.destination({ fd: 2, sync: true }));
  const { postgresStorage } = await import('../storage/postgres/postgres-storage');
  return postgresStorage(databaseUrl, log, timeouts);
}

/**
 * Gives a file that root created to the owner of its folder. The server of a systemd unit has a user of its own, who
 * could not open the file otherwise.
 */
export function giveToFolderOwner({ databaseUrl, databaseFile }: DatabaseSettings): void {
  if (databaseUrl !== null || process.getuid?.() !== 0 || !existsSync(databaseFile)) return;
  const { uid, gid } = statSync(dirname(databaseFile));
  chownSync(databaseFile, uid, gid);
}

/** Writes the SQLite file of a stopped server again without its free space. @throws CommandError, StorageOpenError */
export async function compactFile({ databaseUrl, databaseFile }: DatabaseSettings): Promise<string> {
  if (databaseUrl !== null)
    throw new CommandError('compact is for SQLite. PostgreSQL reuses the space of removed rows by itself.');
  assertFileExists(databaseFile);
  const { closeFile, openDatabaseFile } = await import('../storage/sqlite/open-file');
  const before = statSync(databaseFile).size;
  const db = openDatabaseFile(databaseFile);
  db.exec('VACUUM');
  closeFile(db);
  const megabytes = [before, statSync(databaseFile).size].map((bytes) => (bytes / 1e6).toFixed(1));
  return `${databaseFile} had ${megabytes[0] ?? ''} MB and has ${megabytes[1] ?? ''} MB.`;
}

function assertFileExists(file: string): void {
  if (!(existsSync(file) && statSync(file).size > 0))
    throw new CommandError(
      `There is no database at ${file}. Set DATA_DIR or DATABASE_FILE as for the server, or use --data FOLDER.`,
    );
}
