import { sql } from 'kysely';
import type { MatchStore, StoredMatch } from '../matches';
import { filterConditions } from '../list-filter';
import { matchRow, seatRow } from '../row-schemas';
import type { Db } from './schema';

const HAS_BOTS = sql<boolean>`EXISTS (SELECT FROM seats WHERE match_id = matches.id AND bot IS NOT NULL)`;

/** Lists of tables: each is two statements, however many tables there are on a page. */
export function postgresLists(db: Db): Pick<MatchStore, 'list' | 'ofPerson' | 'delayedEndedSince'> {
  const withSeats = async (rows: readonly unknown[]): Promise<readonly StoredMatch[]> => {
    const matches = rows.map((row) => matchRow.parse(row));
    if (matches.length === 0) return [];
    const ids = matches.map(({ id }) => id);
    const seatRows = await db
      .selectFrom('seats')
      .selectAll()
      .where('match_id', '=', sql<string>`any(${ids})`)
      .orderBy('seat')
      .execute();
    const seats = seatRows.map((row) => seatRow.parse(row));
    return matches.map((match) => ({
      ...match,
      seats: seats.filter(({ matchId }) => matchId === match.id).map(({ storedSeat }) => storedSeat),
    }));
  };

  return {
    delayedEndedSince: async (at) =>
      withSeats(
        await db
          .selectFrom('matches')
          .selectAll()
          .where('watch_delay', '>', 0)
          .where('status', '=', 'finished')
          .where('watch', '=', 'open')
          .where('private', '=', 0)
          .where('updated_at', '>', at)
          .execute(),
      ),
    list: async ({ status, includePrivate = false, filter = {}, limit, after }) => {
      const isClosed = status === 'unfinished';
      let query = db
        .selectFrom('matches')
        .selectAll()
        .where('status', '=', isClosed ? 'finished' : status)
        .where('closed_at', isClosed ? 'is not' : 'is', null);
      if (!includePrivate) query = query.where('private', '=', 0);
      if (!includePrivate && status !== 'open') query = query.where('watch', '=', 'open');
      for (const [column, value] of filterConditions(filter)) query = query.where(column, '=', value);
      if (filter.bots !== undefined)
        query = query.where(filter.bots === 'yes' ? HAS_BOTS : sql<boolean>`NOT ${HAS_BOTS}`);
      if (after !== null)
        query = query.where(sql<boolean>`(created_at, id COLLATE "C") < (${after.createdAt}, ${after.id})`);
      const rows = await query
        .orderBy('created_at', 'desc')
        .orderBy(sql`id COLLATE "C"`, 'desc')
        .limit(limit)
        .execute();
      return withSeats(rows);
    },
    ofPerson: async (personId, limit) => {
      const rows = await db
        .selectFrom('matches')
        .innerJoin('seats', 'seats.match_id', 'matches.id')
        .selectAll('matches')
        .where('seats.person_id', '=', personId)
        .where(sql<boolean>`NOT (closed_at IS NOT NULL AND state_id = 0 AND conduct IS NULL)`)
        .orderBy('matches.created_at', 'desc')
        .orderBy(sql`matches.id COLLATE "C"`, 'desc')
        .limit(limit)
        .execute();
      return (await withSeats(rows)).flatMap((match) => {
        const ownSeat = match.seats.find((seat) => seat.personId === personId);
        return ownSeat === undefined ? [] : [{ match, seat: ownSeat.seat }];
      });
    },
  };
}
