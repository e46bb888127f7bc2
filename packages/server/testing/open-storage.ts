import pino from 'pino';
import { sqliteStorage } from '../src/storage/sqlite/sqlite-storage';
import type { Storage } from '../src/storage/storage';
import { TIMEOUTS } from './patience';

/**
 * Opens a PostgreSQL database by its address, or a SQLite file by its path; that no server may hold.
 * @throws StorageUnavailable
 */
export async function openStorage(place: string): Promise<Storage> {
  if (!place.startsWith('postgres:')) return sqliteStorage(place);
  const { postgresStorage } = await import('../src/storage/postgres/postgres-storage'); // with what a test on a file need not load
  return postgresStorage(place, pino({ level: 'silent' }), TIMEOUTS.database);
}
