import type { Language } from '@great-fire/protocol';
import { sql } from 'kysely';
import { reject, type Rejected } from '../../errors/error-table';
import { normalizeEmail, type EmailAddress, type PendingEmail } from '../emails';
import type { PersonId } from '../../entities/match';
import { firstRow, hasUpdated } from './execute';
import { toFlag } from './row-conversions';
import type { Db } from './schema';
import type { SqlDatabase } from './sql-database';
import { upsert } from './upsert';

/** E-mail addresses of persons and their sign-in links. */
export function sqlEmails({ db, dialect, transact }: SqlDatabase) {
  return {
    /** Stores an address to be confirmed. Replaces the person's pending one. */
    addPending: (personId: PersonId, pending: PendingEmail): Promise<void> =>
      upsertPending(db, personId, pending),
    /** Deletes the pending addresses whose key expired until `until`. Resolves to their number. */
    removeExpiredPending: async (until: number): Promise<number> => {
      const deletion = db.deleteFrom('pending_emails').where('expires_at', '<=', until);
      return Number((await deletion.executeTakeFirst()).numDeletedRows);
    },
    pendingOf: (personId: PersonId): Promise<Pick<PendingEmail, 'address' | 'until'> | null> => {
      const pending = db.selectFrom('pending_emails').select(['address', 'expires_at as until']);
      return firstRow(pending.where('person_id', '=', personId));
    },
    /**
     * Confirms the pending address of a key. Replaces the person's previous address and invalidates its sign-in links.
     * Idempotent for the same key. Rejected with `email-taken` if another person has the address, and with
     * `link-not-found` if the key is unknown or expired. Then nothing has changed.
     */
    confirm: (keyHash: string, id: string, at: number): Promise<{ readonly personId: PersonId } | Rejected> =>
      transact(async (tx) => {
        const row = tx.selectFrom('pending_emails').selectAll().where('key_hash', '=', keyHash);
        const pending = await row.where('expires_at', '>', at).forUpdate().executeTakeFirst();
        if (pending === undefined) {
          const confirmed = tx.selectFrom('email_addresses').select('person_id as personId');
          const owner = await firstRow(confirmed.where('key_hash', '=', keyHash));
          return owner ?? reject('link-not-found');
        }
        const { person_id: personId, address, normalized, language } = pending;
        // If two persons confirm one address at the same time, the second gets `taken`.
        await dialect.lock(tx, `email ${normalized}`);
        const holder = await findEmail(tx, 'normalized', normalized);
        if (holder !== null && holder.personId !== personId) return reject('email-taken');
        await upsert(tx, 'email_addresses', ['person_id'], {
          ...{ person_id: personId, id, address, normalized, language },
          ...{ key_hash: keyHash, confirmed_at: at },
        });
        await tx.deleteFrom('pending_emails').where('person_id', '=', personId).execute();
        await tx.deleteFrom('email_sign_ins').where('person_id', '=', personId).execute();
        return { personId };
      }),
    ofPerson: (personId: PersonId): Promise<EmailAddress | null> => findEmail(db, 'person_id', personId),
    byAddress: (address: string): Promise<EmailAddress | null> =>
      findEmail(db, 'normalized', normalizeEmail(address)),
    byId: (id: string): Promise<EmailAddress | null> => findEmail(db, 'id', id),
    /** Sets whether reminders are sent, and in which language. Resolves to false if the person has no address. */
    setReminders: (personId: PersonId, isReminded: boolean, language: Language): Promise<boolean> => {
      const columns = { reminders_enabled: toFlag(isReminded), language };
      const update = db.updateTable('email_addresses').set(columns).where('person_id', '=', personId);
      return hasUpdated(update);
    },
    /** Stops the reminders to an address. Resolves to false if there were none. */
    disableReminders: (id: string): Promise<boolean> => {
      const update = db.updateTable('email_addresses').set({ reminders_enabled: 0 }).where('id', '=', id);
      return hasUpdated(update.where('reminders_enabled', '=', 1));
    },
    /** Makes an undeliverable address pending again. Resolves to false if the address does not exist. */
    bounce: (id: string, at: number): Promise<boolean> =>
      transact(async (tx) => {
        const deletion = tx.deleteFrom('email_addresses').where('id', '=', id).returningAll();
        const deleted = await deletion.executeTakeFirst();
        if (deleted === undefined) return false;
        const { person_id: personId, address, language } = deleted;
        await upsertPending(tx, personId, { address, language, keyHash: `bounced/${id}`, until: at });
        await tx.deleteFrom('email_sign_ins').where('person_id', '=', personId).execute();
        return true;
      }),
    /** Deletes a person's address, the pending one and the sign-in links. */
    remove: (personId: PersonId): Promise<void> => transact((tx) => deleteEmails(tx, personId)),
    /**
     * Stores the hash of a key that signs in the owner of an address. `persons.redeem` uses a key up. Resolves to
     * false if the address does not exist.
     */
    addSignInKey: async (id: string, keyHash: string, until: number, at: number): Promise<boolean> => {
      await db.deleteFrom('email_sign_ins').where('expires_at', '<=', at).execute();
      const inserted = await sql`
        INSERT INTO email_sign_ins (key_hash, person_id, expires_at)
        SELECT ${keyHash}, person_id, cast(${until} as bigint) FROM email_addresses WHERE id = ${id}`.execute(
        db,
      );
      return inserted.numAffectedRows === 1n;
    },
  };
}

/** Deletes a person's address, the pending one and the sign-in links. */
export async function deleteEmails(tx: Db, personId: PersonId): Promise<void> {
  for (const table of ['email_addresses', 'pending_emails', 'email_sign_ins'] as const)
    await tx.deleteFrom(table).where('person_id', '=', personId).execute();
}

async function findEmail(
  db: Db,
  column: 'id' | 'person_id' | 'normalized',
  value: string,
): Promise<EmailAddress | null> {
  const row = await db.selectFrom('email_addresses').selectAll().where(column, '=', value).executeTakeFirst();
  if (row === undefined) return null;
  const { id, person_id: personId, address, language, confirmed_at: confirmedAt } = row;
  return { id, personId, address, language, isReminded: row.reminders_enabled === 1, confirmedAt };
}

const upsertPending = (
  tx: Db,
  personId: PersonId,
  { address, language, keyHash, until }: PendingEmail,
): Promise<void> =>
  upsert(tx, 'pending_emails', ['person_id'], {
    ...{ person_id: personId, address, normalized: normalizeEmail(address), language },
    ...{ key_hash: keyHash, expires_at: until },
  });
