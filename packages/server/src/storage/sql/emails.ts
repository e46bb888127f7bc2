import type { Language } from '@great-fire/protocol';
import { sql } from 'kysely';
import { reject } from '../../errors/error-table';
import { normalizeEmail, type EmailAddress, type EmailStore } from '../emails';
import type { PersonId } from '../../entities/match';
import { toFlag } from './row-conversions';
import type { Db } from './schema';
import type { SqlDatabase } from './sql-database';
import { upsert } from './upsert';

/** E-mail addresses of persons and their sign-in links. */
export function sqlEmails({ db, dialect, transact }: SqlDatabase): EmailStore {
  return {
    addPending: (personId, { address, language, keyHash, until }) =>
      upsertPending(db, personId, { address, language, key_hash: keyHash, expires_at: until }),
    removeExpiredPending: async (until) => {
      const deletion = db.deleteFrom('pending_emails').where('expires_at', '<=', until);
      return Number((await deletion.executeTakeFirst()).numDeletedRows);
    },
    pendingOf: async (personId) => {
      const pending = db.selectFrom('pending_emails').select(['address', 'expires_at as until']);
      return (await pending.where('person_id', '=', personId).executeTakeFirst()) ?? null;
    },
    confirm: (keyHash, id, at) =>
      transact(async (tx) => {
        const row = tx.selectFrom('pending_emails').selectAll().where('key_hash', '=', keyHash);
        const pending = await row.where('expires_at', '>', at).forUpdate().executeTakeFirst();
        if (pending === undefined) {
          const confirmed = tx
            .selectFrom('email_addresses')
            .select('person_id')
            .where('key_hash', '=', keyHash);
          const owner = await confirmed.executeTakeFirst();
          return owner === undefined ? reject('link-not-found') : { personId: owner.person_id };
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
    ofPerson: (personId) => findEmail(db, 'person_id', personId),
    byAddress: (address) => findEmail(db, 'normalized', normalizeEmail(address)),
    byId: (id) => findEmail(db, 'id', id),
    setReminders: async (personId, isReminded, language) => {
      const columns = { reminders_enabled: toFlag(isReminded), language };
      const update = db.updateTable('email_addresses').set(columns).where('person_id', '=', personId);
      return (await update.executeTakeFirst()).numUpdatedRows === 1n;
    },
    disableReminders: async (id) => {
      const update = db.updateTable('email_addresses').set({ reminders_enabled: 0 }).where('id', '=', id);
      return (await update.where('reminders_enabled', '=', 1).executeTakeFirst()).numUpdatedRows === 1n;
    },
    bounce: (id, at) =>
      transact(async (tx) => {
        const deletion = tx.deleteFrom('email_addresses').where('id', '=', id).returningAll();
        const deleted = await deletion.executeTakeFirst();
        if (deleted === undefined) return false;
        const { person_id: personId, address, language } = deleted;
        await upsertPending(tx, personId, { address, language, key_hash: `bounced/${id}`, expires_at: at });
        await tx.deleteFrom('email_sign_ins').where('person_id', '=', personId).execute();
        return true;
      }),
    remove: (personId) => transact((tx) => deleteEmails(tx, personId)),
    addSignInKey: async (id, keyHash, until, at) => {
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

interface PendingEmailColumns {
  readonly address: string;
  readonly language: Language;
  readonly key_hash: string;
  readonly expires_at: number;
}

const upsertPending = (tx: Db, personId: PersonId, pending: PendingEmailColumns): Promise<void> =>
  upsert(tx, 'pending_emails', ['person_id'], {
    ...{ person_id: personId, ...pending },
    normalized: normalizeEmail(pending.address),
  });
