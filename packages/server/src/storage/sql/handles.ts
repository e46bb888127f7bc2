import { sql, type NotNull } from 'kysely';
import type { PersonStore } from '../persons';
import type { PersonId } from '../../entities/match';
import { toFlag } from './row-conversions';
import type { SqlDatabase } from './sql-database';

type HandleStore = Pick<
  PersonStore,
  'handleOf' | 'byHandle' | 'namesOf' | 'handlesOf' | 'isProfilePrivate' | 'setProfilePrivate'
>;

/** The handles of persons and the visibility of their profiles. */
export function sqlHandles({ db, dialect }: SqlDatabase): HandleStore {
  const handleOf = async (id: PersonId): Promise<string | null> => {
    const row = await db.selectFrom('persons').select('handle').where('id', '=', id).executeTakeFirst();
    return row?.handle ?? null;
  };
  return {
    handleOf: async (id, createHandle) => {
      const existing = await handleOf(id);
      if (existing !== null) return existing;
      // A person without devices was erased.
      await sql`
        UPDATE persons SET handle = ${createHandle()} WHERE id = ${id} AND handle IS NULL
          AND EXISTS (SELECT 1 FROM devices WHERE person_id = persons.id)`.execute(db);
      return handleOf(id);
    },
    byHandle: async (handle) => {
      const person = db.selectFrom('persons').select(['id', 'name', 'is_profile_private']);
      const row = await person.where('handle', '=', handle).executeTakeFirst();
      return row === undefined
        ? null
        : { id: row.id, name: row.name, isProfilePrivate: row.is_profile_private === 1 };
    },
    namesOf: async (ids) => {
      const rows = db
        .selectFrom('persons')
        .select(['id', 'name', 'handle'])
        .where(dialect.isOneOf('id', ids));
      return new Map((await rows.execute()).map(({ id, ...names }) => [id, names]));
    },
    handlesOf: async (ids) => {
      if (ids.length === 0) return new Map();
      const rows = db
        .selectFrom('persons')
        .select(['id', 'handle'])
        .where(dialect.isOneOf('id', ids))
        .where('handle', 'is not', null)
        .where('is_profile_private', '=', 0)
        .$narrowType<{ handle: NotNull }>();
      return new Map((await rows.execute()).map(({ id, handle }) => [id, handle]));
    },
    isProfilePrivate: async (id) => {
      const row = db
        .selectFrom('persons')
        .select('id')
        .where('id', '=', id)
        .where('is_profile_private', '=', 1);
      return (await row.executeTakeFirst()) !== undefined;
    },
    setProfilePrivate: async (id, isPrivate) => {
      await db
        .updateTable('persons')
        .set({ is_profile_private: toFlag(isPrivate) })
        .where('id', '=', id)
        .execute();
    },
  };
}
