import type { Database } from './database';
import { PENDING_TTL_MS, normalizeEmail } from '../emails';
import type { PendingEmail, EmailStore } from '../emails';
import { pendingEmailRow, emailRow } from '../email-rows';
import { ownerRow } from '../notification-rows';
import { parseOptional } from '../row-schemas';
import type { PersonId } from '../storage';
import { transaction } from './transaction';
import { toPromise } from './to-promise';

/** E-mail addresses of people, and the links that were sent there. */
export function sqliteEmails(db: Database): EmailStore {
  const deleteExpiredPending = db.prepare('DELETE FROM mail_asked WHERE until < ?');
  const upsertPending = db.prepare(
    `INSERT INTO mail_asked (person_id, address, folded, language, key_hash, until) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (person_id) DO UPDATE SET address = excluded.address, folded = excluded.folded,
       language = excluded.language, key_hash = excluded.key_hash, until = excluded.until`,
  );
  const selectPending = db.prepare('SELECT * FROM mail_asked WHERE person_id = ?');
  const selectPendingByKey = db.prepare('SELECT * FROM mail_asked WHERE key_hash = ? AND until > ?');
  const deletePending = db.prepare('DELETE FROM mail_asked WHERE person_id = ?');
  const selectConfirmed = db.prepare('SELECT person_id FROM mail_addresses WHERE key_hash = ?');
  const upsertEmail = db.prepare(
    `INSERT INTO mail_addresses (id, person_id, address, folded, language, key_hash, confirmed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (person_id) DO UPDATE SET id = excluded.id, address = excluded.address, folded = excluded.folded,
       language = excluded.language, key_hash = excluded.key_hash, confirmed_at = excluded.confirmed_at`,
  );
  const selectBy = (column: 'person_id' | 'folded' | 'id') => {
    const row = db.prepare(`SELECT * FROM mail_addresses WHERE ${column} = ?`);
    return (value: string) => parseOptional(emailRow, row.get(value));
  };
  const [ofPerson, byFolded, byId] = [selectBy('person_id'), selectBy('folded'), selectBy('id')];
  const updateReminders = db.prepare(
    'UPDATE mail_addresses SET reminded = ?, language = ? WHERE person_id = ?',
  );
  const clearReminders = db.prepare('UPDATE mail_addresses SET reminded = 0 WHERE id = ? AND reminded = 1');
  const deleteEmail = db.prepare('DELETE FROM mail_addresses WHERE person_id = ?');
  const deleteSignIns = db.prepare('DELETE FROM sign_ins WHERE person_id = ?');
  const deleteExpiredSignIns = db.prepare('DELETE FROM sign_ins WHERE until <= ?');
  const insertSignIn = db.prepare(
    'INSERT INTO sign_ins (key_hash, person_id, until) SELECT ?, person_id, ? FROM mail_addresses WHERE id = ?',
  );

  const addPending = transaction(db, (personId: PersonId, pending: PendingEmail, at: number): void => {
    const { address, language, keyHash, until } = pending;
    deleteExpiredPending.run(at - PENDING_TTL_MS);
    upsertPending.run(personId, address, normalizeEmail(address), language, keyHash, until);
  });

  const confirm = transaction(db, (keyHash: string, id: string, at: number) => {
    const pending = parseOptional(pendingEmailRow, selectPendingByKey.get(keyHash, at));
    if (pending === null) {
      const confirmed = parseOptional(ownerRow, selectConfirmed.get(keyHash));
      return confirmed === null ? null : ({ outcome: 'confirmed', personId: confirmed.person_id } as const);
    }
    const { person_id: personId, address, language } = pending;
    const holder = byFolded(pending.folded);
    if (holder !== null && holder.personId !== personId) return { outcome: 'taken' } as const;
    upsertEmail.run(id, personId, address, pending.folded, language, keyHash, at);
    deletePending.run(personId);
    deleteSignIns.run(personId);
    return { outcome: 'confirmed', personId } as const;
  });

  const bounce = transaction(db, (id: string, at: number): boolean => {
    const found = byId(id);
    if (found === null) return false;
    const { personId, address, language } = found;
    upsertPending.run(personId, address, normalizeEmail(address), language, `bounced/${id}`, at);
    deleteEmail.run(personId);
    deleteSignIns.run(personId);
    return true;
  });

  const remove = transaction(db, (personId: PersonId): void => {
    for (const statement of [deleteEmail, deletePending, deleteSignIns]) statement.run(personId);
  });

  return {
    addPending: (personId, pending, at) => toPromise(() => addPending(personId, pending, at)),
    pendingOf: (personId) =>
      toPromise(() => {
        const pending = parseOptional(pendingEmailRow, selectPending.get(personId));
        return pending === null ? null : { address: pending.address, until: pending.until };
      }),
    confirm: (keyHash, id, at) => toPromise(() => confirm(keyHash, id, at)),
    ofPerson: (personId) => toPromise(() => ofPerson(personId)),
    byAddress: (address) => toPromise(() => byFolded(normalizeEmail(address))),
    byId: (id) => toPromise(() => byId(id)),
    setReminders: (personId, isReminded, language) =>
      toPromise(() => updateReminders.run(isReminded ? 1 : 0, language, personId).changes === 1),
    disableReminders: (id) => toPromise(() => clearReminders.run(id).changes === 1),
    bounce: (id, at) => toPromise(() => bounce(id, at)),
    remove: (personId) => toPromise(() => remove(personId)),
    addSignInKey: (id, keyHash, until, at) =>
      toPromise(() => {
        deleteExpiredSignIns.run(at);
        return insertSignIn.run(keyHash, until, id).changes === 1;
      }),
  };
}
