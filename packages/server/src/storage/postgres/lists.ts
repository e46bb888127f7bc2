import { sql } from 'kysely';
import type { MatchStore, StoredMatch } from '../matches';
import { askedOf } from '../filtering';
import { matchRow, seatRow } from '../rows';
import type { Tabled } from './tables';

const HAS_BOTS = sql<boolean>`EXISTS (SELECT FROM seats WHERE match_id = matches.id AND bot IS NOT NULL)`;

/** Lists of tables: each is two statements, however many tables there are on a page. */
export function postgresLists(db: Tabled): Pick<MatchStore, 'list' | 'ofPerson' | 'endedSince'> {
  const withSeats = async (rows: readonly unknown[]): Promise<readonly StoredMatch[]> => {
    const matches = rows.map((row) => matchRow.parse(row));
    if (matches.length === 0) return [];
    const ids = matches.map(({ id }) => id);
    const taken = await db
      .selectFrom('seats')
      .selectAll()
      .where('match_id', '=', sql<string>`any(${ids})`)
      .orderBy('seat')
      .execute();
    const seats = taken.map((row) => seatRow.parse(row));
    return matches.map((match) => ({
      ...match,
      seats: seats.filter(({ matchId }) => matchId === match.id).map(({ held }) => held),
    }));
  };

  return {
    endedSince: async (at) =>
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
    list: async ({ status, alsoPrivate = false, filter = {}, limit, after }) => {
      const isClosed = status === 'unfinished';
      let page = db
        .selectFrom('matches')
        .selectAll()
        .where('status', '=', isClosed ? 'finished' : status)
        .where('closed_at', isClosed ? 'is not' : 'is', null);
      if (!alsoPrivate) page = page.where('private', '=', 0);
      if (!alsoPrivate && status !== 'open') page = page.where('watch', '=', 'open');
      for (const [column, value] of askedOf(filter)) page = page.where(column, '=', value);
      if (filter.bots !== undefined)
        page = page.where(filter.bots === 'yes' ? HAS_BOTS : sql<boolean>`NOT ${HAS_BOTS}`);
      if (after !== null)
        page = page.where(sql<boolean>`(created_at, id COLLATE "C") < (${after.createdAt}, ${after.id})`);
      const rows = await page
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
        const mine = match.seats.find((seat) => seat.personId === personId);
        return mine === undefined ? [] : [{ match, seat: mine.seat }];
      });
    },
  };
}
