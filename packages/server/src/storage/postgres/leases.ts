import { sql } from 'kysely';
import type { LeaseStore } from '../leases';
import type { Db } from './schema';
import type { Notifier } from './notifier';

/** Gives back all leases of this process, so that other servers need not wait until they run out. */
export async function releaseAllLeases(db: Db, notifier: Notifier): Promise<void> {
  await db.deleteFrom('leases').where('holder', '=', notifier.instanceId).execute();
}

/** Leases by the database's own clock: servers need not agree on the time. */
export function postgresLeases(db: Db, notifier: Notifier): LeaseStore {
  return {
    acquire: async (name, holdMs) => {
      const until = sql<Date>`clock_timestamp() + make_interval(secs => ${holdMs / 1000})`;
      const row = { holder: notifier.instanceId, until };
      const taken = await db
        .insertInto('leases')
        .values({ name, ...row })
        .onConflict((known) =>
          known
            .column('name')
            .doUpdateSet(row)
            .where((where) =>
              where.or([
                where('leases.holder', '=', notifier.instanceId),
                where('leases.until', '<', sql<Date>`clock_timestamp()`),
              ]),
            ),
        )
        .returning('name')
        .executeTakeFirst();
      return taken !== undefined;
    },
    release: async (name) => {
      await db
        .deleteFrom('leases')
        .where('name', '=', name)
        .where('holder', '=', notifier.instanceId)
        .execute();
    },
    purgeExpired: async () => {
      await db
        .deleteFrom('leases')
        .where('until', '<', sql<Date>`clock_timestamp()`)
        .execute();
    },
  };
}
