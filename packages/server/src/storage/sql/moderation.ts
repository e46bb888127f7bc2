import type { LineRemover } from '@great-fire/protocol';
import type { PersonId, MatchId } from '../../entities/match';
import type { Db } from './schema';
import type { SqlDatabase } from './sql-database';
import { insertOnce } from './upsert';

/** Persons mute others and report chat lines, and hosts and operators remove lines. */
export function sqlModeration({ db, transact }: SqlDatabase) {
  const dismissReports = (tx: Db, lineId: number) =>
    tx.updateTable('reports').set({ is_dismissed: 1 }).where('line_id', '=', lineId).execute();
  return {
    /** Hides the chat of a person. */
    mute: (personId: PersonId, mutedId: PersonId, at: number): Promise<void> =>
      transact(async (tx, publish) => {
        await insertOnce(tx, 'mutes', { person_id: personId, muted_id: mutedId, at });
        publish({ type: 'mutes-changed', personId });
      }),
    unmute: (personId: PersonId, mutedId: PersonId): Promise<void> =>
      transact(async (tx, publish) => {
        const mutes = tx.deleteFrom('mutes').where('person_id', '=', personId);
        await mutes.where('muted_id', '=', mutedId).execute();
        publish({ type: 'mutes-changed', personId });
      }),
    /** The persons whom a person mutes, the latest mute first. */
    mutedBy: async (personId: PersonId): Promise<readonly PersonId[]> => {
      const mutes = db.selectFrom('mutes').select('muted_id').where('person_id', '=', personId);
      const rows = await mutes.orderBy('at', 'desc').orderBy('muted_id').execute();
      return rows.map((row) => row.muted_id);
    },
    /** Reports a line. Reporting a line twice changes nothing. */
    report: (matchId: MatchId, lineId: number, by: PersonId, at: number): Promise<void> =>
      transact(async (tx, publish) => {
        await insertOnce(tx, 'reports', { line_id: lineId, person_id: by, at });
        publish({ type: 'chat-line-changed', matchId, lineId });
      }),
    /** Hides a line from its readers and resolves its reports. The line is kept. */
    removeLine: (matchId: MatchId, lineId: number, by: LineRemover): Promise<void> =>
      transact(async (tx, publish) => {
        const line = tx.updateTable('chat_lines').set({ removed_by: by }).where('match_id', '=', matchId);
        await line.where('id', '=', lineId).execute();
        await dismissReports(tx, lineId);
        publish({ type: 'chat-line-changed', matchId, lineId });
      }),
    /** Keeps a line visible and resolves its reports. */
    dismissReports: (matchId: MatchId, lineId: number): Promise<void> =>
      transact(async (tx, publish) => {
        await dismissReports(tx, lineId);
        publish({ type: 'chat-line-changed', matchId, lineId });
      }),
    reportsOf: (personId: PersonId) =>
      db
        .selectFrom('reports')
        .innerJoin('chat_lines', 'chat_lines.id', 'line_id')
        .select(['match_id as matchId', 'reports.at'])
        .where('reports.person_id', '=', personId)
        .orderBy('reports.at')
        .orderBy('line_id')
        .execute(),
    /** The lines with unresolved reports, and the number of persons who reported each, oldest first. */
    openReports: (limit: number) =>
      db
        .selectFrom('reports')
        .innerJoin('chat_lines', 'chat_lines.id', 'line_id')
        .select(({ fn }) => ['match_id as matchId', 'line_id as lineId', fn.countAll<number>().as('reports')])
        .where('is_dismissed', '=', 0)
        .groupBy(['match_id', 'line_id'])
        .orderBy('line_id')
        .limit(limit)
        .execute(),
  };
}
