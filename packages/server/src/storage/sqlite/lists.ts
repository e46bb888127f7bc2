import type { Database } from './database';
import * as z from 'zod';
import type { ListQuery, MatchStore, StoredMatch, StoredSeat } from '../matches';
import { askedOf } from '../filtering';
import { matchRow, seatRow } from '../rows';
import { promised } from './promised';

const joinedRow = z.object({ my_seat: z.int() });

const HAS_BOTS = 'EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id AND bot IS NOT NULL)';

/** A page of a list, as SQLite is asked for it; there are no more texts than ways to set filters. */
export function pageOf({ status, alsoPrivate = false, filter = {}, limit, after }: ListQuery) {
  const isClosed = status === 'unfinished';
  const asked = askedOf(filter);
  const conditions = [
    'status = ?',
    `closed_at IS ${isClosed ? 'NOT ' : ''}NULL`,
    ...(alsoPrivate ? [] : ['private = 0']),
    ...(alsoPrivate || status === 'open' ? [] : [`watch = 'open'`]),
    ...asked.map(([column]) => `${column} = ?`),
    ...(filter.bots === undefined ? [] : [filter.bots === 'yes' ? HAS_BOTS : `NOT ${HAS_BOTS}`]),
    ...(after === null ? [] : ['(created_at, id) < (?, ?)']),
  ];
  return {
    text: `SELECT * FROM matches WHERE ${conditions.join(' AND ')} ORDER BY created_at DESC, id DESC LIMIT ?`,
    values: [
      isClosed ? 'finished' : status,
      ...asked.map(([, value]) => value),
      ...(after === null ? [] : [after.createdAt, after.id]),
      limit,
    ],
  };
}

/** Lists of tables: each is two statements, however many tables there are on a page. */
export function sqliteLists(db: Database): Pick<MatchStore, 'list' | 'ofPerson' | 'endedSince'> {
  const seatsAt = db.prepare(
    'SELECT * FROM seats WHERE match_id IN (SELECT value FROM json_each(?)) ORDER BY match_id, seat',
  );
  const held = db.prepare(`
    SELECT matches.*, seats.seat AS my_seat FROM seats JOIN matches ON matches.id = seats.match_id
    WHERE seats.person_id = ? AND NOT (closed_at IS NOT NULL AND state_id = 0 AND conduct IS NULL)
    ORDER BY matches.created_at DESC, matches.id DESC LIMIT ?`);
  const ended = db.prepare(`
    SELECT * FROM matches
    WHERE watch_delay > 0 AND status = 'finished' AND watch = 'open' AND private = 0 AND updated_at > ?`);
  const pages = new Map<string, ReturnType<Database['prepare']>>();

  const withSeats = (rows: readonly unknown[]): readonly StoredMatch[] => {
    const matches = rows.map((row) => matchRow.parse(row));
    const taken = new Map<string, StoredSeat[]>(matches.map(({ id }) => [id, []]));
    for (const row of seatsAt.all(JSON.stringify([...taken.keys()]))) {
      const { matchId, held: seat } = seatRow.parse(row);
      taken.get(matchId)?.push(seat);
    }
    return matches.map((match) => ({ ...match, seats: taken.get(match.id) ?? [] }));
  };

  const list = (query: ListQuery) => {
    const { text, values } = pageOf(query);
    const page = pages.get(text) ?? db.prepare(text);
    pages.set(text, page);
    return withSeats(page.all(...values));
  };

  return {
    endedSince: (at) => promised(() => withSeats(ended.all(at))),
    list: (query) => promised(() => list(query)),
    ofPerson: (personId, limit) =>
      promised(() => {
        const rows = held.all(personId, limit);
        const seats = rows.map((row) => joinedRow.parse(row).my_seat);
        return withSeats(rows).map((match, place) => ({ match, seat: seats[place] ?? 0 }));
      }),
  };
}
