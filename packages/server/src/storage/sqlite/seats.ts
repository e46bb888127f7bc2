import type { Database } from './database';
import type { LeaveSeatOutcome, MatchStore, NewBot, NewSeat, StoredMatch, StoredSeat } from '../matches';
import type { MatchId, PersonId } from '../storage';
import type { SetupCommand } from '../../lobby/rules/table-setup-types';
import { transaction } from './transaction';
import { toPromise } from './to-promise';
import { matchRow, parseOptional, seatRow } from '../row-schemas';
import { setupColumns, decideSetup } from '../../lobby/rules/table-setup';
import { hostOf, decideSetBot, decideRemoveBot, decideLeave, decideClaim } from '../../lobby/rules/seats';
import type { SeatBan } from '../../lobby/rules/seats';

/** Reads a table with its seats; null where there is none. */
export function sqliteFindMatch(db: Database): (id: MatchId) => StoredMatch | null {
  const byId = db.prepare('SELECT * FROM matches WHERE id = ?');
  const seats = sqliteSeatsOf(db);
  return (id) => {
    const match = parseOptional(matchRow, byId.get(id));
    return match === null ? null : { ...match, seats: seats(id) };
  };
}

/** Reads the seats taken at a table, by seat. */
export function sqliteSeatsOf(db: Database): (id: MatchId) => readonly StoredSeat[] {
  const seats = db.prepare('SELECT * FROM seats WHERE match_id = ? ORDER BY seat');
  return (id) => seats.all(id).map((row) => seatRow.parse(row).storedSeat);
}

/** Reads why the host of a table has no seat for somebody. */
export function sqliteSeatBan(db: Database): (match: StoredMatch | null, personId: PersonId) => SeatBan {
  const removal = db.prepare('SELECT 1 FROM removals WHERE match_id = ? AND person_id = ?');
  const block = db.prepare('SELECT 1 FROM blocks WHERE person_id = ? AND blocked_id = ?');
  return (match, personId) => ({
    isKicked: match !== null && removal.get(match.id, personId) !== undefined,
    isBlocked: match !== null && block.get(hostOf(match), personId) !== undefined,
  });
}

/** Writes a seat of a person, or of a bot: without person and token. */
export function sqliteInsertSeat(db: Database) {
  const insert = db.prepare(
    'INSERT INTO seats (match_id, seat, person_id, name, token_hash, bot, part) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  return {
    person: (id: MatchId, seat: number, { personId, name, tokenHash, commitment = null }: NewSeat): void => {
      insert.run(id, seat, personId, name, tokenHash, null, commitment);
    },
    bot: (id: MatchId, seat: number, name: string, { level }: Pick<NewBot, 'level'>): void => {
      insert.run(id, seat, null, name, null, level, null);
    },
  };
}

type SeatStore = Pick<
  MatchStore,
  'claimSeat' | 'leaveSeat' | 'isKicked' | 'updateSetup' | 'setBot' | 'removeBot'
>;

/** Seats are rows: taking one is an insert that a second taker cannot make, never a whole table written back. */
export function sqliteSeats(db: Database): SeatStore {
  const findMatch = sqliteFindMatch(db);
  const insertSeat = sqliteInsertSeat(db);
  const deleteSeat = db.prepare('DELETE FROM seats WHERE match_id = ? AND seat = ?');
  const setBotLevel = db.prepare('UPDATE seats SET bot = ? WHERE match_id = ? AND seat = ?');
  const touch = db.prepare('UPDATE matches SET updated_at = ? WHERE id = ?');
  const setHost = db.prepare('UPDATE matches SET host_id = ? WHERE id = ?');
  const findSeatBan = sqliteSeatBan(db);
  const selectRemoval = db.prepare('SELECT 1 FROM removals WHERE match_id = ? AND person_id = ?');
  const insertRemoval = db.prepare('INSERT INTO removals (match_id, person_id) VALUES (?, ?)');
  // No two may be in one seat, not even while they change.
  const clearSeatNumbers = db.prepare('UPDATE seats SET seat = -1 - seat WHERE match_id = ?');
  const setSeatNumber = db.prepare(
    'UPDATE seats SET seat = ?, ready = ?, part = ? WHERE match_id = ? AND seat = -1 - ?',
  );
  const deleteMatch = db.prepare(`DELETE FROM matches WHERE id = ? AND status = 'open'`);

  const claim = transaction(db, (id: MatchId, newSeat: NewSeat, wanted: number | null, at: number) => {
    const match = findMatch(id);
    const decision = decideClaim(match, newSeat, findSeatBan(match, newSeat.personId), wanted);
    if (decision.outcome !== 'taken') return decision;
    insertSeat.person(id, decision.seat, newSeat);
    touch.run(at, id);
    return decision;
  });

  const leave = transaction(db, (id: MatchId, seat: number, by: PersonId, at: number): LeaveSeatOutcome => {
    const decision = decideLeave(findMatch(id), seat, by);
    if (decision.outcome !== 'left') return decision;
    deleteSeat.run(id, seat);
    touch.run(at, id);
    if (decision.isTableClosed) deleteMatch.run(id);
    else setHost.run(decision.hostId, id);
    if (decision.kickedId !== null) insertRemoval.run(id, decision.kickedId);
    return decision;
  });

  const updateSetup = transaction(db, (id: MatchId, command: SetupCommand, at: number) => {
    const decision = decideSetup(findMatch(id), command);
    if (decision.outcome !== 'done') return decision;
    const row = setupColumns(decision.setup, at);
    const columns = Object.keys(row).map((column) => `${column} = ?`);
    db.prepare(`UPDATE matches SET ${columns.join(', ')} WHERE id = ?`).run(...Object.values(row), id);
    clearSeatNumbers.run(id);
    for (const { fromSeat, seat, isReady, commitment } of decision.setup.seats)
      setSeatNumber.run(seat, isReady ? 1 : 0, commitment, id, fromSeat);
    return decision;
  });

  const setBot = transaction(db, (id: MatchId, by: PersonId, seat: number, bot: NewBot, at: number) => {
    const decision = decideSetBot(findMatch(id), by, seat, bot);
    if (decision.outcome === 'put') setBotLevel.run(bot.level, id, seat);
    if (decision.outcome !== 'seat') return decision;
    insertSeat.bot(id, seat, decision.name, bot);
    touch.run(at, id);
    return { outcome: 'put' } as const;
  });

  const removeBot = transaction(db, (id: MatchId, by: PersonId, seat: number, at: number) => {
    const decision = decideRemoveBot(findMatch(id), by, seat);
    if (decision.outcome !== 'removed') return decision;
    deleteSeat.run(id, seat);
    touch.run(at, id);
    return decision;
  });

  return {
    claimSeat: (id, seat, wanted, at) => toPromise(() => claim(id, seat, wanted, at)),
    leaveSeat: (id, seat, by, at) => toPromise(() => leave(id, seat, by, at)),
    isKicked: (id, personId) => toPromise(() => selectRemoval.get(id, personId) !== undefined),
    updateSetup: (id, command, at) => toPromise(() => updateSetup(id, command, at)),
    setBot: (id, by, seat, bot, at) => toPromise(() => setBot(id, by, seat, bot, at)),
    removeBot: (id, by, seat, at) => toPromise(() => removeBot(id, by, seat, at)),
  };
}
