import type { Database } from './database';

/**
 * Makes of `work` one transaction, which writes all or nothing. What is thrown is the error that ended
 * it: on a full disk SQLite has taken it back by itself.
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
