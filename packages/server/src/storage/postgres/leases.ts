import { sql } from 'kysely';
import type { LeaseStore } from '../several';
import type { Tabled } from './tables';
import type { Word } from './word';

/** Gives back all leases of this process, so that other servers need not wait until they run out. */
export async function releaseAll(db: Tabled, word: Word): Promise<void> {
  await db.deleteFrom('leases').where('holder', '=', word.sender).execute();
}

/** Leases by the database's own clock: servers need not agree on the time. */
export function postgresLeases(db: Tabled, word: Word): LeaseStore {
  return {
    take: async (name, holdMs) => {
      const until = sql<Date>`clock_timestamp() + make_interval(secs => ${holdMs / 1000})`;
      const row = { holder: word.sender, until };
      const taken = await db
        .insertInto('leases')
        .values({ name, ...row })
        .onConflict((known) =>
          known
            .column('name')
            .doUpdateSet(row)
            .where((where) =>
              where.or([
                where('leases.holder', '=', word.sender),
                where('leases.until', '<', sql<Date>`clock_timestamp()`),
              ]),
            ),
        )
        .returning('name')
        .executeTakeFirst();
      return taken !== undefined;
    },
    release: async (name) => {
      await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', word.sender).execute();
    },
    sweep: async () => {
      await db
        .deleteFrom('leases')
        .where('until', '<', sql<Date>`clock_timestamp()`)
        .execute();
    },
  };
}
