import pino from 'pino';
import { sqliteStorage } from '../src/storage/sqlite/sqlite-storage';
import type { Storage } from '../src/storage/storage';
import { TIMEOUTS } from './timeouts';

/**
 * Opens a PostgreSQL database by its URL, or an SQLite file by its path. No server may have it open.
 *
 * @throws StorageOpenError
 */
export async function openStorage(urlOrPath: string): Promise<Storage> {
  if (!urlOrPath.startsWith('postgres:')) return sqliteStorage(urlOrPath);
  const { postgresStorage } = await import('../src/storage/postgres/postgres-storage'); // loaded on demand
  return postgresStorage(urlOrPath, pino({ level: 'silent' }), TIMEOUTS.database);
}
