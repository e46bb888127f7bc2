import { sql } from 'kysely';
import type { ModerationStore } from '../moderation';
import { madeReportRow, mutedRow, reportedRow } from '../row-schemas';
import type { Db } from './schema';
import type { Notifier } from './notifier';

/** What people do about what others say. */
export function postgresModeration(db: Db, notifier: Notifier): ModerationStore {
  const dismissReports = (tx: Db, lineId: number) =>
    tx.updateTable('reports').set({ settled: 1 }).where('line_id', '=', lineId).execute();
  return {
    mute: (personId, mutedId, at) =>
      db.transaction().execute(async (tx) => {
        const row = { person_id: personId, muted_id: mutedId, at };
        await tx
          .insertInto('mutes')
          .values(row)
          .onConflict((is) => is.doNothing())
          .execute();
        await notifier.notify(tx, personId, 'mutes');
      }),
    unmute: (personId, mutedId) =>
      db.transaction().execute(async (tx) => {
        const mutes = tx.deleteFrom('mutes').where('person_id', '=', personId);
        await mutes.where('muted_id', '=', mutedId).execute();
        await notifier.notify(tx, personId, 'mutes');
      }),
    mutedBy: async (personId) => {
      const mutes = db.selectFrom('mutes').select('muted_id').where('person_id', '=', personId);
      const rows = await mutes
        .orderBy('at', 'desc')
        .orderBy(sql`muted_id COLLATE "C"`)
        .execute();
      return rows.map((row) => mutedRow.parse(row).muted_id);
    },
    report: (matchId, lineId, by, at) =>
      db.transaction().execute(async (tx) => {
        const row = { line_id: lineId, person_id: by, at };
        await tx
          .insertInto('reports')
          .values(row)
          .onConflict((is) => is.doNothing())
          .execute();
        await notifier.notify(tx, matchId, 'chat', lineId);
      }),
    removeLine: (matchId, lineId, by) =>
      db.transaction().execute(async (tx) => {
        const line = tx.updateTable('chat').set({ removed_by: by }).where('match_id', '=', matchId);
        await line.where('id', '=', lineId).execute();
        await dismissReports(tx, lineId);
        await notifier.notify(tx, matchId, 'chat', lineId);
      }),
    dismissReports: (matchId, lineId) =>
      db.transaction().execute(async (tx) => {
        await dismissReports(tx, lineId);
        await notifier.notify(tx, matchId, 'chat', lineId);
      }),
    reportsOf: async (personId) => {
      const { rows } = await sql`
        SELECT match_id, reports.at AS at FROM reports JOIN chat ON chat.id = line_id
        WHERE reports.person_id = ${personId} ORDER BY reports.at, line_id`.execute(db);
      return rows.map((row) => madeReportRow.parse(row));
    },
    openReports: async (limit) => {
      const { rows } = await sql`
        SELECT match_id, line_id, count(*) AS reports FROM reports JOIN chat ON chat.id = line_id
        WHERE settled = 0 GROUP BY match_id, line_id ORDER BY line_id LIMIT ${limit}`.execute(db);
      return rows.map((row) => reportedRow.parse(row));
    },
  };
}
