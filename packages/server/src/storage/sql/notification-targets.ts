import type { PushTarget, Webhook, QuietHours } from '../notification-targets';
import type { DeviceId } from '../persons';
import type { PersonId, MatchId } from '../../entities/match';
import type { SqlDatabase } from './sql-database';
import { upsert } from './upsert';
import { firstRow, hasDeleted } from './execute';

/** Push subscriptions and webhooks, each deleted with its device or person, and quiet hours. */
export function sqlNotificationTargets({ db, transact }: SqlDatabase) {
  const selectTargets = () =>
    db
      .selectFrom('push_targets')
      .innerJoin('devices', 'devices.id', 'push_targets.device_id')
      .select(['push_targets.device_id as deviceId', 'endpoint', 'p256dh', 'auth', 'language'])
      .select('devices.person_id as personId');
  return {
    /** Stores the push subscription of a device, in place of its previous one. */
    setPush: ({ deviceId, endpoint, p256dh, auth, language }: PushTarget, at: number): Promise<void> =>
      transact(async (tx) => {
        const others = tx.deleteFrom('push_targets').where('endpoint', '=', endpoint);
        await others.where('device_id', '<>', deviceId).execute();
        const row = { device_id: deviceId, endpoint, p256dh, auth, language, created_at: at };
        await upsert(tx, 'push_targets', ['device_id'], row);
      }),
    /** Resolves to false if the device had no push subscription. */
    removePush: (deviceId: DeviceId): Promise<boolean> =>
      hasDeleted(db.deleteFrom('push_targets').where('device_id', '=', deviceId)),
    pushTarget: (deviceId: DeviceId): Promise<(PushTarget & { readonly personId: PersonId }) | null> =>
      firstRow(selectTargets().where('device_id', '=', deviceId)),
    /** The push subscriptions of all devices of a person. */
    pushTargetsOf: (personId: PersonId): Promise<readonly PushTarget[]> =>
      selectTargets().where('person_id', '=', personId).orderBy('device_id').execute(),
    /** Sets the webhook of a table, in place of its previous one. It is deleted with the person who has set it. */
    setWebhook: (matchId: MatchId, by: PersonId, { kind, url }: Webhook, at: number): Promise<void> =>
      upsert(db, 'webhooks', ['match_id'], { match_id: matchId, person_id: by, kind, url, created_at: at }),
    removeWebhook: (matchId: MatchId): Promise<boolean> =>
      hasDeleted(db.deleteFrom('webhooks').where('match_id', '=', matchId)),
    webhookOf: (matchId: MatchId): Promise<Webhook | null> =>
      firstRow(db.selectFrom('webhooks').select(['kind', 'url']).where('match_id', '=', matchId)),
    /** The webhooks that a person set for tables and groups, the oldest first. */
    webhooksBy: (personId: PersonId) =>
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
    setQuietHours: async (personId: PersonId, quietHours: QuietHours | null): Promise<void> => {
      if (quietHours === null) {
        await db.deleteFrom('quiet_hours').where('person_id', '=', personId).execute();
        return;
      }
      const { from: from_minute, to: to_minute, timeZone: time_zone } = quietHours;
      await upsert(db, 'quiet_hours', ['person_id'], {
        person_id: personId,
        from_minute,
        to_minute,
        time_zone,
      });
    },
    quietHoursOf: (personId: PersonId): Promise<QuietHours | null> =>
      firstRow(
        db
          .selectFrom('quiet_hours')
          .select(['from_minute as from', 'to_minute as to', 'time_zone as timeZone'])
          .where('person_id', '=', personId),
      ),
  };
}
