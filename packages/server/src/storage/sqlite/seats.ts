import type { Database } from './database';
import type { LeaveSeat, MatchStore, NewBot, NewSeat, StoredMatch, StoredSeat } from '../matches';
import type { MatchId, PersonId } from '../storage';
import type { Arranging } from '../arrangement';
import { inOneGo } from './in-one-go';
import { promised } from './promised';
import { matchRow, optional, seatRow } from '../rows';
import { arrangedRow, judgeArranging } from '../arranging';
import { hostOf, judgeBot, judgeBotGoing, judgeLeaving, judgeTaking } from '../seating';
import type { KeptOut } from '../seating';

/** Reads a table with its seats; null where there is none. */
export function sqliteMatchBy(db: Database): (id: MatchId) => StoredMatch | null {
  const byId = db.prepare('SELECT * FROM matches WHERE id = ?');
  const seats = sqliteSeatsOf(db);
  return (id) => {
    const match = optional(matchRow, byId.get(id));
    return match === null ? null : { ...match, seats: seats(id) };
  };
}

/** Reads the seats taken at a table, by seat. */
export function sqliteSeatsOf(db: Database): (id: MatchId) => readonly StoredSeat[] {
  const seats = db.prepare('SELECT * FROM seats WHERE match_id = ? ORDER BY seat');
  return (id) => seats.all(id).map((row) => seatRow.parse(row).held);
}

/** Reads why the host of a table has no seat for somebody. */
export function sqliteKeptOut(db: Database): (match: StoredMatch | null, personId: PersonId) => KeptOut {
  const removal = db.prepare('SELECT 1 FROM removals WHERE match_id = ? AND person_id = ?');
  const block = db.prepare('SELECT 1 FROM blocks WHERE person_id = ? AND blocked_id = ?');
  return (match, personId) => ({
    wasRemoved: match !== null && removal.get(match.id, personId) !== undefined,
    isBlocked: match !== null && block.get(hostOf(match), personId) !== undefined,
  });
}

/** Writes a seat of a person, or of a bot: without person and token. */
export function sqliteSitDown(db: Database) {
  const insert = db.prepare(
    'INSERT INTO seats (match_id, seat, person_id, name, token_hash, bot, part) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  return {
    person: (id: MatchId, seat: number, { personId, name, tokenHash, part = null }: NewSeat): void => {
      insert.run(id, seat, personId, name, tokenHash, null, part);
    },
    bot: (id: MatchId, seat: number, name: string, { level }: Pick<NewBot, 'level'>): void => {
      insert.run(id, seat, null, name, null, level, null);
    },
  };
}

type SeatStore = Pick<
  MatchStore,
  'takeSeat' | 'leaveSeat' | 'wasRemoved' | 'arrange' | 'putBot' | 'removeBot'
>;

/** Seats are rows: taking one is an insert that a second taker cannot make, never a whole table written back. */
export function sqliteSeats(db: Database): SeatStore {
  const find = sqliteMatchBy(db);
  const sitDown = sqliteSitDown(db);
  const remove = db.prepare('DELETE FROM seats WHERE match_id = ? AND seat = ?');
  const relevel = db.prepare('UPDATE seats SET bot = ? WHERE match_id = ? AND seat = ?');
  const touch = db.prepare('UPDATE matches SET updated_at = ? WHERE id = ?');
  const handOver = db.prepare('UPDATE matches SET host_id = ? WHERE id = ?');
  const keptOut = sqliteKeptOut(db);
  const removal = db.prepare('SELECT 1 FROM removals WHERE match_id = ? AND person_id = ?');
  const keepRemoved = db.prepare('INSERT INTO removals (match_id, person_id) VALUES (?, ?)');
  // No two may be in one seat, not even while they change.
  const rise = db.prepare('UPDATE seats SET seat = -1 - seat WHERE match_id = ?');
  const settle = db.prepare(
    'UPDATE seats SET seat = ?, ready = ?, part = ? WHERE match_id = ? AND seat = -1 - ?',
  );
  const close = db.prepare(`DELETE FROM matches WHERE id = ? AND status = 'open'`);

  const take = inOneGo(db, (id: MatchId, taker: NewSeat, wanted: number | null, at: number) => {
    const match = find(id);
    const taking = judgeTaking(match, taker, keptOut(match, taker.personId), wanted);
    if (taking.outcome !== 'taken') return taking;
    sitDown.person(id, taking.seat, taker);
    touch.run(at, id);
    return taking;
  });

  const leave = inOneGo(db, (id: MatchId, seat: number, by: PersonId, at: number): LeaveSeat => {
    const leaving = judgeLeaving(find(id), seat, by);
    if (leaving.outcome !== 'left') return leaving;
    remove.run(id, seat);
    touch.run(at, id);
    if (leaving.closed) close.run(id);
    else handOver.run(leaving.host, id);
    if (leaving.removed !== null) keepRemoved.run(id, leaving.removed);
    return leaving;
  });

  const arrange = inOneGo(db, (id: MatchId, wish: Arranging, at: number) => {
    const judged = judgeArranging(find(id), wish);
    if (judged.outcome !== 'done') return judged;
    const row = arrangedRow(judged.table, at);
    const columns = Object.keys(row).map((column) => `${column} = ?`);
    db.prepare(`UPDATE matches SET ${columns.join(', ')} WHERE id = ?`).run(...Object.values(row), id);
    rise.run(id);
    for (const { from, seat, isReady, part } of judged.table.seats)
      settle.run(seat, isReady ? 1 : 0, part, id, from);
    return judged;
  });

  const put = inOneGo(db, (id: MatchId, by: PersonId, seat: number, bot: NewBot, at: number) => {
    const judged = judgeBot(find(id), by, seat, bot);
    if (judged.outcome === 'put') relevel.run(bot.level, id, seat);
    if (judged.outcome !== 'seat') return judged;
    sitDown.bot(id, seat, judged.name, bot);
    touch.run(at, id);
    return { outcome: 'put' } as const;
  });

  const removeBot = inOneGo(db, (id: MatchId, by: PersonId, seat: number, at: number) => {
    const judged = judgeBotGoing(find(id), by, seat);
    if (judged.outcome !== 'removed') return judged;
    remove.run(id, seat);
    touch.run(at, id);
    return judged;
  });

  return {
    takeSeat: (id, seat, wanted, at) => promised(() => take(id, seat, wanted, at)),
    leaveSeat: (id, seat, by, at) => promised(() => leave(id, seat, by, at)),
    wasRemoved: (id, personId) => promised(() => removal.get(id, personId) !== undefined),
    arrange: (id, wish, at) => promised(() => arrange(id, wish, at)),
    putBot: (id, by, seat, bot, at) => promised(() => put(id, by, seat, bot, at)),
    removeBot: (id, by, seat, at) => promised(() => removeBot(id, by, seat, at)),
  };
}
