import type { Database } from './database';

/**
 * Makes of `work` one transaction, which writes all or nothing. What is thrown is the error that ended
 * it: on a full disk SQLite has taken it back by itself.
 */
export function inOneGo<Given extends readonly unknown[], R>(
  db: Database,
  work: (...given: Given) => R,
): (...given: Given) => R {
  return (...given) => {
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = work(...given);
      db.exec('COMMIT');
      return result;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  };
}
