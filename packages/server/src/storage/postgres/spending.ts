import { sql } from 'kysely';
import type { SpendingStore } from '../several';
import type { Tabled } from './tables';

/** What was asked of each budget, at all servers together. */
export function postgresSpending(db: Tabled): SpendingStore {
  return {
    add: async (spent) => {
      const [first] = spent;
      if (first === undefined) return [];
      const totals = await db.transaction().execute(async (tx) => {
        const rows = await tx
          .insertInto('spending')
          // In one order everywhere: two servers that count the same keys do not wait for each other in a ring.
          .values([...spent].sort((a, b) => (a.key < b.key ? -1 : 1)))
          .onConflict((known) =>
            known
              .columns(['key', 'window'])
              .doUpdateSet({ points: sql<number>`spending.points + excluded.points` }),
          )
          .returning(['key', 'window', 'points'])
          .execute();
        const past = Math.min(...spent.map(({ until }) => until)) - FORGET_MS;
        await tx.deleteFrom('spending').where('until', '<', past).execute();
        return new Map(rows.map(({ key, window, points }) => [`${key} ${window}`, points]));
      });
      return spent.map(({ key, window }) => totals.get(`${key} ${window}`) ?? 0);
    },
  };
}

const FORGET_MS = 10 * 60_000;
