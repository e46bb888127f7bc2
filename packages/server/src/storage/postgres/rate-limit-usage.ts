import { sql } from 'kysely';
import type { UsageStore } from '../leases';
import type { Db } from './schema';

/** What was asked of each budget, at all servers together. */
export function postgresUsage(db: Db): UsageStore {
  return {
    add: async (usages) => {
      const [first] = usages;
      if (first === undefined) return [];
      const totals = await db.transaction().execute(async (tx) => {
        const rows = await tx
          .insertInto('spending')
          // In one order everywhere: two servers that count the same keys do not wait for each other in a ring.
          .values([...usages].sort((a, b) => (a.key < b.key ? -1 : 1)))
          .onConflict((known) =>
            known
              .columns(['key', 'window'])
              .doUpdateSet({ points: sql<number>`spending.points + excluded.points` }),
          )
          .returning(['key', 'window', 'points'])
          .execute();
        const cutoff = Math.min(...usages.map(({ until }) => until)) - RETENTION_MS;
        await tx.deleteFrom('spending').where('until', '<', cutoff).execute();
        return new Map(rows.map(({ key, window, points }) => [`${key} ${window}`, points]));
      });
      return usages.map(({ key, window }) => totals.get(`${key} ${window}`) ?? 0);
    },
  };
}

const RETENTION_MS = 10 * 60_000;
