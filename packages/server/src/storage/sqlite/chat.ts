import type { Database } from './database';
import { UNHEARD } from '../blocks';
import { chatRow, optional } from '../rows';
import { FOR_PLAYERS, OPEN_REPORTS } from '../talk';
import type { ChatStore } from '../talk';
import { promised } from './promised';

const COLUMNS = `id, line_key, channel, seat, name, text, phrase, at, person_id, removed_by, ${OPEN_REPORTS} AS reports`;

const ALL = Number.MAX_SAFE_INTEGER;

/** What was said at a table. */
export function sqliteChat(db: Database): ChatStore {
  const insert = db.prepare(
    'INSERT INTO chat (match_id, line_key, channel, seat, name, text, phrase, at, person_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const last = db.prepare(`
    SELECT ${COLUMNS} FROM chat
    WHERE match_id = ? AND (? = 0 OR ${FOR_PLAYERS}) AND (at <= ? OR NOT ${FOR_PLAYERS}) AND id < ?
      AND (person_id IS NULL OR person_id NOT IN (${UNHEARD})) ORDER BY id DESC LIMIT ?`);
  const one = db.prepare(`SELECT ${COLUMNS} FROM chat WHERE match_id = ? AND id = ?`);
  const keyed = db.prepare(`
    SELECT ${COLUMNS} FROM chat WHERE match_id = ? AND COALESCE(line_key, CAST(id AS TEXT)) = ?`);
  return {
    find: (matchId, id) => promised(() => optional(chatRow, one.get(matchId, id))),
    byKey: (matchId, key) => promised(() => optional(chatRow, keyed.get(matchId, key))),
    add: (matchId, line) =>
      promised(() => {
        const { key, channel, seat, name, text, phrase, at, personId } = line;
        const { lastInsertRowid } = insert.run(matchId, key, channel, seat, name, text, phrase, at, personId);
        return { ...line, id: Number(lastInsertRowid), removedBy: null, reports: 0 };
      }),
    last: (matchId, limit, { playersOnly = false, playersUntil = ALL, before = ALL, reader = null }) =>
      promised(() =>
        last
          .all(matchId, playersOnly ? 1 : 0, playersUntil, before, reader, reader, limit)
          .map((row) => chatRow.parse(row))
          .reverse(),
      ),
  };
}
