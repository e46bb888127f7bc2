import type { Database } from './database';
import type { ConductStore, NewDecision } from '../conduct';
import { formerRow, idRow, tableEventRow } from '../rows';
import { inOneGo } from './in-one-go';
import { promised } from './promised';

/** What is decided at tables beside the moves, and when something is due there. */
export function sqliteConduct(db: Database): ConductStore {
  const swap = db.prepare(`
    UPDATE matches SET conduct = ?, conduct_version = ?, due_at = ?, called_at = ?
    WHERE id = ? AND state_id = ? AND conduct_version = ? AND status = 'running'`);
  const end = db.prepare(
    "UPDATE matches SET status = 'finished', active_seat = NULL, due_at = NULL, closed_at = ? WHERE id = ?",
  );
  const insert = db.prepare(
    'INSERT INTO table_events (match_id, id, state_id, at, event) VALUES (?, ?, ?, ?, ?)',
  );
  const standIn = db.prepare(
    'UPDATE seats SET bot = ? WHERE match_id = ? AND seat = ? AND person_id IS NOT NULL',
  );
  const sits = db.prepare('SELECT 1 FROM seats WHERE match_id = ? AND person_id = ?');
  const take = db.prepare(
    'UPDATE seats SET person_id = ?, name = ?, token_hash = ?, bot = NULL WHERE match_id = ? AND seat = ?',
  );
  // Who had it first is rated by the game, whoever has it later.
  const replace = db.prepare(`
    INSERT INTO replaced (match_id, seat, person_id)
    SELECT match_id, seat, person_id FROM seats WHERE match_id = ? AND seat = ? AND person_id IS NOT NULL
    ON CONFLICT DO NOTHING`);
  const due = db.prepare(
    `SELECT id FROM matches WHERE due_at <= ? AND status = 'running' ORDER BY due_at, id LIMIT ?`,
  );
  const last = db.prepare('SELECT * FROM table_events WHERE match_id = ? ORDER BY id DESC LIMIT ?');
  const before = db.prepare(
    'SELECT * FROM table_events WHERE match_id = ? AND id < ? ORDER BY id DESC LIMIT ?',
  );
  const former = db.prepare(`
    SELECT id, state_id, event FROM table_events
    WHERE match_id = ? AND state_id >= ? AND event ->> '$.type' = 'substituted' ORDER BY id`);
  const oldestFirst = (rows: readonly unknown[]) => rows.map((row) => tableEventRow.parse(row)).reverse();

  const decide = inOneGo(db, (decision: NewDecision) => {
    const { matchId, stateId, conducted, event, at, standIns, ends, taker } = decision;
    const { conduct, dueAt } = conducted;
    const { version } = conduct;
    if (taker !== null && sits.get(matchId, taker.personId) !== undefined) return 'already-seated';
    const swapped = swap.run(JSON.stringify(conduct), version, dueAt, at, matchId, stateId, version - 1);
    if (swapped.changes !== 1) return 'stale';
    insert.run(matchId, version, stateId, at, JSON.stringify(event));
    if (ends) end.run(at, matchId);
    for (const { seat, bot } of standIns) standIn.run(bot, matchId, seat);
    if (taker !== null) {
      replace.run(matchId, taker.seat);
      take.run(taker.personId, taker.name, taker.tokenHash, matchId, taker.seat);
    }
    return 'decided';
  });

  return {
    decide: (decision) => promised(() => decide(decision)),
    due: (now, limit) => promised(() => due.all(now, limit).map((row) => idRow.parse(row).id)),
    events: (matchId, limit) => promised(() => oldestFirst(last.all(matchId, limit))),
    eventsBefore: (matchId, id, limit) => promised(() => oldestFirst(before.all(matchId, id, limit))),
    former: (matchId, from) => promised(() => former.all(matchId, from).map((row) => formerRow.parse(row))),
  };
}
