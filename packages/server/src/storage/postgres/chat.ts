import { sql } from 'kysely';
import { chatRow, optional } from '../rows';
import { FOR_PLAYERS, OPEN_REPORTS } from '../talk';
import type { ChatStore } from '../talk';
import { unheardBy } from './blocks';
import type { Tabled } from './tables';
import type { Word } from './word';

/** What was said at a table. */
export function postgresChat(db: Tabled, word: Word): ChatStore {
  const linesOf = (matchId: string) =>
    db
      .selectFrom('chat')
      .selectAll()
      .select(sql.raw(OPEN_REPORTS).as('reports'))
      .where('match_id', '=', matchId);
  return {
    add: async (matchId, { personId, key, ...line }) => {
      const row = await db
        .with('said', (make) =>
          make
            .insertInto('chat')
            .values({ match_id: matchId, line_key: key, person_id: personId, ...line })
            .returning('id'),
        )
        .selectFrom('said')
        .select(['id', word.of(matchId, 'chat', sql.ref('id')).as('told')])
        .executeTakeFirstOrThrow();
      return { ...line, key, personId, id: row.id, removedBy: null, reports: 0 };
    },
    find: async (matchId, id) =>
      optional(chatRow, await linesOf(matchId).where('id', '=', id).executeTakeFirst()),
    byKey: async (matchId, key) => {
      const line = linesOf(matchId).where(sql`COALESCE(line_key, id::text)`, '=', key);
      return optional(chatRow, await line.executeTakeFirst());
    },
    last: async (matchId, limit, { playersOnly = false, playersUntil, before, reader = null }) => {
      const isOfPlayers = sql<boolean>`(${sql.raw(FOR_PLAYERS)})`;
      const rows = await linesOf(matchId)
        .where((is) =>
          is.or([is('person_id', 'is', null), is.not(is('person_id', 'in', unheardBy(db, reader ?? '')))]),
        )
        .$if(playersOnly, (lines) => lines.where(isOfPlayers))
        .$if(playersUntil !== undefined, (lines) =>
          lines.where((is) => is.or([is.not(isOfPlayers), is('at', '<=', playersUntil ?? 0)])),
        )
        .$if(before !== undefined, (lines) => lines.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => chatRow.parse(row)).reverse();
    },
  };
}
