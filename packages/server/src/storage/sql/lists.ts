import { sql } from 'kysely';
import type { ListQuery, MatchStore } from '../matches';
import { matchRow, seatRow } from '../row-schemas';
import type { SqlDatabase } from './sql-database';
import type { StoredMatch } from '../../entities/match';

const HAS_BOTS = sql<boolean>`EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id AND bot_level IS NOT NULL)`;

const FLAGS = { yes: 1, no: 0 } as const;

/** Selects a page of a list, newest first. */
export function listQuery(
  { db, dialect }: SqlDatabase,
  { status, includePrivate = false, filter = {}, limit, after }: ListQuery,
) {
  const isClosed = status === 'unfinished';
  const id = dialect.binary('id');
  let query = db
    .selectFrom('matches')
    .selectAll()
    .where('status', '=', isClosed ? 'finished' : status)
    .where('closed_at', isClosed ? 'is not' : 'is', null);
  if (!includePrivate) query = query.where('private', '=', 0);
  if (!includePrivate && status !== 'open') query = query.where('spectator_access', '=', 'open');
  // The order of the conditions is always the same, so that the database knows the statement.
  for (const [column, value] of [
    ['players', filter.players && Number(filter.players)],
    ['has_hidden_colours', filter.hiddenColours && FLAGS[filter.hiddenColours]],
    ['has_more_destruction', filter.moreDestruction && FLAGS[filter.moreDestruction]],
    ['cones', filter.cones && Number(filter.cones)],
    ['time_control_group', filter.timeControl],
    ['language', filter.language],
  ] as const)
    if (value !== undefined) query = query.where(column, '=', value);
  if (filter.bots !== undefined)
    query = query.where(filter.bots === 'yes' ? HAS_BOTS : sql<boolean>`NOT ${HAS_BOTS}`);
  if (after !== null)
    query = query.where(sql<boolean>`(created_at, ${id}) < (${after.createdAt}, ${after.id})`);
  return query.orderBy('created_at', 'desc').orderBy(id, 'desc').limit(limit);
}

/** Lists of matches. Each takes two statements, however many matches are on a page. */
export function sqlLists(database: SqlDatabase): Pick<MatchStore, 'list' | 'ofPerson' | 'delayedEndedSince'> {
  const { db, dialect } = database;
  const withSeats = async (rows: readonly unknown[]): Promise<readonly StoredMatch[]> => {
    const matches = rows.map((row) => matchRow.parse(row));
    if (matches.length === 0) return [];
    const ids = matches.map(({ id }) => id);
    const seatRows = await db
      .selectFrom('seats')
      .selectAll()
      .where(dialect.isOneOf('match_id', ids))
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
          .where('spectator_delay_minutes', '>', 0)
          .where('status', '=', 'finished')
          .where('spectator_access', '=', 'open')
          .where('private', '=', 0)
          .where('updated_at', '>', at)
          .execute(),
      ),
    list: async (query) => withSeats(await listQuery(database, query).execute()),
    ofPerson: async (personId, limit) => {
      const rows = await db
        .selectFrom('matches')
        .innerJoin('seats', 'seats.match_id', 'matches.id')
        .selectAll('matches')
        .where('seats.person_id', '=', personId)
        .where(sql<boolean>`NOT (closed_at IS NOT NULL AND state_id = 0 AND table_state IS NULL)`)
        .orderBy('matches.created_at', 'desc')
        .orderBy(dialect.binary('matches.id'), 'desc')
        .limit(limit)
        .execute();
      return (await withSeats(rows)).flatMap((match) => {
        const ownSeat = match.seats.find((seat) => seat.personId === personId);
        return ownSeat === undefined ? [] : [{ match, seat: ownSeat.seat }];
      });
    },
  };
}
