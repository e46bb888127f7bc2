import { changeOfMove, type CommitOutcome, type MoveStore, type NewMove } from '../moves';
import { toOpenScoresColumn } from '../sql/row-conversions';
import { batched } from '../batch';
import type { Database } from './database';
import type { PublishDurably } from './sql-database';
import type { ConnectionLock } from './connection-lock';

/** Commits moves with prepared statements, all that arrive together in one transaction. */
export function sqliteMoveCommit(
  db: Database,
  lock: ConnectionLock,
  publish: PublishDurably,
): MoveStore['commit'] {
  const updateMatch = db.prepare(`
    UPDATE matches SET state_id = ?, turn = ?, active_seat = ?, step = ?, burning = ?, open_scores = ?,
      updated_at = ?, table_state = ?, deadline_at = ?
    WHERE id = ? AND state_id = ? AND table_state_version = ? AND status = 'running'`);
  // A separate statement, because SQLite rewrites an index for each column that an UPDATE names, even without a
  // change.
  const setPromptedAt = db.prepare(
    'UPDATE matches SET prompt_pending_at = ? WHERE id = ? AND prompt_pending_at IS NULL',
  );
  const endGame = db.prepare('UPDATE matches SET status = ? WHERE id = ?');
  const insertMove = db.prepare(
    'INSERT INTO move_log (match_id, state_id, seat, move_id, action, events, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const insertSnapshot = db.prepare('INSERT INTO snapshots (match_id, state_id, state) VALUES (?, ?, ?)');
  const releaseSeat = db.prepare(
    'UPDATE seats SET bot_level = NULL WHERE match_id = ? AND seat = ? AND person_id IS NOT NULL',
  );
  const selectMove = db.prepare(
    'SELECT 1 FROM move_log WHERE match_id = ? AND state_id = ? AND seat = ? AND move_id = ?',
  );

  const writeMove = (move: NewMove): CommitOutcome => {
    const { matchId, stateId, progress } = move;
    const { state, dueAt } = move.tableState;
    const updated = updateMatch.run(
      stateId,
      progress.turn,
      progress.activeSeat,
      progress.step,
      JSON.stringify(progress.burning),
      toOpenScoresColumn(progress),
      move.at,
      JSON.stringify(state),
      dueAt,
      matchId,
      stateId - 1,
      state.version,
    );
    if (updated.changes !== 1) {
      const isStored = selectMove.get(matchId, stateId, move.seat, move.moveId) !== undefined;
      return isStored ? 'duplicate' : 'stale';
    }
    setPromptedAt.run(move.at, matchId);
    if (progress.status !== 'running') endGame.run(progress.status, matchId);
    insertMove.run(matchId, stateId, move.seat, move.moveId, move.action, move.events, move.at);
    if (move.releasedSeat !== null) releaseSeat.run(matchId, move.releasedSeat);
    if (move.snapshot !== null) insertSnapshot.run(matchId, stateId, move.snapshot);
    return 'stored';
  };

  const commitAll = (moves: readonly NewMove[]): readonly CommitOutcome[] => {
    db.exec('BEGIN IMMEDIATE');
    try {
      const outcomes = moves.map(writeMove);
      db.exec('COMMIT');
      return outcomes;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK'); // on a full disk SQLite has rolled back by itself
      throw error;
    }
  };
  const commitBatched = batched(
    (moves: readonly NewMove[]) => lock.run(() => commitAll(moves)),
    ({ matchId }) => matchId,
  );

  return async (move, onStored) => {
    const commit = await commitBatched(move);
    const change = changeOfMove(move, commit);
    if (change !== null) publish([change], commit === 'stored' ? onStored : undefined);
    return commit;
  };
}
