import { sql } from 'kysely';
import type { SqlDatabase } from './sql-database';

/** Counts for the operator. None is about one person. */
export function sqlStatistics({ db, dialect }: SqlDatabase) {
  return {
    /** Counts everything, and some from `since` on (ms since 1970, UTC). Reads no log of moves, which would take long. */
    read: async (since: number) => {
      const { open, running, finished, unfinished, ...counts } = await db
        .selectFrom('matches')
        .select(({ fn }) => {
          const tables = fn.countAll<number>();
          const closed = tables
            .filterWhere('status', '=', 'finished')
            .filterWhere('closed_at', 'is not', null);
          const played = tables.filterWhere('status', '=', 'finished').filterWhere('closed_at', 'is', null);
          return [
            tables.filterWhere('status', '=', 'open').as('open'),
            tables.filterWhere('status', '=', 'running').as('running'),
            played.as('finished'),
            closed.as('unfinished'),
            played.filterWhere('updated_at', '>=', since).as('finishedSince'),
            sql<number>`cast(coalesce(sum(state_id), 0) AS bigint)`.as('moves'),
            sql<number>`(SELECT count(*) FROM persons)`.as('people'),
            sql<number>`(SELECT count(*) FROM groups)`.as('groups'),
            sql<number>`(SELECT count(DISTINCT person_id) FROM devices WHERE last_seen_on >= ${since})`.as(
              'seenSince',
            ),
            dialect.databaseSize().as('databaseBytes'),
          ];
        })
        .executeTakeFirstOrThrow();
      return { ...counts, tables: { open, running, finished, unfinished } };
    },
  };
}
