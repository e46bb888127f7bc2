import type { Database } from './database';
import type { PushTarget, ReachStore, SettingStore } from '../notices';
import { hookRow, ownerRow, pushRow, quietRow, valueRow } from '../notice-rows';
import { optional } from '../rows';
import { inOneGo } from './in-one-go';
import { promised } from './promised';

/** Where people may be reached. */
export function sqliteReach(db: Database): ReachStore {
  const dropEndpoint = db.prepare('DELETE FROM push_targets WHERE endpoint = ? AND device_id <> ?');
  const insert = db.prepare(
    `INSERT INTO push_targets (device_id, endpoint, p256dh, auth, language, made_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (device_id) DO UPDATE SET endpoint = excluded.endpoint, p256dh = excluded.p256dh,
       auth = excluded.auth, language = excluded.language, made_at = excluded.made_at`,
  );
  const drop = db.prepare('DELETE FROM push_targets WHERE device_id = ?');
  const owned = 'SELECT push_targets.*, person_id FROM push_targets JOIN devices ON devices.id = device_id';
  const one = db.prepare(`${owned} WHERE device_id = ?`);
  const ofPerson = db.prepare(`${owned} WHERE person_id = ? ORDER BY device_id`);
  const keepQuiet = db.prepare(
    `INSERT INTO quiet_hours (person_id, from_minute, to_minute, zone) VALUES (?, ?, ?, ?)
     ON CONFLICT (person_id) DO UPDATE SET from_minute = excluded.from_minute, to_minute = excluded.to_minute,
       zone = excluded.zone`,
  );
  const dropQuiet = db.prepare('DELETE FROM quiet_hours WHERE person_id = ?');
  const quiet = db.prepare('SELECT * FROM quiet_hours WHERE person_id = ?');

  const keepHook = db.prepare(
    `INSERT INTO hooks (match_id, kind, url, made_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (match_id) DO UPDATE SET kind = excluded.kind, url = excluded.url, made_at = excluded.made_at`,
  );
  const dropHook = db.prepare('DELETE FROM hooks WHERE match_id = ?');
  const hook = db.prepare('SELECT * FROM hooks WHERE match_id = ?');

  const keepPush = inOneGo(
    db,
    ({ deviceId, endpoint, p256dh, auth, language }: PushTarget, at: number): void => {
      dropEndpoint.run(endpoint, deviceId);
      insert.run(deviceId, endpoint, p256dh, auth, language, at);
    },
  );

  return {
    keepPush: (target, at) =>
      promised(() => {
        keepPush(target, at);
      }),
    dropPush: (deviceId) => promised(() => drop.run(deviceId).changes === 1),
    push: (deviceId) =>
      promised(() => {
        const row = one.get(deviceId);
        const [target, owner] = [optional(pushRow, row), optional(ownerRow, row)];
        return target === null || owner === null ? null : { ...target, personId: owner.person_id };
      }),
    pushOf: (personId) => promised(() => ofPerson.all(personId).map((row) => pushRow.parse(row))),
    keepHook: (matchId, { kind, url }, at) =>
      promised(() => {
        keepHook.run(matchId, kind, url, at);
      }),
    dropHook: (matchId) => promised(() => dropHook.run(matchId).changes === 1),
    hookOf: (matchId) => promised(() => optional(hookRow, hook.get(matchId))),
    keepQuiet: (personId, hours) =>
      promised(() => {
        if (hours === null) dropQuiet.run(personId);
        else keepQuiet.run(personId, hours.from, hours.to, hours.zone);
      }),
    quietOf: (personId) => promised(() => optional(quietRow, quiet.get(personId))),
  };
}

/** What was made at a first start. */
export function sqliteSettings(db: Database): SettingStore {
  const insert = db.prepare('INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const read = db.prepare('SELECT value FROM settings WHERE name = ?');
  return {
    keepFirst: (name, value) =>
      promised(() => {
        insert.run(name, value);
        return valueRow.parse(read.get(name)).value;
      }),
  };
}
