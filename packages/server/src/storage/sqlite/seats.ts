import type { Database } from 'libsql';
import type { LeaveSeat, MatchId, MatchStore, NewSeat, PersonId, TakeSeat } from '../storage';
import { inOneGo } from './in-one-go';
import { promised } from './promised';
import { matchRow, optional, seatRow } from '../rows';

/** Seats are rows: taking one is an insert that a second taker cannot make, never a whole table written back. */
export function sqliteSeats(db: Database): Pick<MatchStore, 'takeSeat' | 'leaveSeat'> {
  const byId = db.prepare('SELECT * FROM matches WHERE id = ?');
  const seatsOf = db.prepare('SELECT * FROM seats WHERE match_id = ? ORDER BY seat');
  const insert = db.prepare(
    'INSERT INTO seats (match_id, seat, person_id, name, token_hash) VALUES (?, ?, ?, ?, ?)',
  );
  const remove = db.prepare('DELETE FROM seats WHERE match_id = ? AND seat = ? AND person_id = ?');
  const touch = db.prepare('UPDATE matches SET updated_at = ? WHERE id = ?');
  const begin = db.prepare(`UPDATE matches SET status = 'running' WHERE id = ? AND status = 'open'`);
  const close = db.prepare(`DELETE FROM matches WHERE id = ? AND status = 'open'`);

  const take = inOneGo(db, (id: MatchId, taker: NewSeat, wanted: number | null, at: number): TakeSeat => {
    const match = optional(matchRow, byId.get(id));
    if (match === null) return { outcome: 'not-found' };
    const taken = seatsOf.all(id).map((row) => seatRow.parse(row));
    if (taken.some((seat) => seat.personId === taker.personId)) return { outcome: 'already-seated' };
    if (match.status !== 'open') return { outcome: 'already-started' };
    const free = Array.from({ length: match.players }, (_, seat) => seat).filter((seat) =>
      taken.every((other) => other.seat !== seat),
    );
    const [first] = free;
    if (first === undefined) return { outcome: 'table-full' };
    const seat = wanted ?? first;
    if (!free.includes(seat)) return { outcome: 'seat-taken' };
    insert.run(id, seat, taker.personId, taker.name, taker.tokenHash);
    touch.run(at, id);
    const began = free.length === 1;
    if (began) begin.run(id);
    return { outcome: 'taken', seat, began };
  });

  const leave = inOneGo(db, (id: MatchId, seat: number, personId: PersonId, at: number): LeaveSeat => {
    const match = optional(matchRow, byId.get(id));
    if (match === null) return { outcome: 'not-found' };
    const taken = seatsOf.all(id).map((row) => seatRow.parse(row));
    if (!taken.some((other) => other.seat === seat && other.personId === personId)) {
      return { outcome: 'not-your-seat' };
    }
    if (match.status !== 'open') return { outcome: 'already-started' };
    remove.run(id, seat, personId);
    touch.run(at, id);
    const closed = taken.length === 1;
    if (closed) close.run(id);
    return { outcome: 'left', closed };
  });

  return {
    takeSeat: (id, seat, wanted, at) => promised(() => take(id, seat, wanted, at)),
    leaveSeat: (id, seat, personId, at) => promised(() => leave(id, seat, personId, at)),
  };
}
