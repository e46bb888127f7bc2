import { sql } from 'kysely';
import type { NewChatLine, StoredChatLine } from '../chat';
import type { MatchId, PersonId } from '../../entities/match';
import { selectMutedOrBlockedBy } from './blocks';
import type { SqlDatabase } from './sql-database';
import { firstRow } from './execute';

/** The number of unresolved reports of a line. */
const OPEN_REPORTS = sql<number>`(SELECT count(*) FROM reports WHERE line_id = chat_lines.id AND is_dismissed = 0)`;

/** Selects lines of a table. A filter without fields selects all of them. */
interface ChatFilter {
  readonly playersOnly?: boolean; // without the lines of spectators
  readonly before?: number | undefined; // only lines with a smaller id
  readonly reader?: PersonId | null; // without the lines of persons whom the reader muted or blocked
}

/** The chat of tables. */
export function sqlChat({ db, transact }: SqlDatabase) {
  const selectLines = (matchId: string) =>
    db
      .selectFrom('chat_lines')
      .select(['id', 'public_id as key', 'channel', 'seat', 'name', 'text', 'phrase', 'at'])
      .select(['person_id as personId', 'removed_by as removedBy', OPEN_REPORTS.as('reports')])
      .where('match_id', '=', matchId);
  return {
    add: (matchId: MatchId, { personId, key, ...line }: NewChatLine): Promise<StoredChatLine> =>
      transact(async (tx, publish) => {
        const { id } = await tx
          .insertInto('chat_lines')
          .values({ match_id: matchId, public_id: key, person_id: personId, ...line })
          .returning('id')
          .executeTakeFirstOrThrow();
        publish({ type: 'chat-line-added', matchId, lineId: id });
        return { ...line, key, personId, id, removedBy: null, reports: 0 };
      }),
    find: (matchId: MatchId, id: number): Promise<StoredChatLine | null> =>
      firstRow(selectLines(matchId).where('id', '=', id)),
    byKey: (matchId: MatchId, key: string): Promise<StoredChatLine | null> =>
      firstRow(selectLines(matchId).where('public_id', '=', key)),
    /** The last `limit` lines that pass the filter, oldest first. */
    history: async (
      matchId: MatchId,
      limit: number,
      { playersOnly = false, before, reader = null }: ChatFilter,
    ): Promise<readonly StoredChatLine[]> => {
      const rows = await selectLines(matchId)
        .where((is) =>
          is.or([
            is('person_id', 'is', null),
            is.not(is('person_id', 'in', selectMutedOrBlockedBy(db, reader ?? ''))),
          ]),
        )
        .$if(playersOnly, (lines) => lines.where('channel', '=', 'players'))
        .$if(before !== undefined, (lines) => lines.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.reverse();
    },
  };
}
