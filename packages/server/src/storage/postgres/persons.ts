import { sql } from 'kysely';
import { startOfDay, REVOKED_TOKEN_SQL } from '../persons';
import type { Device, DeviceId, NewDevice, Person, PersonStore, RecoveryProof } from '../persons';
import type { PersonId } from '../storage';
import { codeCreatedRow, deviceRow, parseOptional, personRow } from '../row-schemas';
import { postgresErasure } from './erasure';
import { postgresHandles } from './handles';
import type { Db } from './schema';
import type { Notifier } from './notifier';

/** Guests, and their devices by the hash of the key in each. */
export function postgresPersons(db: Db, notifier: Notifier): PersonStore {
  const selectPerson = (id: PersonId) =>
    db.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst();
  const find = async (id: PersonId) => parseOptional(personRow, await selectPerson(id));
  return {
    ...postgresErasure(db, notifier),
    ...postgresHandles(db),
    add: ({ id, name }, device, at) =>
      db.transaction().execute(async (tx) => {
        await tx.insertInto('persons').values({ id, name, created_at: at }).execute();
        await tx
          .insertInto('devices')
          .values(toDeviceRow(id, device, at))
          .execute();
      }),
    sessionByKey: async (keyHash) => {
      const devices = db.selectFrom('devices').selectAll().where('key_hash', '=', keyHash);
      const device = parseOptional<Device>(deviceRow, await devices.executeTakeFirst());
      const person = device === null ? null : await find(device.personId);
      return device === null || person === null ? null : { device, person };
    },
    find,
    rename: async (id, name) => {
      await db.updateTable('persons').set({ name }).where('id', '=', id).execute();
    },
    renameAtTables: (id, name) =>
      db.transaction().execute(async (tx) => {
        await tx.updateTable('persons').set({ name }).where('id', '=', id).execute();
        const inPlay = tx.selectFrom('matches').select('id').where('status', 'in', ['open', 'running']);
        const seats = await tx
          .updateTable('seats')
          .set({ name })
          .where('person_id', '=', id)
          .where('match_id', 'in', inPlay)
          .returning('match_id')
          .execute();
        for (const { match_id } of seats) await notifier.notify(tx, match_id, 'table');
        return seats.map(({ match_id }) => match_id);
      }),
    devices: async (id) => {
      const devices = db.selectFrom('devices').selectAll().where('person_id', '=', id);
      const rows = await devices
        .orderBy('created_at', 'desc')
        .orderBy(sql`id COLLATE "C"`)
        .execute();
      return rows.map((row) => deviceRow.parse(row));
    },
    touchDevice: async (id, day, label) => {
      await db.updateTable('devices').set({ seen_on: day, label }).where('id', '=', id).execute();
    },
    signOut: (id, device) =>
      db.transaction().execute(async (tx) => {
        const deletion = tx.deleteFrom('devices').where('person_id', '=', id).where('id', '=', device);
        if ((await deletion.executeTakeFirst()).numDeletedRows !== 1n) return false;
        await tx.deleteFrom('recoveries').where('person_id', '=', id).execute();
        await notifier.notify(tx, id, 'keys');
        return true;
      }),
    signOutOthers: (id, device) =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom('devices').where('person_id', '=', id).where('id', '<>', device).execute();
        await tx.deleteFrom('recoveries').where('person_id', '=', id).execute();
        await tx.deleteFrom('sign_ins').where('person_id', '=', id).execute();
        await tx
          .updateTable('persons')
          .set({ code_hash: null, code_at: null })
          .where('id', '=', id)
          .execute();
        await revokeTokens(tx, id);
        await notifier.notify(tx, id, 'keys');
      }),
    setRecoveryLink: async (id, linkHash, until) => {
      const link = { link_hash: linkHash, until };
      await db
        .insertInto('recoveries')
        .values({ person_id: id, ...link })
        .onConflict((known) => known.column('person_id').doUpdateSet(link))
        .execute();
    },
    setRecoveryCode: async (id, codeHash, at) => {
      const code = { code_hash: codeHash, code_at: at };
      await db.updateTable('persons').set(code).where('id', '=', id).execute();
    },
    codeCreatedAt: async (id) => parseOptional(codeCreatedRow, await selectPerson(id))?.code_at ?? null,
    redeem: (proof, device, replaced, at) =>
      db.transaction().execute(async (tx) => {
        const personId = await redeemProof(tx, proof, at);
        if (personId === null) return null;
        if (replaced !== null) await deleteDevice(tx, notifier, replaced);
        await tx
          .insertInto('devices')
          .values(toDeviceRow(personId, device, at))
          .onConflict((known) => known.column('key_hash').doNothing())
          .execute();
        const person = tx.selectFrom('persons').selectAll().where('id', '=', personId);
        return parseOptional<Person>(personRow, await person.executeTakeFirst());
      }),
  };
}

const toDeviceRow = (personId: PersonId, { id, keyHash, label }: NewDevice, at: number) => ({
  id,
  person_id: personId,
  key_hash: keyHash,
  label,
  created_at: at,
  seen_on: startOfDay(at),
});

/** Whose proof it is; a link is used up by asking. */
async function redeemProof(tx: Db, { kind, hash }: RecoveryProof, at: number): Promise<PersonId | null> {
  if (kind === 'code') {
    const person = tx.selectFrom('persons').select('id').where('code_hash', '=', hash);
    return (await person.executeTakeFirst())?.id ?? null;
  }
  const link = tx.deleteFrom('recoveries').where('link_hash', '=', hash).where('until', '>', at);
  const usedLink = await link.returning('person_id').executeTakeFirst();
  if (usedLink !== undefined) return usedLink.person_id;
  const signInKey = tx.deleteFrom('sign_ins').where('key_hash', '=', hash).where('until', '>', at);
  return (await signInKey.returning('person_id').executeTakeFirst())?.person_id ?? null;
}

async function deleteDevice(tx: Db, notifier: Notifier, id: DeviceId): Promise<void> {
  const deletion = tx.deleteFrom('devices').where('id', '=', id).returning('person_id');
  const deleted = await deletion.executeTakeFirst();
  if (deleted !== undefined) await notifier.notify(tx, deleted.person_id, 'keys');
}

/** No token of a seat of theirs holds any more. */
async function revokeTokens(tx: Db, id: PersonId): Promise<void> {
  const revokedToken = sql.raw<string>(REVOKED_TOKEN_SQL);
  await tx.updateTable('seats').set({ token_hash: revokedToken }).where('person_id', '=', id).execute();
}
