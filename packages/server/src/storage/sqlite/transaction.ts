import type { Database } from './database';

/**
 * Turns `work` into one transaction, which writes everything or nothing. Rethrows the original error: on a full disk
 * SQLite has rolled back by itself.
 */
export function transaction<Args extends readonly unknown[], R>(
  db: Database,
  work: (...args: Args) => R,
): (...args: Args) => R {
  return (...args) => {
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = work(...args);
      db.exec('COMMIT');
      return result;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  };
}
