import { sql } from 'kysely';
import type { UsageStore } from '../rate-limit-usage';
import type { Db } from '../sql/schema';

/** The points of each rate limit, summed over all servers. */
export function postgresUsage(db: Db): UsageStore {
  return {
    add: async (usages) => {
      const [first] = usages;
      if (first === undefined) return [];
      const totals = await db.transaction().execute(async (tx) => {
        const rows = await tx
          .insertInto('rate_limit_usage')
          // The same order everywhere, so that two servers that count the same keys cannot deadlock.
          .values(
            [...usages]
              .sort((a, b) => (a.key < b.key ? -1 : 1))
              .map(({ until, ...usage }) => ({ ...usage, expires_at: until })),
          )
          .onConflict((known) =>
            known
              .columns(['key', 'window'])
              .doUpdateSet({ points: sql<number>`rate_limit_usage.points + excluded.points` }),
          )
          .returning(['key', 'window', 'points'])
          .execute();
        const cutoff = Math.min(...usages.map(({ until }) => until)) - RETENTION_MS;
        await tx.deleteFrom('rate_limit_usage').where('expires_at', '<', cutoff).execute();
        return new Map(rows.map(({ key, window, points }) => [`${key} ${window}`, points]));
      });
      return usages.map(({ key, window }) => totals.get(`${key} ${window}`) ?? 0);
    },
  };
}

const RETENTION_MS = 10 * 60_000;
