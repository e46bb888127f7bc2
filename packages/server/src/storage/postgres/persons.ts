import type { PersonStore } from '../storage';
import { optional, personRow } from '../rows';
import type { Tabled } from './tables';

/** Guests, by the hash of the key in their browser. */
export function postgresPersons(db: Tabled): PersonStore {
  const by = async (column: 'id' | 'key_hash', value: string) =>
    optional(
      personRow,
      await db.selectFrom('persons').selectAll().where(column, '=', value).executeTakeFirst(),
    );
  return {
    add: async ({ id, keyHash, name }, at) => {
      await db.insertInto('persons').values({ id, key_hash: keyHash, name, created_at: at }).execute();
    },
    byKey: (keyHash) => by('key_hash', keyHash),
    find: (id) => by('id', id),
    rename: async (id, name) => {
      await db.updateTable('persons').set({ name }).where('id', '=', id).execute();
    },
  };
}
