import type { NotificationTargetStore } from '../notification-targets';
import type { SqlDatabase } from './sql-database';

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
        const columns = { endpoint, p256dh, auth, language, created_at: at };
        await tx
          .insertInto('push_targets')
          .values({ device_id: deviceId, ...columns })
          .onConflict((known) => known.column('device_id').doUpdateSet(columns))
          .execute();
      }),
    removePush: async (deviceId) => {
      const deletion = db.deleteFrom('push_targets').where('device_id', '=', deviceId);
      return (await deletion.executeTakeFirst()).numDeletedRows === 1n;
    },
    pushTarget: async (deviceId) =>
      (await selectTargets().where('device_id', '=', deviceId).executeTakeFirst()) ?? null,
    pushTargetsOf: (personId) =>
      selectTargets().where('person_id', '=', personId).orderBy('device_id').execute(),
    setWebhook: async (matchId, by, { kind, url }, at) => {
      const columns = { person_id: by, kind, url, created_at: at };
      await db
        .insertInto('webhooks')
        .values({ match_id: matchId, ...columns })
        .onConflict((known) => known.column('match_id').doUpdateSet(columns))
        .execute();
    },
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
      const hours = {
        from_minute: quietHours.from,
        to_minute: quietHours.to,
        time_zone: quietHours.timeZone,
      };
      await db
        .insertInto('quiet_hours')
        .values({ person_id: personId, ...hours })
        .onConflict((known) => known.column('person_id').doUpdateSet(hours))
        .execute();
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
