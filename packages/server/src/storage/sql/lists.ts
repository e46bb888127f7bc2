import { sql } from 'kysely';
import { gameOptionsOfFilter } from '@great-fire/protocol';
import { GAME_OPTIONS, GAME_OPTION_NAMES, variantsOf } from '@great-fire/game';
import { compareNewestFirst, type ListQuery, type TableCursor } from '../matches';
import type { StoredMatch, GroupId, PersonId } from '../../entities/match';
import { withSeats } from './match-rows';
import { toFlag } from './row-conversions';
import type { Db } from './schema';
import type { SqlDatabase } from './sql-database';

const HAS_BOTS = sql<boolean>`EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id AND bot_level IS NOT NULL)`;

/** Leaves tables out that were closed before their game began. */
const HAS_BEGUN_OR_WAITS = sql<boolean>`NOT (closed_at IS NOT NULL AND state_id = 0 AND table_state IS NULL)`;

/** Number of past games that a filter searches for a page. Without it, a rare value would read the whole history. */
export const SEARCHED_PAST_GAMES = 5_000;

/** Selects a page of the public or of the private tables of a list, newest first. */
export function listQuery(
  db: Db,
  { status, includePrivate = false, filter = {}, limit, after }: ListQuery,
  isPrivate: 0 | 1 = 0,
) {
  const isClosed = status === 'unfinished';
  let query = db
    .selectFrom('matches')
    .selectAll()
    .where('status', '=', isClosed ? 'finished' : status)
    .where('closed_at', isClosed ? 'is not' : 'is', null)
    .where('private', '=', isPrivate);
  if (!includePrivate && status !== 'open') query = query.where('spectator_access', '=', 'open');
  // The order of the conditions is always the same, so that the database knows the statement.
  for (const [column, value] of [
    ['players', filter.players && Number(filter.players)],
    ...GAME_OPTION_NAMES.map(
      (name) =>
        [
          `variant_${GAME_OPTIONS[name].code}`,
          filter[name] && toFlag(variantsOf(gameOptionsOfFilter(filter)).includes(name)),
        ] as const,
    ),
    ['time_control_group', filter.timeControl],
    ['language', filter.language],
  ] as const)
    if (value !== undefined) query = query.where(column, '=', value);
  if (filter.bots !== undefined)
    query = query.where(filter.bots === 'yes' ? HAS_BOTS : sql<boolean>`NOT ${HAS_BOTS}`);
  const isAfterCursor = after && sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.id})`;
  if (isAfterCursor !== null) query = query.where(isAfterCursor);
  const isPast = status === 'finished' || isClosed;
  if (isPast && Object.keys(filter).length > 0) {
    let newest = db
      .selectFrom('matches')
      .select('created_at')
      .where('status', '=', 'finished')
      .where('closed_at', isClosed ? 'is not' : 'is', null)
      .where('private', '=', isPrivate);
    if (isAfterCursor !== null) newest = newest.where(isAfterCursor);
    const newestFirst = newest.orderBy('created_at', 'desc').orderBy('id', 'desc');
    const oldestSearched = newestFirst.limit(1).offset(SEARCHED_PAST_GAMES);
    query = query.where('created_at', '>', sql<number>`coalesce(${oldestSearched}, -1)`);
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
}

/** Lists of matches. Each takes two or three statements, however many matches are on a page. */
export function sqlLists(database: SqlDatabase) {
  const { db } = database;
  return {
    /** Matching tables, newest first. Private tables and games with restricted access are left out by default. */
    list: async (query: ListQuery): Promise<readonly StoredMatch[]> => {
      const publicTables = await withSeats(database, await listQuery(db, query).execute());
      if (query.includePrivate !== true) return publicTables;
      // Each list is read in the order of the index. One statement for both would sort all tables.
      const privateTables = await withSeats(database, await listQuery(db, query, 1).execute());
      return [...publicTables, ...privateTables].sort(compareNewestFirst).slice(0, query.limit);
    },
    /** The tables of a group, the newest first, without those that were closed before their game began. */
    ofGroup: async (
      groupId: GroupId,
      limit: number,
      after: TableCursor | null,
    ): Promise<readonly StoredMatch[]> => {
      let tables = db
        .selectFrom('group_tables')
        .innerJoin('matches', 'matches.id', 'group_tables.match_id')
        .selectAll('matches')
        .where('group_tables.group_id', '=', groupId)
        .where(HAS_BEGUN_OR_WAITS);
      if (after !== null)
        tables = tables.where(
          sql<boolean>`(group_tables.created_at, match_id) < (${after.createdAt}, ${after.id})`,
        );
      const newestFirst = tables.orderBy('group_tables.created_at', 'desc').orderBy('match_id', 'desc');
      return withSeats(database, await newestFirst.limit(limit).execute());
    },
    /** The newest tables where a person has a seat. Leaves those out that were closed before their game began. */
    ofPerson: async (personId: PersonId, limit: number, after: TableCursor | null = null) => {
      const tables = db
        .selectFrom('seats')
        .innerJoin('matches', 'matches.id', 'seats.match_id')
        .selectAll('matches')
        .where('seats.person_id', '=', personId)
        .where(HAS_BEGUN_OR_WAITS)
        .$if(after !== null, (all) =>
          all.where(sql<boolean>`(seats.created_at, match_id) < (${after?.createdAt}, ${after?.id})`),
        );
      const page = tables.orderBy('seats.created_at', 'desc').orderBy('match_id', 'desc').limit(limit);
      return (await withSeats(database, await page.execute())).flatMap((match) => {
        const ownSeat = match.seats.find((seat) => seat.personId === personId);
        return ownSeat === undefined ? [] : [{ match, seat: ownSeat.seat }];
      });
    },
    /** The seats of a person at open tables and in running games. */
    seatsInPlay: (personId: PersonId) =>
      db
        .selectFrom('seats')
        .innerJoin('matches', 'matches.id', 'seats.match_id')
        .select(['matches.id as matchId', 'seats.seat'])
        .where('seats.person_id', '=', personId)
        .where('matches.status', 'in', ['open', 'running'])
        .execute(),
  };
}
