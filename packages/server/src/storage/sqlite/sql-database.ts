import { Kysely } from 'kysely';
import type { Change } from '../change-feed';
import { SQLITE } from '../sql/dialect';
import type { Schema } from '../sql/schema';
import type { SqlDatabase } from '../sql/sql-database';
import type { ConnectionLock } from './connection-lock';
import type { Database } from './database';
import { kyselyDialect } from './kysely-dialect';

/** Once everything written is on the disk, calls `beforePublish` and publishes the changes. */
export type PublishDurably = (changes: readonly Change[], beforePublish?: () => void) => void;

/** The SQLite file as the shared stores use it. */
export function sqliteDatabase(db: Database, lock: ConnectionLock, publish: PublishDurably): SqlDatabase {
  const kysely = new Kysely<Schema>({ dialect: kyselyDialect(db, lock) });
  return {
    db: kysely,
    dialect: SQLITE,
    transact: async (work) => {
      const changes: Change[] = [];
      const result = await kysely
        .transaction()
        .execute((tx) => work(tx, (change) => void changes.push(change)));
      if (changes.length > 0) publish(changes);
      return result;
    },
  };
}
