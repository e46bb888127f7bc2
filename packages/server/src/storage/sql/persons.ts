import type { DaysOff } from '@great-fire/table';
import { sql } from 'kysely';
import {
  DEVICES_MAX,
  startOfDay,
  REVOKED_TOKEN_SQL,
  type DeviceId,
  type NewDevice,
  type Person,
  type RecoveryProof,
  type Session,
  type Device,
} from '../persons';
import { DONE, type Done } from '../groups';
import { isNameTaken } from '../../table-setup/unique-name';
import type { PersonId, MatchId } from '../../entities/match';
import { isRejected, type Rejected } from '../../errors/error-table';
import { firstRow, hasDeleted, hasRow, hasUpdated } from './execute';
import { lockPerson } from './lock-person';
import { sqlPersonalData } from './personal-data';
import { sqlHandles } from './handles';
import type { Db } from './schema';
import type { PublishOnCommit, SqlDatabase } from './sql-database';
import { upsert } from './upsert';

const DEVICE_COLUMNS = [
  'id',
  'label',
  'person_id as personId',
  'key_hash as keyHash',
  'created_at as createdAt',
  'last_seen_on as lastSeenOn',
] as const;

/** Persons and their devices, by the hash of the key of each device. */
export function sqlPersons(database: SqlDatabase) {
  const { db, dialect, transact } = database;
  return {
    ...sqlPersonalData(database),
    ...sqlHandles(database),
    add: ({ id, name }: Person, device: NewDevice, at: number): Promise<void> =>
      transact(async (tx) => {
        await tx.insertInto('persons').values({ id, name, created_at: at }).execute();
        await tx
          .insertInto('devices')
          .values(toDeviceRow(id, device, at))
          .execute();
      }),
    sessionByKey: async (keyHash: string): Promise<Session | null> => {
      const devices = db.selectFrom('devices').select(DEVICE_COLUMNS).where('key_hash', '=', keyHash);
      const device = await devices.executeTakeFirst();
      const person = device === undefined ? null : await findPerson(db, device.personId);
      return device === undefined || person === null ? null : { device, person };
    },
    find: (id: PersonId): Promise<Person | null> => findPerson(db, id),
    /** When the person first came. Null if the person does not exist. */
    createdAt: async (id: PersonId): Promise<number | null> => {
      const person = db.selectFrom('persons').select('created_at as at').where('id', '=', id);
      return (await person.executeTakeFirst())?.at ?? null;
    },
    /** Stores the last name that the person used. Resolves to false if the person was erased. */
    rename: (id: PersonId, name: string): Promise<boolean> => transact((tx) => rename(tx, id, name)),
    /**
     * Renames a person, also at open and running tables. Resolves to these tables. `erased`: the person was erased.
     * `name-taken`: another player at one of the tables has a name that looks like it. Then nothing has changed.
     */
    renameAtTables: (id: PersonId, name: string): Promise<readonly MatchId[] | 'erased' | 'name-taken'> =>
      transact(async (tx, publish) => {
        await lockPerson(tx, id);
        const inPlay = tx
          .selectFrom('matches')
          .innerJoin('seats', 'seats.match_id', 'matches.id')
          .select('matches.id')
          .where('person_id', '=', id)
          .where('status', 'in', ['open', 'running']);
        // In the order of their ids, so that two renames at once do not wait for each other for ever.
        const tables = await inPlay.orderBy('matches.id').forUpdate('matches').execute();
        const ids = tables.map((table) => table.id);
        const others = tx.selectFrom('seats').select('name').where(dialect.isOneOf('match_id', ids));
        const otherRows = await others
          .where(({ or, eb }) => or([eb('person_id', 'is', null), eb('person_id', '<>', id)]))
          .execute();
        const otherNames = otherRows.map((row) => row.name);
        if (isNameTaken(name, otherNames)) return 'name-taken';
        if (!(await rename(tx, id, name))) return 'erased';
        const seats = await tx
          .updateTable('seats')
          .set({ name })
          .where('person_id', '=', id)
          .where(dialect.isOneOf('match_id', ids))
          .returning('match_id')
          .execute();
        for (const { match_id } of seats) publish({ type: 'table-changed', matchId: match_id });
        return seats.map(({ match_id }) => match_id);
      }),
    /** The person's devices, the newest first. */
    devices: (id: PersonId): Promise<readonly Device[]> => {
      const devices = db.selectFrom('devices').select(DEVICE_COLUMNS).where('person_id', '=', id);
      return devices.orderBy('created_at', 'desc').orderBy('id').execute();
    },
    /** Stores the day when a device was last seen, and its current label. */
    touchDevice: async (id: DeviceId, day: number, label: string | null): Promise<void> => {
      await db.updateTable('devices').set({ last_seen_on: day, label }).where('id', '=', id).execute();
    },
    /**
     * Deletes a device of the person, and what it may have requested or received: links, an unconfirmed e-mail address
     * and seat tokens. Resolves to false if the person has no such device.
     */
    signOut: (id: PersonId, device: DeviceId): Promise<boolean> =>
      transact(async (tx, publish) => {
        const deletion = tx.deleteFrom('devices').where('person_id', '=', id).where('id', '=', device);
        if (!(await hasDeleted(deletion))) return false;
        await revokeGrants(tx, id);
        publish({ type: 'session-revoked', personId: id });
        return true;
      }),
    /** Like `signOut` for all other devices of the person. Also invalidates the recovery code. */
    signOutOthers: (id: PersonId, device: DeviceId): Promise<void> =>
      transact(async (tx, publish) => {
        const others = tx.deleteFrom('devices').where('person_id', '=', id).where('id', '<>', device);
        await others.execute(); // first, so that a concurrent `isSignedIn` waits
        await revokeGrants(tx, id);
        await revokeCode(tx, id);
        await others.execute(); // again, because a concurrent `redeem` may have added a device until now
        publish({ type: 'session-revoked', personId: id });
      }),
    /** Returns whether a device is signed in. Waits for a sign-out in progress. */
    isSignedIn: (id: DeviceId): Promise<boolean> =>
      hasRow(db.selectFrom('devices').select('id').where('id', '=', id).forUpdate()),
    /** Deletes what `signOut` deletes beside the device. `withCode`: also invalidates the recovery code. */
    revokeGrants: (id: PersonId, { withCode }: { readonly withCode: boolean }): Promise<void> =>
      transact(async (tx, publish) => {
        await revokeGrants(tx, id);
        if (withCode) await revokeCode(tx, id);
        publish({ type: 'session-revoked', personId: id });
      }),
    /** Stores the hash of a recovery link's key until a time. Replaces the person's previous link. */
    setRecoveryLink: (id: PersonId, linkHash: string, until: number): Promise<void> =>
      upsert(db, 'recovery_links', ['person_id'], { person_id: id, link_hash: linkHash, expires_at: until }),
    /** Stores the hash of a recovery code. Replaces the previous one. */
    setRecoveryCode: async (id: PersonId, codeHash: string, at: number): Promise<void> => {
      const code = { recovery_code_hash: codeHash, recovery_code_created_at: at };
      await db.updateTable('persons').set(code).where('id', '=', id).execute();
    },
    /** The holidays at tables with days a turn, as they were announced last. */
    holidaysOf: (id: PersonId): Promise<readonly DaysOff[]> => findHolidays(db, id),
    /**
     * Replaces the holidays of a person by what `change` makes of them. No other change comes between, so that two
     * announcements at once do not count the same days. A rejection changes nothing.
     */
    changeHolidays: (
      id: PersonId,
      change: (holidays: readonly DaysOff[]) => readonly DaysOff[] | Rejected,
    ): Promise<Done> =>
      transact(async (tx) => {
        await lockPerson(tx, id);
        const changed = change(await findHolidays(tx, id));
        if (isRejected(changed)) return changed;
        const holidays = changed.length === 0 ? null : JSON.stringify(changed);
        await tx.updateTable('persons').set({ holidays }).where('id', '=', id).execute();
        return DONE;
      }),
    /** When the recovery code was created, or null if there is none. */
    codeCreatedAt: async (id: PersonId): Promise<number | null> => {
      const person = db.selectFrom('persons').select('recovery_code_created_at as at').where('id', '=', id);
      return (await person.executeTakeFirst())?.at ?? null;
    },
    /**
     * Adds a device to the person of a proof, and uses a link up. `replaced`: the previous device of the browser, which
     * is deleted. Beyond `DEVICES_MAX` the devices are signed out that were not seen for the longest time. Resolves to
     * null if the proof is invalid or expired. Then nothing has changed.
     */
    redeem: (
      proof: RecoveryProof,
      device: NewDevice,
      replaced: DeviceId | null,
      at: number,
    ): Promise<Person | null> =>
      transact(async (tx, publish) => {
        const personId = await redeemProof(tx, proof, at);
        if (personId === null) return null;
        if (replaced !== null) await deleteDevice(tx, publish, replaced);
        await tx
          .insertInto('devices')
          .values(toDeviceRow(personId, device, at))
          .onConflict((known) => known.column('key_hash').doNothing())
          .execute();
        for (const id of await findExcessDevices(tx, personId, device)) await deleteDevice(tx, publish, id);
        return findPerson(tx, personId);
      }),
  };
}

async function findHolidays(db: Db, id: PersonId): Promise<readonly DaysOff[]> {
  const person = db.selectFrom('persons').select('holidays').where('id', '=', id);
  const holidays = (await person.executeTakeFirst())?.holidays ?? null;
  return holidays === null ? [] : (JSON.parse(holidays) as readonly DaysOff[]);
}

function findPerson(db: Db, id: PersonId): Promise<Person | null> {
  const person = db.selectFrom('persons').select(['id', 'name']).where('id', '=', id);
  return firstRow(person);
}

/**
 * Renames a person. Resolves to false if the person was erased: then no device is left. The second statement sees an
 * erasure that the lock waited for.
 */
async function rename(tx: Db, id: PersonId, name: string): Promise<boolean> {
  await lockPerson(tx, id);
  const update = tx.updateTable('persons').set({ name }).where('id', '=', id);
  const isSignedIn = tx.selectFrom('devices').select('id').where('person_id', '=', id);
  return hasUpdated(update.where(({ exists }) => exists(isSignedIn)));
}

const toDeviceRow = (personId: PersonId, { id, keyHash, label }: NewDevice, at: number) => ({
  id,
  person_id: personId,
  key_hash: keyHash,
  label,
  created_at: at,
  last_seen_on: startOfDay(at),
});

/** Returns the person of a proof and uses a link up. */
async function redeemProof(tx: Db, { kind, hash }: RecoveryProof, at: number): Promise<PersonId | null> {
  if (kind === 'code') {
    const person = tx.selectFrom('persons').select('id').where('recovery_code_hash', '=', hash);
    return (await person.forUpdate().executeTakeFirst())?.id ?? null;
  }
  const link = tx.deleteFrom('recovery_links').where('link_hash', '=', hash).where('expires_at', '>', at);
  const usedLink = await link.returning('person_id').executeTakeFirst();
  if (usedLink !== undefined) return usedLink.person_id;
  const signInKey = tx.deleteFrom('email_sign_ins').where('key_hash', '=', hash).where('expires_at', '>', at);
  return (await signInKey.returning('person_id').executeTakeFirst())?.person_id ?? null;
}

/** Returns the devices that a new one has no room beside: those not seen for the longest time. */
async function findExcessDevices(
  tx: Db,
  personId: PersonId,
  added: Pick<NewDevice, 'keyHash'>,
): Promise<readonly DeviceId[]> {
  const devices = tx.selectFrom('devices').select('id').where('person_id', '=', personId);
  const others = devices.where('key_hash', '<>', added.keyHash);
  const latestFirst = others.orderBy('last_seen_on', 'desc').orderBy('created_at', 'desc').orderBy('id');
  return (await latestFirst.execute()).slice(DEVICES_MAX - 1).map(({ id }) => id);
}

async function deleteDevice(tx: Db, publish: PublishOnCommit, id: DeviceId): Promise<void> {
  const deletion = tx.deleteFrom('devices').where('id', '=', id).returning('person_id');
  const deleted = await deletion.executeTakeFirst();
  if (deleted !== undefined) publish({ type: 'session-revoked', personId: deleted.person_id });
}

/** Revokes what a signed-out device may have requested or received: links, unconfirmed addresses and seat tokens. */
async function revokeGrants(tx: Db, id: PersonId): Promise<void> {
  for (const table of ['recovery_links', 'pending_emails', 'email_sign_ins'] as const)
    await tx.deleteFrom(table).where('person_id', '=', id).execute();
  const revokedToken = sql.raw<string>(REVOKED_TOKEN_SQL);
  await tx.updateTable('seats').set({ token_hash: revokedToken }).where('person_id', '=', id).execute();
}

async function revokeCode(tx: Db, id: PersonId): Promise<void> {
  const noCode = { recovery_code_hash: null, recovery_code_created_at: null };
  await tx.updateTable('persons').set(noCode).where('id', '=', id).execute();
}
