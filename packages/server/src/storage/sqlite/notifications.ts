import type { Database } from './database';
import type { PendingMatch, NewNotification, NotificationOutbox } from '../notifications';
import { pendingMatchRow, notificationRow } from '../notification-rows';
import { transaction } from './transaction';
import { toPromise } from './to-promise';

/** Whom tables call on, and what is still to be sent of that. */
export function sqliteNotifications(db: Database): NotificationOutbox {
  // A call stands from the first move that nobody was sought after, and is as late as the last move.
  const selectPending = db.prepare(`
    SELECT id, max(called_at, updated_at) AS called_at FROM matches
    WHERE called_at <= ?1 AND updated_at <= ?1 ORDER BY 2, id LIMIT ?2`);
  const clearPrompted = db.prepare(
    'UPDATE matches SET called_at = NULL WHERE id = ? AND max(called_at, updated_at) = ?',
  );
  const insert = db.prepare(
    `INSERT INTO notices (match_id, turn, channel, target, seat, kind, due_at, made_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const selectDue = db.prepare(
    'SELECT * FROM notices WHERE channel = ? AND due_at <= ? ORDER BY due_at, match_id, target LIMIT ?',
  );
  const key = 'match_id = ? AND turn = ? AND channel = ? AND target = ?';
  const markClaimed = db.prepare(
    `UPDATE notices SET due_at = NULL, tries = tries + 1 WHERE ${key} AND due_at = ? AND tries = ?`,
  );
  const updateDueAt = db.prepare(`UPDATE notices SET due_at = ? WHERE ${key}`);
  const deleteBefore = db.prepare('DELETE FROM notices WHERE made_at < ?');

  const enqueue = transaction(
    db,
    ({ matchId, promptedAt }: PendingMatch, notifications: readonly NewNotification[]) => {
      for (const { turn, channel, target, seat, kind, dueAt } of notifications)
        insert.run(matchId, turn, channel, target, seat, kind, dueAt, promptedAt);
      clearPrompted.run(matchId, promptedAt);
    },
  );

  return {
    pendingMatches: (before, limit) =>
      toPromise(() => selectPending.all(before, limit).map((row) => pendingMatchRow.parse(row))),
    enqueue: (match, notifications) =>
      toPromise(() => {
        enqueue(match, notifications);
      }),
    due: (channel, now, limit) =>
      toPromise(() => selectDue.all(channel, now, limit).map((row) => notificationRow.parse(row))),
    claim: ({ matchId, turn, channel, target, dueAt, tries }) =>
      toPromise(() => markClaimed.run(matchId, turn, channel, target, dueAt, tries).changes === 1),
    reschedule: ({ matchId, turn, channel, target }, dueAt) =>
      toPromise(() => {
        updateDueAt.run(dueAt, matchId, turn, channel, target);
      }),
    purge: (before) =>
      toPromise(() => {
        deleteBefore.run(before);
      }),
  };
}
