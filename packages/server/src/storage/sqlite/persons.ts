import type { Database } from 'libsql';
import type { PersonStore, Recovered } from '../storage';
import { promised } from './promised';
import { matchIdRow, optional, personIdRow, personRow } from '../rows';

/** Guests, by the hash of the key in their browser. */
export function sqlitePersons(db: Database): PersonStore {
  const insert = db.prepare('INSERT INTO persons (id, key_hash, name, created_at) VALUES (?, ?, ?, ?)');
  const byKey = db.prepare('SELECT * FROM persons WHERE key_hash = ?');
  const byId = db.prepare('SELECT * FROM persons WHERE id = ?');
  const rename = db.prepare('UPDATE persons SET name = ? WHERE id = ?');
  const keep = db.prepare(
    `INSERT INTO recoveries (person_id, link_hash, until) VALUES (?, ?, ?)
     ON CONFLICT (person_id) DO UPDATE SET link_hash = excluded.link_hash, until = excluded.until`,
  );
  const linked = db.prepare('SELECT person_id FROM recoveries WHERE link_hash = ? AND until > ?');
  const useUp = db.prepare('DELETE FROM recoveries WHERE link_hash = ?');
  const rekey = db.prepare('UPDATE persons SET key_hash = ? WHERE id = ?');
  // No key has such a hash.
  const revoke = db.prepare(
    `UPDATE seats SET token_hash = 'revoked/' || match_id || '/' || seat WHERE person_id = ?`,
  );
  const seatsOf = db.prepare('SELECT match_id FROM seats WHERE person_id = ?');

  const recover = db.transaction((linkHash: string, keyHash: string, at: number): Recovered | null => {
    const link = optional(personIdRow, linked.get(linkHash, at));
    if (link === null) return null;
    useUp.run(linkHash);
    rekey.run(keyHash, link.person_id);
    revoke.run(link.person_id);
    const person = personRow.parse(byId.get(link.person_id));
    return { person, matchIds: seatsOf.all(link.person_id).map((row) => matchIdRow.parse(row).match_id) };
  });

  return {
    add: (person, at) =>
      promised(() => {
        insert.run(person.id, person.keyHash, person.name, at);
      }),
    byKey: (keyHash) => promised(() => optional(personRow, byKey.get(keyHash))),
    find: (id) => promised(() => optional(personRow, byId.get(id))),
    rename: (id, name) =>
      promised(() => {
        rename.run(name, id);
      }),
    keepLink: (id, linkHash, until) =>
      promised(() => {
        keep.run(id, linkHash, until);
      }),
    recover: (linkHash, keyHash, at) => promised(() => recover.immediate(linkHash, keyHash, at)),
  };
}
