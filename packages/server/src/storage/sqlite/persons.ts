import type { Database } from './database';
import { startOfDay, REVOKED_TOKEN_SQL } from '../persons';
import type { DeviceId, Session, NewDevice, Person, PersonStore, RecoveryProof } from '../persons';
import type { PersonId } from '../storage';
import { sqliteErasure } from './erasure';
import { sqliteHandles } from './handles';
import { transaction } from './transaction';
import { toPromise } from './to-promise';
import { codeCreatedRow, deviceRow, idRow, matchIdRow, parseOptional, personRow } from '../row-schemas';

/** Guests, and their devices by the hash of the key in each. */
export function sqlitePersons(db: Database): PersonStore {
  const insertPerson = db.prepare('INSERT INTO persons (id, name, created_at) VALUES (?, ?, ?)');
  const byId = db.prepare('SELECT * FROM persons WHERE id = ?');
  const rename = db.prepare('UPDATE persons SET name = ? WHERE id = ?');
  const setRecoveryCode = db.prepare('UPDATE persons SET code_hash = ?, code_at = ? WHERE id = ?');
  const byCode = db.prepare('SELECT id FROM persons WHERE code_hash = ?');
  const inOpenOrRunning = `person_id = ? AND match_id IN (SELECT id FROM matches WHERE status IN ('open', 'running'))`;
  const renameSeats = db.prepare(`UPDATE seats SET name = ? WHERE ${inOpenOrRunning}`);
  const selectOpenOrRunning = db.prepare(`SELECT match_id FROM seats WHERE ${inOpenOrRunning}`);
  const revoke = db.prepare(`UPDATE seats SET token_hash = ${REVOKED_TOKEN_SQL} WHERE person_id = ?`);
  const setRecoveryLink = db.prepare(
    `INSERT INTO recoveries (person_id, link_hash, until) VALUES (?, ?, ?)
     ON CONFLICT (person_id) DO UPDATE SET link_hash = excluded.link_hash, until = excluded.until`,
  );
  const byLink = db.prepare('SELECT person_id AS id FROM recoveries WHERE link_hash = ? AND until > ?');
  const useSignIn = db.prepare(
    'DELETE FROM sign_ins WHERE key_hash = ? AND until > ? RETURNING person_id AS id',
  );
  const deleteSignIns = db.prepare('DELETE FROM sign_ins WHERE person_id = ?');
  const deleteLink = db.prepare('DELETE FROM recoveries WHERE person_id = ?');
  const insertDevice = db.prepare(
    `INSERT INTO devices (id, person_id, key_hash, label, created_at, seen_on) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (key_hash) DO NOTHING`,
  );
  const selectDevice = db.prepare('SELECT * FROM devices WHERE key_hash = ?');
  const selectDevices = db.prepare('SELECT * FROM devices WHERE person_id = ? ORDER BY created_at DESC, id');
  const touchDevice = db.prepare('UPDATE devices SET seen_on = ?, label = ? WHERE id = ?');
  const deleteDevice = db.prepare('DELETE FROM devices WHERE id = ?');
  const deleteOwnDevice = db.prepare('DELETE FROM devices WHERE person_id = ? AND id = ?');
  const deleteOtherDevices = db.prepare('DELETE FROM devices WHERE person_id = ? AND id <> ?');

  const addDevice = (personId: PersonId, { id, keyHash, label }: NewDevice, at: number) =>
    insertDevice.run(id, personId, keyHash, label, at, startOfDay(at)).changes === 1;

  const add = transaction(db, (person: Person, device: NewDevice, at: number): void => {
    insertPerson.run(person.id, person.name, at);
    if (!addDevice(person.id, device, at)) throw new Error('Another device has this key');
  });

  const findSession = (keyHash: string): Session | null => {
    const device = parseOptional(deviceRow, selectDevice.get(keyHash));
    return device === null ? null : { device, person: personRow.parse(byId.get(device.personId)) };
  };

  const renameAtTables = transaction(db, (id: PersonId, name: string) => {
    rename.run(name, id);
    renameSeats.run(name, id);
    return selectOpenOrRunning.all(id).map((row) => matchIdRow.parse(row).match_id);
  });

  const signOut = transaction(db, (id: PersonId, device: DeviceId): boolean => {
    if (deleteOwnDevice.run(id, device).changes === 0) return false;
    deleteLink.run(id);
    return true;
  });

  const signOutOthers = transaction(db, (id: PersonId, device: DeviceId): void => {
    deleteOtherDevices.run(id, device);
    deleteLink.run(id);
    setRecoveryCode.run(null, null, id);
    deleteSignIns.run(id);
    revoke.run(id);
  });

  const redeemProof: Readonly<
    Record<RecoveryProof['kind'], (hash: string, at: number) => { id: PersonId } | null>
  > = {
    code: (hash) => parseOptional(idRow, byCode.get(hash)),
    link: (hash, at) => {
      const found = parseOptional(idRow, byLink.get(hash, at));
      if (found === null) return parseOptional(idRow, useSignIn.get(hash, at));
      deleteLink.run(found.id);
      return found;
    },
  };

  const redeem = transaction(
    db,
    (
      { kind, hash }: RecoveryProof,
      device: NewDevice,
      replaced: DeviceId | null,
      at: number,
    ): Person | null => {
      const found = redeemProof[kind](hash, at);
      if (found === null) return null;
      if (replaced !== null) deleteDevice.run(replaced);
      addDevice(found.id, device, at);
      return personRow.parse(byId.get(found.id));
    },
  );

  return {
    ...sqliteErasure(db),
    ...sqliteHandles(db),
    add: (person, device, at) => toPromise(() => add(person, device, at)),
    sessionByKey: (keyHash) => toPromise(() => findSession(keyHash)),
    find: (id) => toPromise(() => parseOptional(personRow, byId.get(id))),
    rename: (id, name) =>
      toPromise(() => {
        rename.run(name, id);
      }),
    renameAtTables: (id, name) => toPromise(() => renameAtTables(id, name)),
    devices: (id) => toPromise(() => selectDevices.all(id).map((row) => deviceRow.parse(row))),
    touchDevice: (id, day, label) =>
      toPromise(() => {
        touchDevice.run(day, label, id);
      }),
    signOut: (id, device) => toPromise(() => signOut(id, device)),
    signOutOthers: (id, device) => toPromise(() => signOutOthers(id, device)),
    setRecoveryLink: (id, linkHash, until) =>
      toPromise(() => {
        setRecoveryLink.run(id, linkHash, until);
      }),
    setRecoveryCode: (id, codeHash, at) =>
      toPromise(() => {
        setRecoveryCode.run(codeHash, at, id);
      }),
    codeCreatedAt: (id) => toPromise(() => parseOptional(codeCreatedRow, byId.get(id))?.code_at ?? null),
    redeem: (proof, device, replaced, at) => toPromise(() => redeem(proof, device, replaced, at)),
  };
}
