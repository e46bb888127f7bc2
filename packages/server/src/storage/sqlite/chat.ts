import type { Database } from './database';
import { MUTED_OR_BLOCKED_SQL } from '../blocks';
import { chatRow, parseOptional } from '../row-schemas';
import { PLAYERS_CHANNEL_SQL, OPEN_REPORTS_SQL } from '../chat';
import type { ChatStore } from '../chat';
import { toPromise } from './to-promise';

const COLUMNS = `id, line_key, channel, seat, name, text, phrase, at, person_id, removed_by, ${OPEN_REPORTS_SQL} AS reports`;

const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** What was said at a table. */
export function sqliteChat(db: Database): ChatStore {
  const insert = db.prepare(
    'INSERT INTO chat (match_id, line_key, channel, seat, name, text, phrase, at, person_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const selectHistory = db.prepare(`
    SELECT ${COLUMNS} FROM chat
    WHERE match_id = ? AND (? = 0 OR ${PLAYERS_CHANNEL_SQL}) AND (at <= ? OR NOT ${PLAYERS_CHANNEL_SQL}) AND id < ?
      AND (person_id IS NULL OR person_id NOT IN (${MUTED_OR_BLOCKED_SQL})) ORDER BY id DESC LIMIT ?`);
  const selectLine = db.prepare(`SELECT ${COLUMNS} FROM chat WHERE match_id = ? AND id = ?`);
  const selectByKey = db.prepare(`
    SELECT ${COLUMNS} FROM chat WHERE match_id = ? AND COALESCE(line_key, CAST(id AS TEXT)) = ?`);
  return {
    find: (matchId, id) => toPromise(() => parseOptional(chatRow, selectLine.get(matchId, id))),
    byKey: (matchId, key) => toPromise(() => parseOptional(chatRow, selectByKey.get(matchId, key))),
    add: (matchId, line) =>
      toPromise(() => {
        const { key, channel, seat, name, text, phrase, at, personId } = line;
        const { lastInsertRowid } = insert.run(matchId, key, channel, seat, name, text, phrase, at, personId);
        return { ...line, id: Number(lastInsertRowid), removedBy: null, reports: 0 };
      }),
    history: (
      matchId,
      limit,
      { playersOnly = false, playersUntil = NO_LIMIT, before = NO_LIMIT, reader = null },
    ) =>
      toPromise(() =>
        selectHistory
          .all(matchId, playersOnly ? 1 : 0, playersUntil, before, reader, reader, limit)
          .map((row) => chatRow.parse(row))
          .reverse(),
      ),
  };
}
