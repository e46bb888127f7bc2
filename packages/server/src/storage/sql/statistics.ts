import { sql } from 'kysely';
import type { SqlDatabase } from './sql-database';

interface MatchCounts {
  readonly status: 'open' | 'running' | 'finished';
  readonly is_closed: number;
  readonly tables: number;
  readonly moves: number;
  readonly recent: number;
}

/** Counts for the operator. None is about one person. */
export function sqlStatistics({ db, dialect }: SqlDatabase) {
  return {
    /** Counts everything, and some from `since` on (ms since 1970, UTC). Reads no log of moves, which would take long. */
    read: async (since: number) => {
      const matches = await sql<MatchCounts>`
        SELECT status, CASE WHEN closed_at IS NULL THEN 0 ELSE 1 END AS is_closed, count(*) AS tables,
          cast(sum(state_id) AS bigint) AS moves,
          cast(sum(CASE WHEN updated_at >= ${since} THEN 1 ELSE 0 END) AS bigint) AS recent
        FROM matches GROUP BY 1, 2`.execute(db);
      const people = await sql<{
        readonly people: number;
        readonly groups: number;
        readonly seen: number;
        readonly bytes: number;
      }>`
        SELECT (SELECT count(*) FROM persons) AS people,
          (SELECT count(*) FROM groups) AS groups,
          (SELECT count(DISTINCT person_id) FROM devices WHERE last_seen_on >= ${since}) AS seen,
          ${dialect.databaseSize()} AS bytes`.execute(db);
      const sumOf = (
        value: 'tables' | 'moves' | 'recent',
        isCounted: (row: MatchCounts) => boolean = () => true,
      ): number => matches.rows.filter(isCounted).reduce((sum, row) => sum + row[value], 0);
      const isFinished = (row: MatchCounts): boolean => row.status === 'finished' && row.is_closed === 0;
      const [counts = { people: 0, groups: 0, seen: 0, bytes: 0 }] = people.rows;
      return {
        people: counts.people,
        groups: counts.groups,
        seenSince: counts.seen,
        tables: {
          open: sumOf('tables', ({ status }) => status === 'open'),
          running: sumOf('tables', ({ status }) => status === 'running'),
          finished: sumOf('tables', isFinished),
          unfinished: sumOf('tables', (row) => row.status === 'finished' && row.is_closed === 1),
        },
        finishedSince: sumOf('recent', isFinished),
        moves: sumOf('moves'),
        databaseBytes: counts.bytes,
      };
    },
  };
}
