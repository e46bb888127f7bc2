import type { Database } from 'libsql';
import type { ChatStore } from '../storage';
import { promised } from './promised';
import { chatRow, optional } from '../rows';

/** What was said at a table. */
export function sqliteChat(db: Database): ChatStore {
  const insert = db.prepare(
    'INSERT INTO chat (match_id, seat, name, text, at, person_id) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const last = db.prepare(`
    SELECT id, seat, name, text, at FROM chat
    WHERE match_id = ? AND (? = 0 OR seat IS NOT NULL) ORDER BY id DESC LIMIT ?`);
  const one = db.prepare('SELECT id, seat, name, text, at FROM chat WHERE match_id = ? AND id = ?');
  return {
    find: (matchId, id) => promised(() => optional(chatRow, one.get(matchId, id))),
    add: (matchId, { personId, ...line }) =>
      promised(() => {
        const { lastInsertRowid } = insert.run(matchId, line.seat, line.name, line.text, line.at, personId);
        return { ...line, id: Number(lastInsertRowid) };
      }),
    last: (matchId, limit, playersOnly) =>
      promised(() =>
        last
          .all(matchId, playersOnly ? 1 : 0, limit)
          .map((row) => chatRow.parse(row))
          .reverse(),
      ),
  };
}
