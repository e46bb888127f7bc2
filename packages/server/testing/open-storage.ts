import pino from 'pino';
import { sqliteStorage } from '../src/storage/sqlite/sqlite-storage';
import type { Storage } from '../src/storage/storage';
import { TIMEOUTS } from './timeouts';

/**
 * Opens a PostgreSQL database by its address, or a SQLite file by its path; that no server may hold.
 * @throws StorageOpenError
 */
export async function openStorage(urlOrPath: string): Promise<Storage> {
  if (!urlOrPath.startsWith('postgres:')) return sqliteStorage(urlOrPath);
  const { postgresStorage } = await import('../src/storage/postgres/postgres-storage'); // with what a test on a file need not load
  return postgresStorage(urlOrPath, pino({ level: 'silent' }), TIMEOUTS.database);
}
