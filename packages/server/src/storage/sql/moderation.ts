import { sql } from 'kysely';
import type { ModerationStore, Report, ReportedLine } from '../moderation';
import type { Db } from './schema';
import type { SqlDatabase } from './sql-database';
import { insertOnce } from './upsert';

/** Muted persons, reports and removed chat lines. */
export function sqlModeration({ db, transact }: SqlDatabase): ModerationStore {
  const dismissReports = (tx: Db, lineId: number) =>
    tx.updateTable('reports').set({ is_dismissed: 1 }).where('line_id', '=', lineId).execute();
  return {
    mute: (personId, mutedId, at) =>
      transact(async (tx, publish) => {
        await insertOnce(tx, 'mutes', { person_id: personId, muted_id: mutedId, at });
        publish({ type: 'mutes-changed', personId });
      }),
    unmute: (personId, mutedId) =>
      transact(async (tx, publish) => {
        const mutes = tx.deleteFrom('mutes').where('person_id', '=', personId);
        await mutes.where('muted_id', '=', mutedId).execute();
        publish({ type: 'mutes-changed', personId });
      }),
    mutedBy: async (personId) => {
      const mutes = db.selectFrom('mutes').select('muted_id').where('person_id', '=', personId);
      const rows = await mutes.orderBy('at', 'desc').orderBy('muted_id').execute();
      return rows.map((row) => row.muted_id);
    },
    report: (matchId, lineId, by, at) =>
      transact(async (tx, publish) => {
        await insertOnce(tx, 'reports', { line_id: lineId, person_id: by, at });
        publish({ type: 'chat-line-changed', matchId, lineId });
      }),
    removeLine: (matchId, lineId, by) =>
      transact(async (tx, publish) => {
        const line = tx.updateTable('chat_lines').set({ removed_by: by }).where('match_id', '=', matchId);
        await line.where('id', '=', lineId).execute();
        await dismissReports(tx, lineId);
        publish({ type: 'chat-line-changed', matchId, lineId });
      }),
    dismissReports: (matchId, lineId) =>
      transact(async (tx, publish) => {
        await dismissReports(tx, lineId);
        publish({ type: 'chat-line-changed', matchId, lineId });
      }),
    reportsOf: async (personId) => {
      const { rows } = await sql<Report>`
        SELECT match_id AS "matchId", reports.at AS at FROM reports JOIN chat_lines ON chat_lines.id = line_id
        WHERE reports.person_id = ${personId} ORDER BY reports.at, line_id`.execute(db);
      return rows;
    },
    openReports: async (limit) => {
      const { rows } = await sql<ReportedLine>`
        SELECT match_id AS "matchId", line_id AS "lineId", count(*) AS reports FROM reports JOIN chat_lines ON chat_lines.id = line_id
        WHERE is_dismissed = 0 GROUP BY match_id, line_id ORDER BY line_id LIMIT ${limit}`.execute(db);
      return rows;
    },
  };
}
