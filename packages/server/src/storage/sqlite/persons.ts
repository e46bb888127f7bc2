import type { Database } from './database';
import { dayOf, NO_TOKEN } from '../people';
import type { DeviceId, Known, NewDevice, Person, PersonStore, Proof } from '../people';
import type { PersonId } from '../storage';
import { sqliteForgetting } from './forgetting';
import { sqliteHandles } from './handles';
import { inOneGo } from './in-one-go';
import { promised } from './promised';
import { codeRow, deviceRow, idRow, matchIdRow, optional, personRow } from '../rows';

/** Guests, and their devices by the hash of the key in each. */
export function sqlitePersons(db: Database): PersonStore {
  const insert = db.prepare('INSERT INTO persons (id, name, created_at) VALUES (?, ?, ?)');
  const byId = db.prepare('SELECT * FROM persons WHERE id = ?');
  const rename = db.prepare('UPDATE persons SET name = ? WHERE id = ?');
  const keepCode = db.prepare('UPDATE persons SET code_hash = ?, code_at = ? WHERE id = ?');
  const byCode = db.prepare('SELECT id FROM persons WHERE code_hash = ?');
  const playing = `person_id = ? AND match_id IN (SELECT id FROM matches WHERE status IN ('open', 'running'))`;
  const renameSeats = db.prepare(`UPDATE seats SET name = ? WHERE ${playing}`);
  const playingAt = db.prepare(`SELECT match_id FROM seats WHERE ${playing}`);
  const revoke = db.prepare(`UPDATE seats SET token_hash = ${NO_TOKEN} WHERE person_id = ?`);
  const keepLink = db.prepare(
    `INSERT INTO recoveries (person_id, link_hash, until) VALUES (?, ?, ?)
     ON CONFLICT (person_id) DO UPDATE SET link_hash = excluded.link_hash, until = excluded.until`,
  );
  const byLink = db.prepare('SELECT person_id AS id FROM recoveries WHERE link_hash = ? AND until > ?');
  const takeSignIn = db.prepare(
    'DELETE FROM sign_ins WHERE key_hash = ? AND until > ? RETURNING person_id AS id',
  );
  const dropSignIns = db.prepare('DELETE FROM sign_ins WHERE person_id = ?');
  const dropLink = db.prepare('DELETE FROM recoveries WHERE person_id = ?');
  const insertDevice = db.prepare(
    `INSERT INTO devices (id, person_id, key_hash, label, created_at, seen_on) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (key_hash) DO NOTHING`,
  );
  const byKey = db.prepare('SELECT * FROM devices WHERE key_hash = ?');
  const devices = db.prepare('SELECT * FROM devices WHERE person_id = ? ORDER BY created_at DESC, id');
  const seen = db.prepare('UPDATE devices SET seen_on = ?, label = ? WHERE id = ?');
  const dropDevice = db.prepare('DELETE FROM devices WHERE id = ?');
  const dropOwn = db.prepare('DELETE FROM devices WHERE person_id = ? AND id = ?');
  const dropOthers = db.prepare('DELETE FROM devices WHERE person_id = ? AND id <> ?');

  const addDevice = (personId: PersonId, { id, keyHash, label }: NewDevice, at: number) =>
    insertDevice.run(id, personId, keyHash, label, at, dayOf(at)).changes === 1;

  const add = inOneGo(db, (person: Person, device: NewDevice, at: number): void => {
    insert.run(person.id, person.name, at);
    if (!addDevice(person.id, device, at)) throw new Error('Another device has this key');
  });

  const known = (keyHash: string): Known | null => {
    const device = optional(deviceRow, byKey.get(keyHash));
    return device === null ? null : { device, person: personRow.parse(byId.get(device.personId)) };
  };

  const renameAtTables = inOneGo(db, (id: PersonId, name: string) => {
    rename.run(name, id);
    renameSeats.run(name, id);
    return playingAt.all(id).map((row) => matchIdRow.parse(row).match_id);
  });

  const signOut = inOneGo(db, (id: PersonId, device: DeviceId): boolean => {
    if (dropOwn.run(id, device).changes === 0) return false;
    dropLink.run(id);
    return true;
  });

  const signOutOthers = inOneGo(db, (id: PersonId, device: DeviceId): void => {
    dropOthers.run(id, device);
    dropLink.run(id);
    keepCode.run(null, null, id);
    dropSignIns.run(id);
    revoke.run(id);
  });

  const proved: Readonly<Record<Proof['kind'], (hash: string, at: number) => { id: PersonId } | null>> = {
    code: (hash) => optional(idRow, byCode.get(hash)),
    link: (hash, at) => {
      const found = optional(idRow, byLink.get(hash, at));
      if (found === null) return optional(idRow, takeSignIn.get(hash, at));
      dropLink.run(found.id);
      return found;
    },
  };

  const recover = inOneGo(
    db,
    ({ kind, hash }: Proof, device: NewDevice, replaced: DeviceId | null, at: number): Person | null => {
      const found = proved[kind](hash, at);
      if (found === null) return null;
      if (replaced !== null) dropDevice.run(replaced);
      addDevice(found.id, device, at);
      return personRow.parse(byId.get(found.id));
    },
  );

  return {
    ...sqliteForgetting(db),
    ...sqliteHandles(db),
    add: (person, device, at) => promised(() => add(person, device, at)),
    byKey: (keyHash) => promised(() => known(keyHash)),
    find: (id) => promised(() => optional(personRow, byId.get(id))),
    rename: (id, name) =>
      promised(() => {
        rename.run(name, id);
      }),
    renameAtTables: (id, name) => promised(() => renameAtTables(id, name)),
    devices: (id) => promised(() => devices.all(id).map((row) => deviceRow.parse(row))),
    seen: (id, on, label) =>
      promised(() => {
        seen.run(on, label, id);
      }),
    signOut: (id, device) => promised(() => signOut(id, device)),
    signOutOthers: (id, device) => promised(() => signOutOthers(id, device)),
    keepLink: (id, linkHash, until) =>
      promised(() => {
        keepLink.run(id, linkHash, until);
      }),
    keepCode: (id, codeHash, at) =>
      promised(() => {
        keepCode.run(codeHash, at, id);
      }),
    codeMadeAt: (id) => promised(() => optional(codeRow, byId.get(id))?.code_at ?? null),
    recover: (proof, device, replaced, at) => promised(() => recover(proof, device, replaced, at)),
  };
}
