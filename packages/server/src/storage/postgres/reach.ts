import { sql } from 'kysely';
import type { ReachStore, SettingStore } from '../notices';
import { hookRow, ownerRow, pushRow, quietRow, valueRow } from '../notice-rows';
import { optional } from '../rows';
import type { Tabled } from './tables';

/** Where people may be reached. */
export function postgresReach(db: Tabled): ReachStore {
  const owned = () =>
    db
      .selectFrom('push_targets')
      .innerJoin('devices', 'devices.id', 'push_targets.device_id')
      .selectAll('push_targets')
      .select('devices.person_id');
  return {
    keepPush: ({ deviceId, endpoint, p256dh, auth, language }, at) =>
      db.transaction().execute(async (tx) => {
        const others = tx.deleteFrom('push_targets').where('endpoint', '=', endpoint);
        await others.where('device_id', '<>', deviceId).execute();
        const now = { endpoint, p256dh, auth, language, made_at: at };
        await tx
          .insertInto('push_targets')
          .values({ device_id: deviceId, ...now })
          .onConflict((known) => known.column('device_id').doUpdateSet(now))
          .execute();
      }),
    dropPush: async (deviceId) => {
      const dropped = db.deleteFrom('push_targets').where('device_id', '=', deviceId);
      return (await dropped.executeTakeFirst()).numDeletedRows === 1n;
    },
    push: async (deviceId) => {
      const row = await owned().where('device_id', '=', deviceId).executeTakeFirst();
      const [target, owner] = [optional(pushRow, row), optional(ownerRow, row)];
      return target === null || owner === null ? null : { ...target, personId: owner.person_id };
    },
    pushOf: async (personId) => {
      const rows = owned().where('person_id', '=', personId);
      const sorted = await rows.orderBy(sql`device_id COLLATE "C"`).execute();
      return sorted.map((row) => pushRow.parse(row));
    },
    keepHook: async (matchId, { kind, url }, at) => {
      const hook = { kind, url, made_at: at };
      await db
        .insertInto('hooks')
        .values({ match_id: matchId, ...hook })
        .onConflict((known) => known.column('match_id').doUpdateSet(hook))
        .execute();
    },
    dropHook: async (matchId) => {
      const dropped = db.deleteFrom('hooks').where('match_id', '=', matchId);
      return (await dropped.executeTakeFirst()).numDeletedRows === 1n;
    },
    hookOf: async (matchId) => {
      const hook = db.selectFrom('hooks').selectAll().where('match_id', '=', matchId);
      return optional(hookRow, await hook.executeTakeFirst());
    },
    keepQuiet: async (personId, quiet) => {
      if (quiet === null) {
        await db.deleteFrom('quiet_hours').where('person_id', '=', personId).execute();
        return;
      }
      const hours = { from_minute: quiet.from, to_minute: quiet.to, zone: quiet.zone };
      await db
        .insertInto('quiet_hours')
        .values({ person_id: personId, ...hours })
        .onConflict((known) => known.column('person_id').doUpdateSet(hours))
        .execute();
    },
    quietOf: async (personId) =>
      optional(
        quietRow,
        await db.selectFrom('quiet_hours').selectAll().where('person_id', '=', personId).executeTakeFirst(),
      ),
  };
}

/** What was made at a first start. */
export function postgresSettings(db: Tabled): SettingStore {
  return {
    keepFirst: async (name, value) => {
      await db
        .insertInto('settings')
        .values({ name, value })
        .onConflict((known) => known.doNothing())
        .execute();
      const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
      return valueRow.parse(row).value;
    },
  };
}
