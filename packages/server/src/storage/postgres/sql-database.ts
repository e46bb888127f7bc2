import type { Change, LocalChangeFeed } from '../change-feed';
import { POSTGRES } from '../sql/dialect';
import type { Db } from '../sql/schema';
import type { SqlDatabase } from '../sql/sql-database';
import type { Notifier } from './notifier';

/** The database as the shared stores use it. A transaction notifies the other servers when it commits. */
export const postgresDatabase = (db: Db, notifier: Notifier, changeFeed: LocalChangeFeed): SqlDatabase => ({
  db,
  dialect: POSTGRES,
  transact: async (work) => {
    const changes: Change[] = [];
    const result = await db.transaction().execute(async (tx) => {
      const written = await work(tx, (change) => void changes.push(change));
      await notifier.notify(tx, changes);
      return written;
    });
    for (const change of changes) changeFeed.publish(change);
    return result;
  },
});
