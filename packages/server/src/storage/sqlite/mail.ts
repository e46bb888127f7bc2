import type { Database } from './database';
import { ASKED_KEPT_MS, folded } from '../mail';
import type { AskedAddress, MailStore } from '../mail';
import { askedRow, mailRow } from '../mail-rows';
import { ownerRow } from '../notice-rows';
import { optional } from '../rows';
import type { PersonId } from '../storage';
import { inOneGo } from './in-one-go';
import { promised } from './promised';

/** E-mail addresses of people, and the links that were sent there. */
export function sqliteMail(db: Database): MailStore {
  const sweepAsked = db.prepare('DELETE FROM mail_asked WHERE until < ?');
  const keepAsked = db.prepare(
    `INSERT INTO mail_asked (person_id, address, folded, language, key_hash, until) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (person_id) DO UPDATE SET address = excluded.address, folded = excluded.folded,
       language = excluded.language, key_hash = excluded.key_hash, until = excluded.until`,
  );
  const askedBy = db.prepare('SELECT * FROM mail_asked WHERE person_id = ?');
  const askedFor = db.prepare('SELECT * FROM mail_asked WHERE key_hash = ? AND until > ?');
  const dropAsked = db.prepare('DELETE FROM mail_asked WHERE person_id = ?');
  const confirmedBy = db.prepare('SELECT person_id FROM mail_addresses WHERE key_hash = ?');
  const insert = db.prepare(
    `INSERT INTO mail_addresses (id, person_id, address, folded, language, key_hash, confirmed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (person_id) DO UPDATE SET id = excluded.id, address = excluded.address, folded = excluded.folded,
       language = excluded.language, key_hash = excluded.key_hash, confirmed_at = excluded.confirmed_at`,
  );
  const one = (column: 'person_id' | 'folded' | 'id') => {
    const row = db.prepare(`SELECT * FROM mail_addresses WHERE ${column} = ?`);
    return (value: string) => optional(mailRow, row.get(value));
  };
  const [ofPerson, byFolded, byId] = [one('person_id'), one('folded'), one('id')];
  const remind = db.prepare('UPDATE mail_addresses SET reminded = ?, language = ? WHERE person_id = ?');
  const stop = db.prepare('UPDATE mail_addresses SET reminded = 0 WHERE id = ? AND reminded = 1');
  const drop = db.prepare('DELETE FROM mail_addresses WHERE person_id = ?');
  const dropSignIns = db.prepare('DELETE FROM sign_ins WHERE person_id = ?');
  const sweepSignIns = db.prepare('DELETE FROM sign_ins WHERE until <= ?');
  const keepSignIn = db.prepare(
    'INSERT INTO sign_ins (key_hash, person_id, until) SELECT ?, person_id, ? FROM mail_addresses WHERE id = ?',
  );

  const ask = inOneGo(db, (personId: PersonId, asked: AskedAddress, at: number): void => {
    const { address, language, keyHash, until } = asked;
    sweepAsked.run(at - ASKED_KEPT_MS);
    keepAsked.run(personId, address, folded(address), language, keyHash, until);
  });

  const confirm = inOneGo(db, (keyHash: string, id: string, at: number) => {
    const asked = optional(askedRow, askedFor.get(keyHash, at));
    if (asked === null) {
      const before = optional(ownerRow, confirmedBy.get(keyHash));
      return before === null ? null : ({ outcome: 'confirmed', personId: before.person_id } as const);
    }
    const { person_id: personId, address, language } = asked;
    const holder = byFolded(asked.folded);
    if (holder !== null && holder.personId !== personId) return { outcome: 'taken' } as const;
    insert.run(id, personId, address, asked.folded, language, keyHash, at);
    dropAsked.run(personId);
    dropSignIns.run(personId);
    return { outcome: 'confirmed', personId } as const;
  });

  const bounce = inOneGo(db, (id: string, at: number): boolean => {
    const found = byId(id);
    if (found === null) return false;
    const { personId, address, language } = found;
    keepAsked.run(personId, address, folded(address), language, `bounced/${id}`, at);
    drop.run(personId);
    dropSignIns.run(personId);
    return true;
  });

  const remove = inOneGo(db, (personId: PersonId): void => {
    for (const statement of [drop, dropAsked, dropSignIns]) statement.run(personId);
  });

  return {
    ask: (personId, asked, at) => promised(() => ask(personId, asked, at)),
    askedBy: (personId) =>
      promised(() => {
        const asked = optional(askedRow, askedBy.get(personId));
        return asked === null ? null : { address: asked.address, until: asked.until };
      }),
    confirm: (keyHash, id, at) => promised(() => confirm(keyHash, id, at)),
    ofPerson: (personId) => promised(() => ofPerson(personId)),
    byAddress: (address) => promised(() => byFolded(folded(address))),
    byId: (id) => promised(() => byId(id)),
    remind: (personId, isReminded, language) =>
      promised(() => remind.run(isReminded ? 1 : 0, language, personId).changes === 1),
    stop: (id) => promised(() => stop.run(id).changes === 1),
    bounce: (id, at) => promised(() => bounce(id, at)),
    remove: (personId) => promised(() => remove(personId)),
    keepSignIn: (id, keyHash, until, at) =>
      promised(() => {
        sweepSignIns.run(at);
        return keepSignIn.run(keyHash, until, id).changes === 1;
      }),
  };
}
