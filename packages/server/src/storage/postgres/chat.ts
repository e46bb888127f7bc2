import type { ChatStore } from '../storage';
import { chatRow } from '../rows';
import type { Tabled } from './tables';

/** What was said at a table. */
export function postgresChat(db: Tabled): ChatStore {
  return {
    add: async (matchId, line) => {
      const row = await db
        .insertInto('chat')
        .values({ match_id: matchId, ...line })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { ...line, id: row.id };
    },
    last: async (matchId, limit, playersOnly) => {
      const lines = db.selectFrom('chat').selectAll().where('match_id', '=', matchId);
      const rows = await (playersOnly ? lines.where('seat', 'is not', null) : lines)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => chatRow.parse(row)).reverse();
    },
  };
}
