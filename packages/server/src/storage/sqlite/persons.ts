import type { Database } from 'libsql';
import type { PersonStore } from '../storage';
import { promised } from './promised';
import { optional, personRow } from '../rows';

/** Guests, by the hash of the key in their browser. */
export function sqlitePersons(db: Database): PersonStore {
  const insert = db.prepare('INSERT INTO persons (id, key_hash, name, created_at) VALUES (?, ?, ?, ?)');
  const byKey = db.prepare('SELECT * FROM persons WHERE key_hash = ?');
  const byId = db.prepare('SELECT * FROM persons WHERE id = ?');
  const rename = db.prepare('UPDATE persons SET name = ? WHERE id = ?');
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
  };
}
