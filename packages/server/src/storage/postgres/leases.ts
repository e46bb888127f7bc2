import { sql } from 'kysely';
import type { LeaseStore } from '../leases';
import type { Db } from '../sql/schema';
import type { Notifier } from './notifier';

/** Releases all leases of this process, so that other servers need not wait until they expire. */
export async function releaseAllLeases(db: Db, notifier: Notifier): Promise<void> {
  await db.deleteFrom('leases').where('instance_id', '=', notifier.instanceId).execute();
}

/** Leases by the clock of the database, so that the clocks of the servers need not agree. */
export function postgresLeases(db: Db, notifier: Notifier): LeaseStore {
  return {
    acquire: async (name, holdMs) => {
      const expires_at = sql<Date>`clock_timestamp() + make_interval(secs => ${holdMs / 1000})`;
      const row = { instance_id: notifier.instanceId, expires_at };
      const taken = await db
        .insertInto('leases')
        .values({ name, ...row })
        .onConflict((known) =>
          known
            .column('name')
            .doUpdateSet(row)
            .where((where) =>
              where.or([
                where('leases.instance_id', '=', notifier.instanceId),
                where('leases.expires_at', '<', sql<Date>`clock_timestamp()`),
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
        .where('instance_id', '=', notifier.instanceId)
        .execute();
    },
    purgeExpired: async () => {
      await db
        .deleteFrom('leases')
        .where('expires_at', '<', sql<Date>`clock_timestamp()`)
        .execute();
    },
  };
}
