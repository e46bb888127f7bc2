import type { Database } from './database';
import type { CareStore } from '../care';
import { madeReportRow, mutedRow, reportedRow } from '../rows';
import { inOneGo } from './in-one-go';
import { promised } from './promised';

/** What people do about what others say. */
export function sqliteCare(db: Database): CareStore {
  const mute = db.prepare('INSERT OR IGNORE INTO mutes (person_id, muted_id, at) VALUES (?, ?, ?)');
  const unmute = db.prepare('DELETE FROM mutes WHERE person_id = ? AND muted_id = ?');
  const mutedBy = db.prepare('SELECT muted_id FROM mutes WHERE person_id = ? ORDER BY at DESC, muted_id');
  const report = db.prepare('INSERT OR IGNORE INTO reports (line_id, person_id, at) VALUES (?, ?, ?)');
  const remove = db.prepare('UPDATE chat SET removed_by = ? WHERE match_id = ? AND id = ?');
  const settle = db.prepare(`
    UPDATE reports SET settled = 1 WHERE line_id = (SELECT id FROM chat WHERE match_id = ? AND id = ?)`);
  const reported = db.prepare(`
    SELECT match_id, line_id, count(*) AS reports FROM reports JOIN chat ON chat.id = line_id
    WHERE settled = 0 GROUP BY match_id, line_id ORDER BY line_id LIMIT ?`);
  const reportsOf = db.prepare(`
    SELECT match_id, reports.at AS at FROM reports JOIN chat ON chat.id = line_id
    WHERE reports.person_id = ? ORDER BY reports.at, line_id`);
  const takeOut = inOneGo(db, (matchId: string, lineId: number, by: string) => {
    remove.run(by, matchId, lineId);
    settle.run(matchId, lineId);
  });
  return {
    mute: (personId, mutedId, at) => promised(() => void mute.run(personId, mutedId, at)),
    unmute: (personId, mutedId) => promised(() => void unmute.run(personId, mutedId)),
    mutedBy: (personId) => promised(() => mutedBy.all(personId).map((row) => mutedRow.parse(row).muted_id)),
    report: (_, lineId, by, at) => promised(() => void report.run(lineId, by, at)),
    remove: (matchId, lineId, by) => promised(() => takeOut(matchId, lineId, by)),
    settle: (matchId, lineId) => promised(() => void settle.run(matchId, lineId)),
    reportsOf: (personId) => promised(() => reportsOf.all(personId).map((row) => madeReportRow.parse(row))),
    reported: (limit) => promised(() => reported.all(limit).map((row) => reportedRow.parse(row))),
  };
}
