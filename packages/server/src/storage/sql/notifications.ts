import { PROMPT_KINDS } from '@great-fire/protocol';
import * as z from 'zod';
import { NOTIFICATION_CHANNELS } from '../notifications';
import type { NotificationKey, NotificationOutbox, StoredNotification } from '../notifications';
import type { SqlDatabase } from './sql-database';

const notificationRow = z
  .object({
    match_id: z.string(),
    turn_key: z.string(),
    channel: z.enum(NOTIFICATION_CHANNELS),
    target: z.string(),
    seat: z.int(),
    kind: z.enum(PROMPT_KINDS),
    send_at: z.int(),
    attempts: z.int(),
  })
  .transform(({ match_id: matchId, turn_key: turn, send_at: dueAt, ...row }): StoredNotification => ({
    ...row,
    matchId,
    turn,
    dueAt,
  }));

/** The queue of notifications and the tables that await a look. */
export function sqlNotifications({ db, dialect, transact }: SqlDatabase): NotificationOutbox {
  // A prompt is pending from the first move that the job has not looked at. It is as late as the last move.
  const lastPromptedAt = dialect.greatest('prompt_pending_at', 'updated_at');
  const updateNotification = ({ matchId, turn, channel, target }: NotificationKey) =>
    db
      .updateTable('notifications')
      .where('match_id', '=', matchId)
      .where('turn_key', '=', turn)
      .where('channel', '=', channel)
      .where('target', '=', target);
  return {
    pendingMatches: (before, limit) =>
      db
        .selectFrom('matches')
        .select(['id as matchId', lastPromptedAt.as('promptedAt')])
        .where('prompt_pending_at', '<=', before)
        .where('updated_at', '<=', before)
        .orderBy(lastPromptedAt)
        .orderBy(dialect.binary('id'))
        .limit(limit)
        .execute(),
    enqueue: ({ matchId, promptedAt }, notifications) =>
      transact(async (tx) => {
        // The table may have been deleted. Then there is no player to notify.
        const matchQuery = tx.selectFrom('matches').select('id').where('id', '=', matchId).forKeyShare();
        if ((await matchQuery.executeTakeFirst()) === undefined) return;
        const rows = notifications.map(({ turn, channel, target, seat, kind, dueAt }) => ({
          ...{ match_id: matchId, turn_key: turn, channel, target, seat, kind },
          ...{ send_at: dueAt, created_at: promptedAt },
        }));
        if (rows.length > 0)
          await tx
            .insertInto('notifications')
            .values(rows)
            .onConflict((known) => known.doNothing())
            .execute();
        await tx
          .updateTable('matches')
          .set({ prompt_pending_at: null })
          .where('id', '=', matchId)
          .where('prompt_pending_at', 'is not', null)
          .where(lastPromptedAt, '=', promptedAt)
          .execute();
      }),
    due: async (channel, now, limit) => {
      const rows = await db
        .selectFrom('notifications')
        .selectAll()
        .where('channel', '=', channel)
        .where('send_at', '<=', now)
        .orderBy('send_at')
        .orderBy(dialect.binary('match_id'))
        .orderBy(dialect.binary('target'))
        .limit(limit)
        .execute();
      return rows.map((row) => notificationRow.parse(row));
    },
    claim: async (notification) => {
      const { numUpdatedRows } = await updateNotification(notification)
        .set({ send_at: null, attempts: notification.attempts + 1 })
        .where('send_at', '=', notification.dueAt)
        .where('attempts', '=', notification.attempts)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    reschedule: async (notification, dueAt) => {
      await updateNotification(notification).set({ send_at: dueAt }).execute();
    },
    purge: async (before) => {
      await db.deleteFrom('notifications').where('created_at', '<', before).execute();
    },
  };
}
