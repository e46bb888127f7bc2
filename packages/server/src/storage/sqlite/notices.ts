import type { Database } from './database';
import type { CalledTable, NewNotice, NoticeStore } from '../notices';
import { calledRow, noticeRow } from '../notice-rows';
import { inOneGo } from './in-one-go';
import { promised } from './promised';

/** Whom tables call on, and what is still to be sent of that. */
export function sqliteNotices(db: Database): NoticeStore {
  // A call stands from the first move that nobody was sought after, and is as late as the last move.
  const called = db.prepare(`
    SELECT id, max(called_at, updated_at) AS called_at FROM matches
    WHERE called_at <= ?1 AND updated_at <= ?1 ORDER BY 2, id LIMIT ?2`);
  const looked = db.prepare(
    'UPDATE matches SET called_at = NULL WHERE id = ? AND max(called_at, updated_at) = ?',
  );
  const insert = db.prepare(
    `INSERT INTO notices (match_id, turn, channel, target, seat, kind, due_at, made_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const due = db.prepare(
    'SELECT * FROM notices WHERE channel = ? AND due_at <= ? ORDER BY due_at, match_id, target LIMIT ?',
  );
  const key = 'match_id = ? AND turn = ? AND channel = ? AND target = ?';
  const claim = db.prepare(
    `UPDATE notices SET due_at = NULL, tries = tries + 1 WHERE ${key} AND due_at = ? AND tries = ?`,
  );
  const postpone = db.prepare(`UPDATE notices SET due_at = ? WHERE ${key}`);
  const sweep = db.prepare('DELETE FROM notices WHERE made_at < ?');

  const queue = inOneGo(db, ({ matchId, calledAt }: CalledTable, notices: readonly NewNotice[]) => {
    for (const { turn, channel, target, seat, kind, dueAt } of notices)
      insert.run(matchId, turn, channel, target, seat, kind, dueAt, calledAt);
    looked.run(matchId, calledAt);
  });

  return {
    called: (before, limit) => promised(() => called.all(before, limit).map((row) => calledRow.parse(row))),
    queue: (table, notices) =>
      promised(() => {
        queue(table, notices);
      }),
    due: (channel, now, limit) =>
      promised(() => due.all(channel, now, limit).map((row) => noticeRow.parse(row))),
    claim: ({ matchId, turn, channel, target, dueAt, tries }) =>
      promised(() => claim.run(matchId, turn, channel, target, dueAt, tries).changes === 1),
    postpone: ({ matchId, turn, channel, target }, dueAt) =>
      promised(() => {
        postpone.run(dueAt, matchId, turn, channel, target);
      }),
    sweep: (before) =>
      promised(() => {
        sweep.run(before);
      }),
  };
}
