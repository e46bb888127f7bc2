import type { Database } from './database';
import * as z from 'zod';
import type { ListQuery, MatchStore, StoredMatch, StoredSeat } from '../matches';
import { filterConditions } from '../list-filter';
import { matchRow, seatRow } from '../row-schemas';
import { toPromise } from './to-promise';

const joinedRow = z.object({ my_seat: z.int() });

const HAS_BOTS = 'EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id AND bot IS NOT NULL)';

/** A page of a list, as SQLite is asked for it; there are no more texts than ways to set filters. */
export function listQuery({ status, includePrivate = false, filter = {}, limit, after }: ListQuery) {
  const isClosed = status === 'unfinished';
  const filters = filterConditions(filter);
  const conditions = [
    'status = ?',
    `closed_at IS ${isClosed ? 'NOT ' : ''}NULL`,
    ...(includePrivate ? [] : ['private = 0']),
    ...(includePrivate || status === 'open' ? [] : [`watch = 'open'`]),
    ...filters.map(([column]) => `${column} = ?`),
    ...(filter.bots === undefined ? [] : [filter.bots === 'yes' ? HAS_BOTS : `NOT ${HAS_BOTS}`]),
    ...(after === null ? [] : ['(created_at, id) < (?, ?)']),
  ];
  return {
    text: `SELECT * FROM matches WHERE ${conditions.join(' AND ')} ORDER BY created_at DESC, id DESC LIMIT ?`,
    values: [
      isClosed ? 'finished' : status,
      ...filters.map(([, value]) => value),
      ...(after === null ? [] : [after.createdAt, after.id]),
      limit,
    ],
  };
}

/** Lists of tables: each is two statements, however many tables there are on a page. */
export function sqliteLists(db: Database): Pick<MatchStore, 'list' | 'ofPerson' | 'delayedEndedSince'> {
  const selectSeats = db.prepare(
    'SELECT * FROM seats WHERE match_id IN (SELECT value FROM json_each(?)) ORDER BY match_id, seat',
  );
  const selectOfPerson = db.prepare(`
    SELECT matches.*, seats.seat AS my_seat FROM seats JOIN matches ON matches.id = seats.match_id
    WHERE seats.person_id = ? AND NOT (closed_at IS NOT NULL AND state_id = 0 AND conduct IS NULL)
    ORDER BY matches.created_at DESC, matches.id DESC LIMIT ?`);
  const selectEnded = db.prepare(`
    SELECT * FROM matches
    WHERE watch_delay > 0 AND status = 'finished' AND watch = 'open' AND private = 0 AND updated_at > ?`);
  const statements = new Map<string, ReturnType<Database['prepare']>>();

  const withSeats = (rows: readonly unknown[]): readonly StoredMatch[] => {
    const matches = rows.map((row) => matchRow.parse(row));
    const seatsByMatch = new Map<string, StoredSeat[]>(matches.map(({ id }) => [id, []]));
    for (const row of selectSeats.all(JSON.stringify([...seatsByMatch.keys()]))) {
      const { matchId, storedSeat: seat } = seatRow.parse(row);
      seatsByMatch.get(matchId)?.push(seat);
    }
    return matches.map((match) => ({ ...match, seats: seatsByMatch.get(match.id) ?? [] }));
  };

  const list = (query: ListQuery) => {
    const { text, values } = listQuery(query);
    const statement = statements.get(text) ?? db.prepare(text);
    statements.set(text, statement);
    return withSeats(statement.all(...values));
  };

  return {
    delayedEndedSince: (at) => toPromise(() => withSeats(selectEnded.all(at))),
    list: (query) => toPromise(() => list(query)),
    ofPerson: (personId, limit) =>
      toPromise(() => {
        const rows = selectOfPerson.all(personId, limit);
        const seats = rows.map((row) => joinedRow.parse(row).my_seat);
        return withSeats(rows).map((match, index) => ({ match, seat: seats[index] ?? 0 }));
      }),
  };
}
