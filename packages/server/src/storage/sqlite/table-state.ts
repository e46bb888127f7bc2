import type { Database } from './database';
import { changeOfTransition } from '../table-state';
import type { TableStateStore, TableTransition } from '../table-state';
import { formerOwnerEventRow, idRow, tableEventRow } from '../row-schemas';
import type { PublishDurably } from './sql-database';
import { transaction } from './transaction';
import { toPromise } from './to-promise';

/** The transitions and deadlines of table states. */
export function sqliteTableState(db: Database, publish: PublishDurably): TableStateStore {
  const updateMatch = db.prepare(`
    UPDATE matches SET table_state = ?, table_state_version = ?, deadline_at = ?, prompt_pending_at = ?
    WHERE id = ? AND state_id = ? AND table_state_version = ? AND status = 'running'`);
  const endGame = db.prepare(
    "UPDATE matches SET status = 'finished', active_seat = NULL, deadline_at = NULL, closed_at = ? WHERE id = ?",
  );
  const insertEvent = db.prepare(
    'INSERT INTO table_events (match_id, id, state_id, at, event) VALUES (?, ?, ?, ?, ?)',
  );
  const setBot = db.prepare(
    'UPDATE seats SET bot_level = ? WHERE match_id = ? AND seat = ? AND person_id IS NOT NULL',
  );
  const selectSeat = db.prepare('SELECT 1 FROM seats WHERE match_id = ? AND person_id = ?');
  const setOwner = db.prepare(
    'UPDATE seats SET person_id = ?, name = ?, token_hash = ?, bot_level = NULL WHERE match_id = ? AND seat = ?',
  );
  // The game rates the original owner of a seat.
  const insertReplaced = db.prepare(`
    INSERT INTO original_owners (match_id, seat, person_id)
    SELECT match_id, seat, person_id FROM seats WHERE match_id = ? AND seat = ? AND person_id IS NOT NULL
    ON CONFLICT DO NOTHING`);
  // The plus sign keeps SQLite from reading all running games by their status instead of those that are due.
  const selectDue = db.prepare(
    `SELECT id FROM matches WHERE deadline_at <= ? AND +status = 'running' ORDER BY deadline_at, id LIMIT ?`,
  );
  const selectLast = db.prepare('SELECT * FROM table_events WHERE match_id = ? ORDER BY id DESC LIMIT ?');
  const selectBefore = db.prepare(
    'SELECT * FROM table_events WHERE match_id = ? AND id < ? ORDER BY id DESC LIMIT ?',
  );
  const selectFormerOwners = db.prepare(`
    SELECT id, state_id, event FROM table_events
    WHERE match_id = ? AND state_id >= ? AND event ->> '$.type' = 'substituted' ORDER BY id`);
  const oldestFirst = (rows: readonly unknown[]) => rows.map((row) => tableEventRow.parse(row)).reverse();

  const commit = transaction(db, (transition: TableTransition) => {
    const { matchId, stateId, tableState, event, at, standIns, endsGame, newOwner } = transition;
    const { state, dueAt } = tableState;
    const { version } = state;
    if (newOwner !== null && selectSeat.get(matchId, newOwner.personId) !== undefined)
      return 'already-seated';
    const updated = updateMatch.run(JSON.stringify(state), version, dueAt, at, matchId, stateId, version - 1);
    if (updated.changes !== 1) return 'stale';
    insertEvent.run(matchId, version, stateId, at, JSON.stringify(event));
    if (endsGame) endGame.run(at, matchId);
    for (const { seat, bot } of standIns) setBot.run(bot, matchId, seat);
    if (newOwner !== null) {
      insertReplaced.run(matchId, newOwner.seat);
      setOwner.run(newOwner.personId, newOwner.name, newOwner.tokenHash, matchId, newOwner.seat);
    }
    return 'decided';
  });

  return {
    commit: (transition) =>
      toPromise(() => {
        const outcome = commit(transition);
        if (outcome === 'decided') publish([changeOfTransition(transition)]);
        return outcome;
      }),
    dueMatches: (now, limit) => toPromise(() => selectDue.all(now, limit).map((row) => idRow.parse(row).id)),
    events: (matchId, limit) => toPromise(() => oldestFirst(selectLast.all(matchId, limit))),
    eventsBefore: (matchId, id, limit) => toPromise(() => oldestFirst(selectBefore.all(matchId, id, limit))),
    formerOwners: (matchId, fromStateId) =>
      toPromise(() =>
        selectFormerOwners.all(matchId, fromStateId).map((row) => formerOwnerEventRow.parse(row)),
      ),
  };
}
