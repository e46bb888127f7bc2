import type { Database } from './database';
import type { PushTarget, NotificationTargetStore, SettingStore } from '../notifications';
import { webhookRow, ownerRow, pushRow, quietRow, valueRow } from '../notification-rows';
import { parseOptional } from '../row-schemas';
import { transaction } from './transaction';
import { toPromise } from './to-promise';

/** Where people may be reached. */
export function sqliteNotificationTargets(db: Database): NotificationTargetStore {
  const dropEndpoint = db.prepare('DELETE FROM push_targets WHERE endpoint = ? AND device_id <> ?');
  const insert = db.prepare(
    `INSERT INTO push_targets (device_id, endpoint, p256dh, auth, language, made_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (device_id) DO UPDATE SET endpoint = excluded.endpoint, p256dh = excluded.p256dh,
       auth = excluded.auth, language = excluded.language, made_at = excluded.made_at`,
  );
  const deletePush = db.prepare('DELETE FROM push_targets WHERE device_id = ?');
  const targetsSql =
    'SELECT push_targets.*, person_id FROM push_targets JOIN devices ON devices.id = device_id';
  const selectPush = db.prepare(`${targetsSql} WHERE device_id = ?`);
  const selectOfPerson = db.prepare(`${targetsSql} WHERE person_id = ? ORDER BY device_id`);
  const setQuietHours = db.prepare(
    `INSERT INTO quiet_hours (person_id, from_minute, to_minute, zone) VALUES (?, ?, ?, ?)
     ON CONFLICT (person_id) DO UPDATE SET from_minute = excluded.from_minute, to_minute = excluded.to_minute,
       zone = excluded.zone`,
  );
  const deleteQuietHours = db.prepare('DELETE FROM quiet_hours WHERE person_id = ?');
  const selectQuietHours = db.prepare('SELECT * FROM quiet_hours WHERE person_id = ?');

  const setWebhook = db.prepare(
    `INSERT INTO hooks (match_id, kind, url, made_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (match_id) DO UPDATE SET kind = excluded.kind, url = excluded.url, made_at = excluded.made_at`,
  );
  const removeWebhook = db.prepare('DELETE FROM hooks WHERE match_id = ?');
  const selectWebhook = db.prepare('SELECT * FROM hooks WHERE match_id = ?');

  const setPush = transaction(
    db,
    ({ deviceId, endpoint, p256dh, auth, language }: PushTarget, at: number): void => {
      dropEndpoint.run(endpoint, deviceId);
      insert.run(deviceId, endpoint, p256dh, auth, language, at);
    },
  );

  return {
    setPush: (target, at) =>
      toPromise(() => {
        setPush(target, at);
      }),
    removePush: (deviceId) => toPromise(() => deletePush.run(deviceId).changes === 1),
    pushTarget: (deviceId) =>
      toPromise(() => {
        const row = selectPush.get(deviceId);
        const [target, owner] = [parseOptional(pushRow, row), parseOptional(ownerRow, row)];
        return target === null || owner === null ? null : { ...target, personId: owner.person_id };
      }),
    pushTargetsOf: (personId) =>
      toPromise(() => selectOfPerson.all(personId).map((row) => pushRow.parse(row))),
    setWebhook: (matchId, { kind, url }, at) =>
      toPromise(() => {
        setWebhook.run(matchId, kind, url, at);
      }),
    removeWebhook: (matchId) => toPromise(() => removeWebhook.run(matchId).changes === 1),
    webhookOf: (matchId) => toPromise(() => parseOptional(webhookRow, selectWebhook.get(matchId))),
    setQuietHours: (personId, hours) =>
      toPromise(() => {
        if (hours === null) deleteQuietHours.run(personId);
        else setQuietHours.run(personId, hours.from, hours.to, hours.timeZone);
      }),
    quietHoursOf: (personId) => toPromise(() => parseOptional(quietRow, selectQuietHours.get(personId))),
  };
}

/** What was made at a first start. */
export function sqliteSettings(db: Database): SettingStore {
  const insert = db.prepare('INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const selectValue = db.prepare('SELECT value FROM settings WHERE name = ?');
  return {
    getOrCreate: (name, value) =>
      toPromise(() => {
        insert.run(name, value);
        return valueRow.parse(selectValue.get(name)).value;
      }),
  };
}
