import type { LeaveSeat, MatchId, MatchStore, StoredMatch, StoredSeat, TakeSeat } from '../storage';
import { matchRow, optional, seatRow } from '../rows';
import type { Tabled } from './tables';
import type { Word } from './word';

/** The seats taken at a table, by seat. */
export async function seatsOf(db: Tabled, matchId: MatchId): Promise<readonly StoredSeat[]> {
  const rows = await db
    .selectFrom('seats')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('seat')
    .execute();
  return rows.map((row) => {
    const { seat, personId, name } = seatRow.parse(row);
    return { seat, personId, name };
  });
}

/** A table that no other transaction can change before this one ends. */
async function held(db: Tabled, id: MatchId): Promise<StoredMatch | null> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  const match = optional(matchRow, row);
  return match === null ? null : { ...match, seats: await seatsOf(db, id) };
}

/** Seats are rows: taking one is an insert that a second taker cannot make, never a whole table written back. */
export function postgresSeats(db: Tabled, word: Word): Pick<MatchStore, 'takeSeat' | 'leaveSeat'> {
  return {
    takeSeat: (id, taker, wanted, at) =>
      db.transaction().execute(async (tx): Promise<TakeSeat> => {
        const match = await held(tx, id);
        if (match === null) return { outcome: 'not-found' };
        const { seats, players, status } = match;
        if (seats.some(({ personId }) => personId === taker.personId)) return { outcome: 'already-seated' };
        if (status !== 'open') return { outcome: 'already-started' };
        const free = Array.from({ length: players }, (_, seat) => seat).filter((seat) =>
          seats.every((other) => other.seat !== seat),
        );
        const [first] = free;
        if (first === undefined) return { outcome: 'table-full' };
        const seat = wanted ?? first;
        if (!free.includes(seat)) return { outcome: 'seat-taken' };
        const { personId, name, tokenHash } = taker;
        const row = { match_id: id, seat, person_id: personId, name, token_hash: tokenHash };
        await tx.insertInto('seats').values(row).execute();
        const began = free.length === 1;
        const change = { updated_at: at, ...(began && { status: 'running' }) };
        await tx.updateTable('matches').set(change).where('id', '=', id).execute();
        await word.give(tx, id, 'table');
        return { outcome: 'taken', seat, began };
      }),
    leaveSeat: (id, seat, personId, at) =>
      db.transaction().execute(async (tx): Promise<LeaveSeat> => {
        const match = await held(tx, id);
        if (match === null) return { outcome: 'not-found' };
        const isMine = match.seats.some((other) => other.seat === seat && other.personId === personId);
        if (!isMine) return { outcome: 'not-your-seat' };
        if (match.status !== 'open') return { outcome: 'already-started' };
        const closed = match.seats.length === 1;
        if (closed) await tx.deleteFrom('matches').where('id', '=', id).execute();
        else {
          await tx.deleteFrom('seats').where('match_id', '=', id).where('seat', '=', seat).execute();
          await tx.updateTable('matches').set({ updated_at: at }).where('id', '=', id).execute();
        }
        await word.give(tx, id, closed ? 'closed' : 'table');
        return { outcome: 'left', closed };
      }),
  };
}
