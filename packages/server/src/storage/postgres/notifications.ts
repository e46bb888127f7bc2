import { sql } from 'kysely';
import type { NotificationKey, NotificationOutbox } from '../notifications';
import { pendingMatchRow, notificationRow } from '../notification-rows';
import type { Db } from './schema';

// A call stands from the first move that nobody was sought after, and is as late as the last move.
const LAST_PROMPT_SQL = sql<number>`greatest(called_at, updated_at)`;

/** Whom tables call on, and what is still to be sent of that. */
export function postgresNotifications(db: Db): NotificationOutbox {
  const updateNotification = ({ matchId, turn, channel, target }: NotificationKey) =>
    db
      .updateTable('notices')
      .where('match_id', '=', matchId)
      .where('turn', '=', turn)
      .where('channel', '=', channel)
      .where('target', '=', target);
  return {
    pendingMatches: async (before, limit) => {
      const rows = await db
        .selectFrom('matches')
        .select(['id', LAST_PROMPT_SQL.as('called_at')])
        .where('called_at', '<=', before)
        .where('updated_at', '<=', before)
        .orderBy(LAST_PROMPT_SQL)
        .orderBy(sql`id COLLATE "C"`)
        .limit(limit)
        .execute();
      return rows.map((row) => pendingMatchRow.parse(row));
    },
    enqueue: ({ matchId, promptedAt }, notifications) =>
      db.transaction().execute(async (tx) => {
        // The table may be gone by now; then its notices have nothing to hang on, and nobody to be sent to.
        const matchQuery = tx.selectFrom('matches').select('id').where('id', '=', matchId).forKeyShare();
        if ((await matchQuery.executeTakeFirst()) === undefined) return;
        const rows = notifications.map(({ turn, channel, target, seat, kind, dueAt }) => ({
          ...{ match_id: matchId, turn, channel, target, seat, kind },
          ...{ due_at: dueAt, made_at: promptedAt },
        }));
        if (rows.length > 0)
          await tx
            .insertInto('notices')
            .values(rows)
            .onConflict((known) => known.doNothing())
            .execute();
        await tx
          .updateTable('matches')
          .set({ called_at: null })
          .where('id', '=', matchId)
          .where('called_at', 'is not', null)
          .where(LAST_PROMPT_SQL, '=', promptedAt)
          .execute();
      }),
    due: async (channel, now, limit) => {
      const rows = await db
        .selectFrom('notices')
        .selectAll()
        .where('channel', '=', channel)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy(sql`match_id COLLATE "C"`)
        .orderBy(sql`target COLLATE "C"`)
        .limit(limit)
        .execute();
      return rows.map((row) => notificationRow.parse(row));
    },
    claim: async (notification) => {
      const { numUpdatedRows } = await updateNotification(notification)
        .set({ due_at: null, tries: notification.tries + 1 })
        .where('due_at', '=', notification.dueAt)
        .where('tries', '=', notification.tries)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    reschedule: async (notification, dueAt) => {
      await updateNotification(notification).set({ due_at: dueAt }).execute();
    },
    purge: async (before) => {
      await db.deleteFrom('notices').where('made_at', '<', before).execute();
    },
  };
}
