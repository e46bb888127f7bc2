import type { NotificationTargetStore } from '../notification-targets';
import type { SqlDatabase } from './sql-database';
import { upsert } from './upsert';

/** Push subscriptions, webhooks and quiet hours. */
export function sqlNotificationTargets({ db, transact }: SqlDatabase): NotificationTargetStore {
  const selectTargets = () =>
    db
      .selectFrom('push_targets')
      .innerJoin('devices', 'devices.id', 'push_targets.device_id')
      .select(['push_targets.device_id as deviceId', 'endpoint', 'p256dh', 'auth', 'language'])
      .select('devices.person_id as personId');
  return {
    setPush: ({ deviceId, endpoint, p256dh, auth, language }, at) =>
      transact(async (tx) => {
        const others = tx.deleteFrom('push_targets').where('endpoint', '=', endpoint);
        await others.where('device_id', '<>', deviceId).execute();
        const row = { device_id: deviceId, endpoint, p256dh, auth, language, created_at: at };
        await upsert(tx, 'push_targets', ['device_id'], row);
      }),
    removePush: async (deviceId) => {
      const deletion = db.deleteFrom('push_targets').where('device_id', '=', deviceId);
      return (await deletion.executeTakeFirst()).numDeletedRows === 1n;
    },
    pushTarget: async (deviceId) =>
      (await selectTargets().where('device_id', '=', deviceId).executeTakeFirst()) ?? null,
    pushTargetsOf: (personId) =>
      selectTargets().where('person_id', '=', personId).orderBy('device_id').execute(),
    setWebhook: (matchId, by, { kind, url }, at) =>
      upsert(db, 'webhooks', ['match_id'], { match_id: matchId, person_id: by, kind, url, created_at: at }),
    removeWebhook: async (matchId) => {
      const deletion = db.deleteFrom('webhooks').where('match_id', '=', matchId);
      return (await deletion.executeTakeFirst()).numDeletedRows === 1n;
    },
    webhookOf: async (matchId) => {
      const webhook = db.selectFrom('webhooks').select(['kind', 'url']).where('match_id', '=', matchId);
      return (await webhook.executeTakeFirst()) ?? null;
    },
    webhooksBy: (personId) =>
      db
        .selectFrom('webhooks')
        .select(['match_id as of', 'kind', 'url', 'created_at as setAt'])
        .where('person_id', '=', personId)
        .unionAll(
          db
            .selectFrom('group_webhooks')
            .innerJoin('groups', 'groups.id', 'group_webhooks.group_id')
            .select(['groups.name as of', 'kind', 'url', 'group_webhooks.created_at as setAt'])
            .where('person_id', '=', personId),
        )
        .orderBy('setAt')
        .execute(),
    setQuietHours: async (personId, quietHours) => {
      if (quietHours === null) {
        await db.deleteFrom('quiet_hours').where('person_id', '=', personId).execute();
        return;
      }
      const { from: from_minute, to: to_minute, timeZone: time_zone } = quietHours;
      await upsert(db, 'quiet_hours', ['person_id'], {
        ...{ person_id: personId, from_minute, to_minute, time_zone },
      });
    },
    quietHoursOf: async (personId) => {
      const quietHours = db
        .selectFrom('quiet_hours')
        .select(['from_minute as from', 'to_minute as to', 'time_zone as timeZone'])
        .where('person_id', '=', personId);
      return (await quietHours.executeTakeFirst()) ?? null;
    },
  };
}
