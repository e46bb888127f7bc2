import { sql } from 'kysely';
import type { ChatStore } from '../storage';
import { chatRow, optional } from '../rows';
import type { Tabled } from './tables';
import type { Word } from './word';

/** What was said at a table. */
export function postgresChat(db: Tabled, word: Word): ChatStore {
  return {
    add: async (matchId, { personId, ...line }) => {
      const row = await db
        .with('said', (make) =>
          make
            .insertInto('chat')
            .values({ match_id: matchId, person_id: personId, ...line })
            .returning('id'),
        )
        .selectFrom('said')
        .select(['id', word.of(matchId, 'chat', sql.ref('id')).as('told')])
        .executeTakeFirstOrThrow();
      return { ...line, id: row.id };
    },
    find: async (matchId, id) => {
      const lines = db.selectFrom('chat').selectAll().where('match_id', '=', matchId);
      return optional(chatRow, await lines.where('id', '=', id).executeTakeFirst());
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
