import { sql } from 'kysely';
import type { PersonStore, Recovered } from '../storage';
import { optional, personRow } from '../rows';
import type { Tabled } from './tables';
import type { Word } from './word';

/** Guests, by the hash of the key in their browser. */
export function postgresPersons(db: Tabled, word: Word): PersonStore {
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
    keepLink: async (id, linkHash, until) => {
      const link = { link_hash: linkHash, until };
      await db
        .insertInto('recoveries')
        .values({ person_id: id, ...link })
        .onConflict((known) => known.column('person_id').doUpdateSet(link))
        .execute();
    },
    recover: (linkHash, keyHash, at) =>
      db.transaction().execute((tx) => recover(tx, word, linkHash, keyHash, at)),
  };
}

async function recover(
  tx: Tabled,
  word: Word,
  linkHash: string,
  keyHash: string,
  at: number,
): Promise<Recovered | null> {
  const link = await tx
    .deleteFrom('recoveries')
    .where('link_hash', '=', linkHash)
    .where('until', '>', at)
    .returning('person_id')
    .executeTakeFirst();
  if (link === undefined) return null;
  const row = await tx
    .updateTable('persons')
    .set({ key_hash: keyHash })
    .where('id', '=', link.person_id)
    .returningAll()
    .executeTakeFirst();
  const seats = await tx
    .updateTable('seats')
    .set({ token_hash: sql<string>`'revoked/' || match_id || '/' || seat` }) // no key has such a hash
    .where('person_id', '=', link.person_id)
    .returning('match_id')
    .execute();
  for (const { match_id } of seats) await word.give(tx, match_id, 'keys');
  return { person: personRow.parse(row), matchIds: seats.map(({ match_id }) => match_id) };
}
