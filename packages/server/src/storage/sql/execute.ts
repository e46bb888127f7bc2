/** Functions that run a statement and read one fact from its result. */
import type { DeleteResult, UpdateResult } from 'kysely';

interface Statement<Result> {
  readonly executeTakeFirst: () => Promise<Result>;
}

/** Resolves to the first row, or to null if there is none. */
export const firstRow = async <Row>(query: Statement<Row | undefined>): Promise<Row | null> =>
  (await query.executeTakeFirst()) ?? null;

export const hasRow = async (query: Statement<unknown>): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined;

/** Resolves to whether the statement found a row to update. */
export const hasUpdated = async (update: Statement<UpdateResult>): Promise<boolean> =>
  (await update.executeTakeFirst()).numUpdatedRows > 0n;

/** Resolves to whether the statement found a row to delete. */
export const hasDeleted = async (deletion: Statement<DeleteResult>): Promise<boolean> =>
  (await deletion.executeTakeFirst()).numDeletedRows > 0n;

/** Resolves to the ids of the selected rows. */
export const idsOf = async (query: {
  readonly execute: () => Promise<readonly { readonly id: string }[]>;
}): Promise<readonly string[]> => (await query.execute()).map(({ id }) => id);
