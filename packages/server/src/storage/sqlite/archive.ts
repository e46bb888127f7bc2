import { rmSync } from 'node:fs';
import { Kysely } from 'kysely';
import type { ArchiveDatabase } from '../sql/archive';
import type { Schema } from '../sql/schema';
import type { SqlDatabase } from '../sql/sql-database';
import { ConnectionLock } from './connection-lock';
import { isSqliteError, openDatabase } from './database';
import type { Database } from './database';
import { kyselyDialect } from './kysely-dialect';

/** A transaction has the whole file, and SQLite continues its ids by itself. */
export const sqliteArchive = (
  { dialect, transact }: SqlDatabase,
  { db, lock, file }: { readonly db: Database; readonly lock: ConnectionLock; readonly file: string },
): ArchiveDatabase => ({
  dialect,
  transact,
  openSnapshot: async () => {
    const copyPath = `${file}.export`;
    rmSync(copyPath, { force: true });
    await lock.run(() => db.prepare('VACUUM INTO ?').run(copyPath));
    const copy = openDatabase(copyPath);
    const close = () => {
      copy.close();
      rmSync(copyPath, { force: true });
      return Promise.resolve();
    };
    return { db: new Kysely<Schema>({ dialect: kyselyDialect(copy, new ConnectionLock()) }), close };
  },
  lockTables: () => Promise.resolve(),
  continueIds: () => Promise.resolve(),
  isConstraintViolation: (error): error is Error => isSqliteError(error, 'constraint'),
});
