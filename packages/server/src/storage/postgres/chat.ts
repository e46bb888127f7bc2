import { sql } from 'kysely';
import { chatRow, parseOptional } from '../row-schemas';
import { PLAYERS_CHANNEL_SQL, OPEN_REPORTS_SQL } from '../chat';
import type { ChatStore } from '../chat';
import { mutedOrBlockedBy } from './blocks';
import type { Db } from './schema';
import type { Notifier } from './notifier';

/** What was said at a table. */
export function postgresChat(db: Db, notifier: Notifier): ChatStore {
  const selectLines = (matchId: string) =>
    db
      .selectFrom('chat')
      .selectAll()
      .select(sql.raw(OPEN_REPORTS_SQL).as('reports'))
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
        .select(['id', notifier.notifyExpression(matchId, 'chat', sql.ref('id')).as('told')])
        .executeTakeFirstOrThrow();
      return { ...line, key, personId, id: row.id, removedBy: null, reports: 0 };
    },
    find: async (matchId, id) =>
      parseOptional(chatRow, await selectLines(matchId).where('id', '=', id).executeTakeFirst()),
    byKey: async (matchId, key) => {
      const line = selectLines(matchId).where(sql`COALESCE(line_key, id::text)`, '=', key);
      return parseOptional(chatRow, await line.executeTakeFirst());
    },
    history: async (matchId, limit, { playersOnly = false, playersUntil, before, reader = null }) => {
      const isPlayersLine = sql<boolean>`(${sql.raw(PLAYERS_CHANNEL_SQL)})`;
      const rows = await selectLines(matchId)
        .where((is) =>
          is.or([
            is('person_id', 'is', null),
            is.not(is('person_id', 'in', mutedOrBlockedBy(db, reader ?? ''))),
          ]),
        )
        .$if(playersOnly, (lines) => lines.where(isPlayersLine))
        .$if(playersUntil !== undefined, (lines) =>
          lines.where((is) => is.or([is.not(isPlayersLine), is('at', '<=', playersUntil ?? 0)])),
        )
        .$if(before !== undefined, (lines) => lines.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => chatRow.parse(row)).reverse();
    },
  };
}
