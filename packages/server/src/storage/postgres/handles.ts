import { sql } from 'kysely';
import type { PersonStore } from '../people';
import { handleRow, handledRow, namedRow, optional, publicPersonRow } from '../rows';
import type { PersonId } from '../storage';
import type { Tabled } from './tables';

type HandleStore = Pick<
  PersonStore,
  'handleOf' | 'byHandle' | 'named' | 'handlesOf' | 'isPageClosed' | 'closePage'
>;

/** What people are known by to others, and whether they show their page. */
export function postgresHandles(db: Tabled): HandleStore {
  const handleOf = async (id: PersonId): Promise<string | null> => {
    const row = await db.selectFrom('persons').select('handle').where('id', '=', id).executeTakeFirst();
    return optional(handleRow, row)?.handle ?? null;
  };
  return {
    handleOf: async (id, fresh) => {
      const had = await handleOf(id);
      if (had !== null) return had;
      // Who has no device was forgotten.
      await sql`
        UPDATE persons SET handle = ${fresh()} WHERE id = ${id} AND handle IS NULL
          AND EXISTS (SELECT 1 FROM devices WHERE person_id = persons.id)`.execute(db);
      return handleOf(id);
    },
    byHandle: async (handle) => {
      const person = db.selectFrom('persons').select(['id', 'name', 'page_closed']);
      return optional(publicPersonRow, await person.where('handle', '=', handle).executeTakeFirst());
    },
    named: async (ids) => {
      const rows = db
        .selectFrom('persons')
        .select(['id', 'name', 'handle'])
        .where('id', '=', sql<string>`any(${ids})`);
      return new Map((await rows.execute()).map((row) => namedRow.parse(row)));
    },
    handlesOf: async (ids) => {
      if (ids.length === 0) return new Map();
      const rows = db
        .selectFrom('persons')
        .select(['id', 'handle'])
        .where('id', '=', sql<string>`any(${ids})`)
        .where('handle', 'is not', null)
        .where('page_closed', '=', 0);
      return new Map((await rows.execute()).map((row) => handledRow.parse(row)));
    },
    isPageClosed: async (id) => {
      const row = db.selectFrom('persons').select('id').where('id', '=', id).where('page_closed', '=', 1);
      return (await row.executeTakeFirst()) !== undefined;
    },
    closePage: async (id, isClosed) => {
      await db
        .updateTable('persons')
        .set({ page_closed: isClosed ? 1 : 0 })
        .where('id', '=', id)
        .execute();
    },
  };
}
