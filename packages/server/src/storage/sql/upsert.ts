import type { Insertable } from 'kysely';
import type { Db, Schema } from './schema';

/** Inserts a row, or replaces all other columns of the row with the same key. */
export async function upsert<Table extends keyof Schema>(
  executor: Db,
  table: Table,
  key: readonly (keyof Schema[Table] & string)[],
  row: Insertable<Schema[Table]>,
): Promise<void> {
  const isKey = new Set<string>(key);
  // Kysely does not know the columns of a table that is a parameter.
  const columns = Object.fromEntries(Object.entries(row).filter(([column]) => !isKey.has(column))) as never;
  await executor
    .insertInto(table)
    .values(row)
    .onConflict((known) => known.columns(key).doUpdateSet(columns))
    .execute();
}

/** Inserts a row, unless there is one with its key. */
export async function insertOnce<Table extends keyof Schema>(
  executor: Db,
  table: Table,
  row: Insertable<Schema[Table]>,
): Promise<void> {
  await executor
    .insertInto(table)
    .values(row)
    .onConflict((known) => known.doNothing())
    .execute();
}
