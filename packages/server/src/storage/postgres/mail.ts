import { sql } from 'kysely';
import { ASKED_KEPT_MS, folded } from '../mail';
import type { MailAddress, MailStore } from '../mail';
import { askedRow, mailRow } from '../mail-rows';
import { ownerRow } from '../notice-rows';
import { optional } from '../rows';
import type { PersonId } from '../storage';
import type { Tabled } from './tables';

/** E-mail addresses of people, and the links that were sent there. */
export function postgresMail(db: Tabled): MailStore {
  return {
    ask: (personId, { address, language, keyHash, until }, at) =>
      db.transaction().execute(async (tx) => {
        await tx
          .deleteFrom('mail_asked')
          .where('until', '<', at - ASKED_KEPT_MS)
          .execute();
        await keepAsked(tx, personId, { address, language, key_hash: keyHash, until });
      }),
    askedBy: async (personId) => {
      const row = db.selectFrom('mail_asked').selectAll().where('person_id', '=', personId);
      const asked = optional(askedRow, await row.executeTakeFirst());
      return asked === null ? null : { address: asked.address, until: asked.until };
    },
    confirm: (keyHash, id, at) =>
      db.transaction().execute(async (tx) => {
        const row = tx.selectFrom('mail_asked').selectAll().where('key_hash', '=', keyHash);
        const asked = optional(askedRow, await row.where('until', '>', at).forUpdate().executeTakeFirst());
        if (asked === null) {
          const before = tx.selectFrom('mail_addresses').select('person_id').where('key_hash', '=', keyHash);
          const owner = optional(ownerRow, await before.executeTakeFirst());
          return owner === null ? null : { outcome: 'confirmed', personId: owner.person_id };
        }
        const { person_id: personId, address, language } = asked;
        // Of two people who confirm one address at once the second is told that it is taken.
        await sql`SELECT pg_advisory_xact_lock(${CONFIRMING}, hashtext(${asked.folded}))`.execute(tx);
        const holder = await found(tx, 'folded', asked.folded);
        if (holder !== null && holder.personId !== personId) return { outcome: 'taken' };
        const now = {
          ...{ id, address, folded: asked.folded, language, key_hash: keyHash },
          confirmed_at: at,
        };
        await tx
          .insertInto('mail_addresses')
          .values({ person_id: personId, ...now })
          .onConflict((known) => known.column('person_id').doUpdateSet(now))
          .execute();
        await tx.deleteFrom('mail_asked').where('person_id', '=', personId).execute();
        await tx.deleteFrom('sign_ins').where('person_id', '=', personId).execute();
        return { outcome: 'confirmed', personId };
      }),
    ofPerson: (personId) => found(db, 'person_id', personId),
    byAddress: (address) => found(db, 'folded', folded(address)),
    byId: (id) => found(db, 'id', id),
    remind: async (personId, isReminded, language) => {
      const wish = { reminded: isReminded ? 1 : 0, language };
      const one = db.updateTable('mail_addresses').set(wish).where('person_id', '=', personId);
      return (await one.executeTakeFirst()).numUpdatedRows === 1n;
    },
    stop: async (id) => {
      const one = db.updateTable('mail_addresses').set({ reminded: 0 }).where('id', '=', id);
      return (await one.where('reminded', '=', 1).executeTakeFirst()).numUpdatedRows === 1n;
    },
    bounce: (id, at) =>
      db.transaction().execute(async (tx) => {
        const dropped = tx.deleteFrom('mail_addresses').where('id', '=', id).returningAll();
        const was = optional(mailRow, await dropped.executeTakeFirst());
        if (was === null) return false;
        const { personId, address, language } = was;
        await keepAsked(tx, personId, { address, language, key_hash: `bounced/${id}`, until: at });
        await tx.deleteFrom('sign_ins').where('person_id', '=', personId).execute();
        return true;
      }),
    remove: (personId) => db.transaction().execute((tx) => dropMail(tx, personId)),
    keepSignIn: async (id, keyHash, until, at) => {
      await db.deleteFrom('sign_ins').where('until', '<=', at).execute();
      const kept = await sql`
        INSERT INTO sign_ins (key_hash, person_id, until)
        SELECT ${keyHash}, person_id, ${until}::bigint FROM mail_addresses WHERE id = ${id}`.execute(db);
      return kept.numAffectedRows === 1n;
    },
  };
}

const CONFIRMING = 1667;

/** A person's address goes, with what was sent there. */
export async function dropMail(tx: Tabled, personId: PersonId): Promise<void> {
  for (const table of ['mail_addresses', 'mail_asked', 'sign_ins'] as const)
    await tx.deleteFrom(table).where('person_id', '=', personId).execute();
}

async function found(
  db: Tabled,
  column: 'id' | 'person_id' | 'folded',
  value: string,
): Promise<MailAddress | null> {
  const row = db.selectFrom('mail_addresses').selectAll().where(column, '=', value);
  return optional(mailRow, await row.executeTakeFirst());
}

interface Asked {
  readonly address: string;
  readonly language: string;
  readonly key_hash: string;
  readonly until: number;
}

async function keepAsked(tx: Tabled, personId: PersonId, asked: Asked): Promise<void> {
  const now = { ...asked, folded: folded(asked.address) };
  await tx
    .insertInto('mail_asked')
    .values({ person_id: personId, ...now })
    .onConflict((known) => known.column('person_id').doUpdateSet(now))
    .execute();
}
