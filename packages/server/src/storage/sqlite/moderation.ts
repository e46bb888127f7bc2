import type { Database } from './database';
import type { ModerationStore } from '../moderation';
import { madeReportRow, mutedRow, reportedRow } from '../row-schemas';
import { transaction } from './transaction';
import { toPromise } from './to-promise';

/** What people do about what others say. */
export function sqliteModeration(db: Database): ModerationStore {
  const mute = db.prepare('INSERT OR IGNORE INTO mutes (person_id, muted_id, at) VALUES (?, ?, ?)');
  const unmute = db.prepare('DELETE FROM mutes WHERE person_id = ? AND muted_id = ?');
  const mutedBy = db.prepare('SELECT muted_id FROM mutes WHERE person_id = ? ORDER BY at DESC, muted_id');
  const report = db.prepare('INSERT OR IGNORE INTO reports (line_id, person_id, at) VALUES (?, ?, ?)');
  const setRemovedBy = db.prepare('UPDATE chat SET removed_by = ? WHERE match_id = ? AND id = ?');
  const dismissReports = db.prepare(`
    UPDATE reports SET settled = 1 WHERE line_id = (SELECT id FROM chat WHERE match_id = ? AND id = ?)`);
  const selectReported = db.prepare(`
    SELECT match_id, line_id, count(*) AS reports FROM reports JOIN chat ON chat.id = line_id
    WHERE settled = 0 GROUP BY match_id, line_id ORDER BY line_id LIMIT ?`);
  const reportsOf = db.prepare(`
    SELECT match_id, reports.at AS at FROM reports JOIN chat ON chat.id = line_id
    WHERE reports.person_id = ? ORDER BY reports.at, line_id`);
  const removeAndDismiss = transaction(db, (matchId: string, lineId: number, by: string) => {
    setRemovedBy.run(by, matchId, lineId);
    dismissReports.run(matchId, lineId);
  });
  return {
    mute: (personId, mutedId, at) => toPromise(() => void mute.run(personId, mutedId, at)),
    unmute: (personId, mutedId) => toPromise(() => void unmute.run(personId, mutedId)),
    mutedBy: (personId) => toPromise(() => mutedBy.all(personId).map((row) => mutedRow.parse(row).muted_id)),
    report: (_, lineId, by, at) => toPromise(() => void report.run(lineId, by, at)),
    removeLine: (matchId, lineId, by) => toPromise(() => removeAndDismiss(matchId, lineId, by)),
    dismissReports: (matchId, lineId) => toPromise(() => void dismissReports.run(matchId, lineId)),
    reportsOf: (personId) => toPromise(() => reportsOf.all(personId).map((row) => madeReportRow.parse(row))),
    openReports: (limit) => toPromise(() => selectReported.all(limit).map((row) => reportedRow.parse(row))),
  };
}
