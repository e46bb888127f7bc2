import { sql } from 'kysely';
import { dayOf, NO_TOKEN } from '../people';
import type { Device, DeviceId, NewDevice, Person, PersonStore, Proof } from '../people';
import type { PersonId } from '../storage';
import { codeRow, deviceRow, optional, personRow } from '../rows';
import { postgresForgetting } from './forgetting';
import { postgresHandles } from './handles';
import type { Tabled } from './tables';
import type { Word } from './word';

/** Guests, and their devices by the hash of the key in each. */
export function postgresPersons(db: Tabled, word: Word): PersonStore {
  const one = (id: PersonId) => db.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst();
  const find = async (id: PersonId) => optional(personRow, await one(id));
  return {
    ...postgresForgetting(db, word),
    ...postgresHandles(db),
    add: ({ id, name }, device, at) =>
      db.transaction().execute(async (tx) => {
        await tx.insertInto('persons').values({ id, name, created_at: at }).execute();
        await tx
          .insertInto('devices')
          .values(rowOf(id, device, at))
          .execute();
      }),
    byKey: async (keyHash) => {
      const devices = db.selectFrom('devices').selectAll().where('key_hash', '=', keyHash);
      const device = optional<Device>(deviceRow, await devices.executeTakeFirst());
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
        for (const { match_id } of seats) await word.give(tx, match_id, 'table');
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
    seen: async (id, on, label) => {
      await db.updateTable('devices').set({ seen_on: on, label }).where('id', '=', id).execute();
    },
    signOut: (id, device) =>
      db.transaction().execute(async (tx) => {
        const own = tx.deleteFrom('devices').where('person_id', '=', id).where('id', '=', device);
        if ((await own.executeTakeFirst()).numDeletedRows !== 1n) return false;
        await tx.deleteFrom('recoveries').where('person_id', '=', id).execute();
        await word.give(tx, id, 'keys');
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
        await word.give(tx, id, 'keys');
      }),
    keepLink: async (id, linkHash, until) => {
      const link = { link_hash: linkHash, until };
      await db
        .insertInto('recoveries')
        .values({ person_id: id, ...link })
        .onConflict((known) => known.column('person_id').doUpdateSet(link))
        .execute();
    },
    keepCode: async (id, codeHash, at) => {
      const code = { code_hash: codeHash, code_at: at };
      await db.updateTable('persons').set(code).where('id', '=', id).execute();
    },
    codeMadeAt: async (id) => optional(codeRow, await one(id))?.code_at ?? null,
    recover: (proof, device, replaced, at) =>
      db.transaction().execute(async (tx) => {
        const personId = await proved(tx, proof, at);
        if (personId === null) return null;
        if (replaced !== null) await drop(tx, word, replaced);
        await tx
          .insertInto('devices')
          .values(rowOf(personId, device, at))
          .onConflict((known) => known.column('key_hash').doNothing())
          .execute();
        const person = tx.selectFrom('persons').selectAll().where('id', '=', personId);
        return optional<Person>(personRow, await person.executeTakeFirst());
      }),
  };
}

const rowOf = (personId: PersonId, { id, keyHash, label }: NewDevice, at: number) => ({
  id,
  person_id: personId,
  key_hash: keyHash,
  label,
  created_at: at,
  seen_on: dayOf(at),
});

/** Whose proof it is; a link is used up by asking. */
async function proved(tx: Tabled, { kind, hash }: Proof, at: number): Promise<PersonId | null> {
  if (kind === 'code') {
    const person = tx.selectFrom('persons').select('id').where('code_hash', '=', hash);
    return (await person.executeTakeFirst())?.id ?? null;
  }
  const link = tx.deleteFrom('recoveries').where('link_hash', '=', hash).where('until', '>', at);
  const made = await link.returning('person_id').executeTakeFirst();
  if (made !== undefined) return made.person_id;
  const sent = tx.deleteFrom('sign_ins').where('key_hash', '=', hash).where('until', '>', at);
  return (await sent.returning('person_id').executeTakeFirst())?.person_id ?? null;
}

async function drop(tx: Tabled, word: Word, id: DeviceId): Promise<void> {
  const dropped = tx.deleteFrom('devices').where('id', '=', id).returning('person_id');
  const was = await dropped.executeTakeFirst();
  if (was !== undefined) await word.give(tx, was.person_id, 'keys');
}

/** No token of a seat of theirs holds any more. */
async function revokeTokens(tx: Tabled, id: PersonId): Promise<void> {
  const none = sql.raw<string>(NO_TOKEN);
  await tx.updateTable('seats').set({ token_hash: none }).where('person_id', '=', id).execute();
}
