import { sql } from 'kysely';
import type {
  NewNotification,
  NotificationKey,
  PendingMatch,
  NotificationChannelName,
  StoredNotification,
} from '../notifications';
import { hasUpdated, idsOf } from './execute';
import type { Db } from './schema';
import type { SqlDatabase } from './sql-database';

/** The queue of notifications and the tables that await a look. */
export function sqlNotifications({ db, dialect, transact }: SqlDatabase) {
  // A prompt is pending from the first move that the job has not looked at. It is as late as the last move.
  const lastPromptedAt = dialect.greatest('prompt_pending_at', 'updated_at');
  const updateNotification = ({ subjectId, turn, channel, target }: NotificationKey) =>
    db
      .updateTable('notifications')
      .where('subject_id', '=', subjectId)
      .where('turn_key', '=', turn)
      .where('channel', '=', channel)
      .where('target', '=', target);
  return {
    /** Tables whose last move or decision was at `before` or earlier, the oldest first. */
    pendingMatches: (before: number, limit: number): Promise<readonly PendingMatch[]> =>
      db
        .selectFrom('matches')
        .select(['id as matchId', lastPromptedAt.as('promptedAt')])
        .where('prompt_pending_at', '<=', before)
        .where('updated_at', '<=', before)
        .orderBy(lastPromptedAt)
        .orderBy('id')
        .limit(limit)
        .execute(),
    /**
     * Queues notifications and marks the table as looked at, in one transaction. Keeps those that are queued already.
     */
    enqueue: (
      { matchId, promptedAt }: PendingMatch,
      notifications: readonly NewNotification[],
    ): Promise<void> =>
      transact(async (tx) => {
        // The table may have been deleted. Then there is no player to notify.
        const matchQuery = tx.selectFrom('matches').select('id').where('id', '=', matchId).forKeyShare();
        if ((await matchQuery.executeTakeFirst()) === undefined) return;
        await insertNotifications(tx, notifications, promptedAt);
        await tx
          .updateTable('matches')
          .set({ prompt_pending_at: null })
          .where('id', '=', matchId)
          .where('prompt_pending_at', 'is not', null)
          .where(lastPromptedAt, '=', promptedAt)
          .execute();
      }),
    /** Queues the notifications of an invitation. Keeps those that are queued already. */
    enqueueInvitation: (notifications: readonly NewNotification[], at: number): Promise<void> =>
      transact(async (tx) => {
        const ids = [...new Set(notifications.map(({ subjectId }) => subjectId))];
        const matches = tx.selectFrom('matches').select('id').where(dialect.isOneOf('id', ids)).forKeyShare();
        const known = await idsOf(matches);
        await insertNotifications(
          tx,
          notifications.filter(({ subjectId }) => known.includes(subjectId)),
          at,
        );
      }),
    /** The notifications that are due, the longest due first. */
    due: (
      channel: NotificationChannelName,
      now: number,
      limit: number,
    ): Promise<readonly StoredNotification[]> =>
      db
        .selectFrom('notifications')
        .select([
          'subject_id as subjectId',
          'turn_key as turn',
          'channel',
          'target',
          'seat',
          'kind',
          'attempts',
        ])
        .select(sql<number>`send_at`.as('dueAt')) // not null, because the notification is due
        .where('channel', '=', channel)
        .where('send_at', '<=', now)
        .orderBy('send_at')
        .orderBy('subject_id')
        .orderBy(dialect.binary('target'))
        .limit(limit)
        .execute(),
    /** Claims a due notification. Only the caller that gets true sends it, and it is due no more. */
    claim: (notification: StoredNotification): Promise<boolean> =>
      hasUpdated(
        updateNotification(notification)
          .set({ send_at: null, attempts: notification.attempts + 1 })
          .where('send_at', '=', notification.dueAt)
          .where('attempts', '=', notification.attempts),
      ),
    /** Makes a notification due at a later time. */
    reschedule: async (notification: NotificationKey, dueAt: number): Promise<void> => {
      await updateNotification(notification).set({ send_at: dueAt }).execute();
    },
    /** Deletes notifications that were created before a time. */
    purge: async (before: number): Promise<void> => {
      await db.deleteFrom('notifications').where('created_at', '<', before).execute();
    },
  };
}

/** Queues notifications. Keeps those that are queued already. */
export async function insertNotifications(
  tx: Db,
  notifications: readonly NewNotification[],
  createdAt: number,
): Promise<void> {
  const rows = notifications.map(({ subjectId, turn, channel, target, seat, kind, dueAt }) => ({
    ...{ subject_id: subjectId, turn_key: turn, channel, target, seat, kind },
    ...{ send_at: dueAt, created_at: createdAt },
  }));
  if (rows.length === 0) return;
  const insertion = tx.insertInto('notifications').values(rows);
  await insertion.onConflict((known) => known.doNothing()).execute();
}
