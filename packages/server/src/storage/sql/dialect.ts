/** Every difference between the SQL of the two databases, for the stores that are written once. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from './schema';

export interface Dialect {
  /** Returns the text of a column, ordered by its bytes, whatever the language of the database is. Columns of ids are anyway. */
  readonly binary: (column: string) => RawBuilder<string>;
  /** Returns whether a text column has one of these values. The text of the statement does not depend on their number. */
  readonly isOneOf: (column: string, values: readonly string[]) => RawBuilder<SqlBool>;
  /** Returns the greater of two numeric columns. */
  readonly greatest: (first: string, second: string) => RawBuilder<number>;
  /** Returns a field of an object in a column of JSON text. An object in it is returned as its text. */
  readonly jsonField: (column: string, field: string) => RawBuilder<string | number>;
  /** Returns the JSON text of a column with another text in one field. */
  readonly withJsonField: (column: string, field: string, value: string) => RawBuilder<string>;
  /** Returns the size of the database in bytes. */
  readonly databaseSize: () => RawBuilder<number>;
  /** Waits until no other transaction holds the lock of this name. The lock ends with the transaction. */
  readonly lock: (tx: Db, name: string) => Promise<void>;
}

/** SQLite compares texts byte by byte. One transaction at a time has the whole file. */
export const SQLITE: Dialect = {
  binary: (column) => sql`${sql.ref(column)}`,
  isOneOf: (column, values) =>
    sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`,
  greatest: (first, second) => sql`max(${sql.ref(first)}, ${sql.ref(second)})`,
  jsonField: (column, field) => sql`${sql.ref(column)} ->> ${sql.lit(field)}`,
  withJsonField: (column, field, value) =>
    sql`json_set(${sql.ref(column)}, ${sql.lit(`$.${field}`)}, ${value})`,
  databaseSize: () => sql`(SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size())`,
  lock: () => Promise.resolve(),
};

const ADVISORY_LOCKS = 1667; // the class of the locks below

export const POSTGRES: Dialect = {
  binary: (column) => sql`${sql.ref(column)} collate "C"`,
  isOneOf: (column, values) => sql`${sql.ref(column)} = any(${values})`,
  greatest: (first, second) => sql`greatest(${sql.ref(first)}, ${sql.ref(second)})`,
  jsonField: (column, field) => sql`${sql.ref(column)}::json ->> ${sql.lit(field)}`,
  withJsonField: (column, field, value) =>
    sql`jsonb_set(${sql.ref(column)}::jsonb, ${sql.lit(`{${field}}`)}, to_jsonb(${value}::text))::text`,
  databaseSize: () => sql`pg_database_size(current_database())`,
  lock: async (tx, name) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS)}, hashtext(${name}))`.execute(tx);
  },
};
