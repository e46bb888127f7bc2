import { sql } from 'kysely';
import { PENDING_TTL_MS, normalizeEmail } from '../emails';
import type { EmailAddress, EmailStore } from '../emails';
import { pendingEmailRow, emailRow } from '../email-rows';
import { ownerRow } from '../notification-rows';
import { parseOptional } from '../row-schemas';
import type { PersonId } from '../storage';
import type { Db } from './schema';

/** E-mail addresses of people, and the links that were sent there. */
export function postgresEmails(db: Db): EmailStore {
  return {
    addPending: (personId, { address, language, keyHash, until }, at) =>
      db.transaction().execute(async (tx) => {
        await tx
          .deleteFrom('mail_asked')
          .where('until', '<', at - PENDING_TTL_MS)
          .execute();
        await upsertPending(tx, personId, { address, language, key_hash: keyHash, until });
      }),
    pendingOf: async (personId) => {
      const row = db.selectFrom('mail_asked').selectAll().where('person_id', '=', personId);
      const pending = parseOptional(pendingEmailRow, await row.executeTakeFirst());
      return pending === null ? null : { address: pending.address, until: pending.until };
    },
    confirm: (keyHash, id, at) =>
      db.transaction().execute(async (tx) => {
        const row = tx.selectFrom('mail_asked').selectAll().where('key_hash', '=', keyHash);
        const pending = parseOptional(
          pendingEmailRow,
          await row.where('until', '>', at).forUpdate().executeTakeFirst(),
        );
        if (pending === null) {
          const confirmed = tx
            .selectFrom('mail_addresses')
            .select('person_id')
            .where('key_hash', '=', keyHash);
          const owner = parseOptional(ownerRow, await confirmed.executeTakeFirst());
          return owner === null ? null : { outcome: 'confirmed', personId: owner.person_id };
        }
        const { person_id: personId, address, language } = pending;
        // Of two people who confirm one address at once the second is told that it is taken.
        await sql`SELECT pg_advisory_xact_lock(${CONFIRM_LOCK}, hashtext(${pending.folded}))`.execute(tx);
        const holder = await findEmail(tx, 'folded', pending.folded);
        if (holder !== null && holder.personId !== personId) return { outcome: 'taken' };
        const columns = {
          ...{ id, address, folded: pending.folded, language, key_hash: keyHash },
          confirmed_at: at,
        };
        await tx
          .insertInto('mail_addresses')
          .values({ person_id: personId, ...columns })
          .onConflict((known) => known.column('person_id').doUpdateSet(columns))
          .execute();
        await tx.deleteFrom('mail_asked').where('person_id', '=', personId).execute();
        await tx.deleteFrom('sign_ins').where('person_id', '=', personId).execute();
        return { outcome: 'confirmed', personId };
      }),
    ofPerson: (personId) => findEmail(db, 'person_id', personId),
    byAddress: (address) => findEmail(db, 'folded', normalizeEmail(address)),
    byId: (id) => findEmail(db, 'id', id),
    setReminders: async (personId, isReminded, language) => {
      const columns = { reminded: isReminded ? 1 : 0, language };
      const update = db.updateTable('mail_addresses').set(columns).where('person_id', '=', personId);
      return (await update.executeTakeFirst()).numUpdatedRows === 1n;
    },
    disableReminders: async (id) => {
      const update = db.updateTable('mail_addresses').set({ reminded: 0 }).where('id', '=', id);
      return (await update.where('reminded', '=', 1).executeTakeFirst()).numUpdatedRows === 1n;
    },
    bounce: (id, at) =>
      db.transaction().execute(async (tx) => {
        const deletion = tx.deleteFrom('mail_addresses').where('id', '=', id).returningAll();
        const deleted = parseOptional(emailRow, await deletion.executeTakeFirst());
        if (deleted === null) return false;
        const { personId, address, language } = deleted;
        await upsertPending(tx, personId, { address, language, key_hash: `bounced/${id}`, until: at });
        await tx.deleteFrom('sign_ins').where('person_id', '=', personId).execute();
        return true;
      }),
    remove: (personId) => db.transaction().execute((tx) => deleteEmails(tx, personId)),
    addSignInKey: async (id, keyHash, until, at) => {
      await db.deleteFrom('sign_ins').where('until', '<=', at).execute();
      const inserted = await sql`
        INSERT INTO sign_ins (key_hash, person_id, until)
        SELECT ${keyHash}, person_id, ${until}::bigint FROM mail_addresses WHERE id = ${id}`.execute(db);
      return inserted.numAffectedRows === 1n;
    },
  };
}

const CONFIRM_LOCK = 1667;

/** A person's address goes, with what was sent there. */
export async function deleteEmails(tx: Db, personId: PersonId): Promise<void> {
  for (const table of ['mail_addresses', 'mail_asked', 'sign_ins'] as const)
    await tx.deleteFrom(table).where('person_id', '=', personId).execute();
}

async function findEmail(
  db: Db,
  column: 'id' | 'person_id' | 'folded',
  value: string,
): Promise<EmailAddress | null> {
  const row = db.selectFrom('mail_addresses').selectAll().where(column, '=', value);
  return parseOptional(emailRow, await row.executeTakeFirst());
}

interface PendingEmailColumns {
  readonly address: string;
  readonly language: string;
  readonly key_hash: string;
  readonly until: number;
}

async function upsertPending(tx: Db, personId: PersonId, pending: PendingEmailColumns): Promise<void> {
  const columns = { ...pending, folded: normalizeEmail(pending.address) };
  await tx
    .insertInto('mail_asked')
    .values({ person_id: personId, ...columns })
    .onConflict((known) => known.column('person_id').doUpdateSet(columns))
    .execute();
}
