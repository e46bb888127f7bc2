import type { Database } from './database';
import * as z from 'zod';
import type { Seat } from '@great-fire/game';
import type { Commit, MoveStore, NewMove } from '../moves';
import type { MatchId } from '../storage';
import { MoveIds } from './move-ids';
import { promised } from './promised';
import { moveRow, optional, snapshotRow, standingText } from '../rows';
import { together } from './together';

const stateIdRow = z.object({ state_id: z.int() });
const seatMoveRow = z
  .object({ seat: z.int(), move_id: z.string() })
  .transform(({ seat, move_id }) => ({ seat, moveId: move_id }));

/** The log, which is the truth, and the snapshots, which spare reading all of it. */
export function sqliteMoves(db: Database): MoveStore {
  const swap = db.prepare(`
    UPDATE matches SET state_id = ?, turn = ?, active_seat = ?, step = ?, burning = ?, standing = ?,
      updated_at = ?, conduct = ?, due_at = ?
    WHERE id = ? AND state_id = ? AND conduct_version = ? AND status = 'running'`);
  // Apart, for an index that goes by what an UPDATE names is written anew, even where nothing changes.
  const call = db.prepare('UPDATE matches SET called_at = ? WHERE id = ? AND called_at IS NULL');
  const end = db.prepare('UPDATE matches SET status = ? WHERE id = ?');
  const insert = db.prepare(
    'INSERT INTO log (match_id, state_id, seat, move_id, action, events, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const keep = db.prepare('INSERT INTO snapshots (match_id, state_id, state) VALUES (?, ?, ?)');
  const forget = db.prepare('DELETE FROM snapshots WHERE match_id = ? AND state_id < ?');
  const free = db.prepare(
    'UPDATE seats SET bot = NULL WHERE match_id = ? AND seat = ? AND person_id IS NOT NULL',
  );
  const led = db.prepare('SELECT state_id FROM log WHERE match_id = ? AND seat = ? AND move_id = ?');
  const after = db.prepare('SELECT * FROM log WHERE match_id = ? AND state_id > ? ORDER BY state_id');
  const before = db.prepare(
    'SELECT * FROM log WHERE match_id = ? AND state_id < ? ORDER BY state_id DESC LIMIT ?',
  );
  const latest = db.prepare(
    'SELECT state_id, state FROM snapshots WHERE match_id = ? ORDER BY state_id DESC LIMIT 1',
  );

  const seatMoves = db.prepare('SELECT seat, move_id FROM log WHERE match_id = ?');

  const ledTo = (matchId: MatchId, seat: Seat, moveId: string): number | null =>
    optional(stateIdRow, led.get(matchId, seat, moveId))?.state_id ?? null;

  const moveIds = new MoveIds((id) => seatMoves.all(id).map((row) => seatMoveRow.parse(row)));

  const store = (move: NewMove): Commit => {
    const { matchId, stateId, progress } = move;
    const { conduct, dueAt } = move.conducted;
    const seen = moveIds.meet(matchId, move) ? ledTo(matchId, move.seat, move.moveId) : null;
    if (seen !== null) return { outcome: 'seen', stateId: seen };
    const swapped = swap.run(
      stateId,
      progress.turn,
      progress.activeSeat,
      progress.step,
      JSON.stringify(progress.burning),
      standingText(progress),
      move.at,
      JSON.stringify(conduct),
      dueAt,
      matchId,
      stateId - 1,
      conduct.version,
    );
    if (swapped.changes !== 1) return { outcome: 'stale' };
    call.run(move.at, matchId);
    if (progress.status !== 'running') {
      end.run(progress.status, matchId);
      moveIds.forget(matchId);
    }
    insert.run(matchId, stateId, move.seat, move.moveId, move.action, move.events, move.at);
    if (move.freed !== null) free.run(matchId, move.freed);
    if (move.snapshot !== null) {
      forget.run(matchId, stateId);
      keep.run(matchId, stateId, move.snapshot);
    }
    return { outcome: 'stored' };
  };

  return {
    commit: together(db, store),
    ledTo: (matchId, seat, moveId) => promised(() => ledTo(matchId, seat, moveId)),
    after: (matchId, stateId) => promised(() => after.all(matchId, stateId).map((row) => moveRow.parse(row))),
    before: (matchId, stateId, limit) =>
      promised(() =>
        before
          .all(matchId, stateId, limit)
          .map((row) => moveRow.parse(row))
          .reverse(),
      ),
    latestSnapshot: (matchId) =>
      promised(() => {
        const row = optional(snapshotRow, latest.get(matchId));
        return row === null ? null : { stateId: row.state_id, state: row.state };
      }),
  };
}
