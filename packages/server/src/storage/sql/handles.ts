import { sql, type NotNull } from 'kysely';
import type { PublicPerson } from '../persons';
import type { PersonId } from '../../entities/match';
import { toFlag, withFlags } from './row-conversions';
import type { SqlDatabase } from './sql-database';
import { hasRow } from './execute';

/** The handles of persons and the visibility of their profiles. */
export function sqlHandles({ db, dialect }: SqlDatabase) {
  const handleOf = async (id: PersonId): Promise<string | null> => {
    const row = await db.selectFrom('persons').select('handle').where('id', '=', id).executeTakeFirst();
    return row?.handle ?? null;
  };
  return {
    /**
     * The public id of a person. A missing handle is created with `createHandle`. Null if the person does not exist or
     * was erased.
     */
    handleOf: async (id: PersonId, createHandle: () => string): Promise<string | null> => {
      const existing = await handleOf(id);
      if (existing !== null) return existing;
      // A person without devices was erased.
      await sql`
        UPDATE persons SET handle = ${createHandle()} WHERE id = ${id} AND handle IS NULL
          AND EXISTS (SELECT 1 FROM devices WHERE person_id = persons.id)`.execute(db);
      return handleOf(id);
    },
    byHandle: async (handle: string): Promise<PublicPerson | null> => {
      const person = db
        .selectFrom('persons')
        .select(['id', 'name', 'is_profile_private as isProfilePrivate']);
      const row = await person.where('handle', '=', handle).executeTakeFirst();
      return row === undefined ? null : withFlags(row, 'isProfilePrivate');
    },
    /** Names and handles of persons. Either is null if it is unknown or was erased. */
    namesOf: async (
      ids: readonly PersonId[],
    ): Promise<ReadonlyMap<PersonId, { readonly name: string | null; readonly handle: string | null }>> => {
      const rows = db
        .selectFrom('persons')
        .select(['id', 'name', 'handle'])
        .where(dialect.isOneOf('id', ids));
      return new Map((await rows.execute()).map(({ id, ...names }) => [id, names]));
    },
    /** The handles of those persons who have one and a public profile. */
    handlesOf: async (ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, string>> => {
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
    isProfilePrivate: (id: PersonId): Promise<boolean> =>
      hasRow(db.selectFrom('persons').select('id').where('id', '=', id).where('is_profile_private', '=', 1)),
    /** Sets whether others may see the profile. */
    setProfilePrivate: async (id: PersonId, isPrivate: boolean): Promise<void> => {
      await db
        .updateTable('persons')
        .set({ is_profile_private: toFlag(isPrivate) })
        .where('id', '=', id)
        .execute();
    },
  };
}
