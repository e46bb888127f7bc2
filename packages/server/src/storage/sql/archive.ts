import { sql } from 'kysely';
import {
  DatabaseNotEmptyError,
  chunkByTable,
  constraintError,
  type ArchivePort,
} from '../../archive/archive';
import {
  ARCHIVE_TABLES,
  PAGE_SIZE,
  archiveColumns,
  type ArchiveRecord,
  type ArchiveTable,
} from '../../archive/archive-schema';
import type { Db } from './schema';
import type { SqlDatabase } from './sql-database';

/** The parts of an archive that differ between the databases. */
export interface ArchiveDatabase extends Pick<SqlDatabase, 'transact'> {
  /** Opens one consistent state of all tables for reading, so that moves go on meanwhile. */
  readonly openSnapshot: () => Promise<{ readonly db: Db; readonly close: () => Promise<void> }>;
  /** Keeps other writers away until the transaction ends. */
  readonly lockTables: (tx: Db) => Promise<void>;
  /** Lets the next generated ids follow those of the imported rows. */
  readonly continueIds: (tx: Db) => Promise<void>;
  readonly isConstraintViolation: (error: unknown) => error is Error;
}

export function sqlArchive(database: ArchiveDatabase): ArchivePort {
  const { transact, openSnapshot, lockTables, continueIds, isConstraintViolation } = database;
  return {
    async *exportRows() {
      const { db, close } = await openSnapshot();
      try {
        for (const table of ARCHIVE_TABLES) yield* readRows(db, table);
      } finally {
        await close();
      }
    },
    importRows: async (rows) => {
      try {
        await transact(async (tx) => {
          await lockTables(tx);
          await tx.deleteFrom('settings').execute(); // a server that was only started has created some
          for (const { table } of ARCHIVE_TABLES) await assertEmpty(tx, table);
          for await (const chunk of chunkByTable(rows, PAGE_SIZE)) await insertRows(tx, chunk);
          await continueIds(tx);
        });
      } catch (error) {
        throw isConstraintViolation(error) ? constraintError(error) : error;
      }
    },
  };
}

async function assertEmpty(tx: Db, table: string): Promise<void> {
  const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} LIMIT 1`.execute(tx);
  if (rows.length > 0)
    throw new DatabaseNotEmptyError('The database holds tables already; import into a new one.');
}

async function insertRows(
  tx: Db,
  { table, rows }: { readonly table: string; readonly rows: readonly ArchiveRecord['row'][] },
): Promise<void> {
  const archived = ARCHIVE_TABLES.find((candidate) => candidate.table === table);
  if (archived === undefined) return;
  const columns = archiveColumns(archived);
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  await sql`
    INSERT INTO ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    VALUES ${sql.join(values)}`.execute(tx);
}

/** Returns the query of a page of a table. `last`: the last row of the page before, or null. */
export function archivePage(archived: ArchiveTable, last: ArchiveRecord['row'] | null) {
  const { table, key } = archived;
  const columns = sql.join(archiveColumns(archived).map((column) => sql.ref(column)));
  const order = sql.join(key.map((column) => sql.ref(column)));
  const after =
    last === null ? sql`` : sql`WHERE (${order}) > (${sql.join(key.map((column) => last[column] ?? null))})`;
  return sql`SELECT ${columns} FROM ${sql.table(table)} ${after} ORDER BY ${order} LIMIT ${PAGE_SIZE}`;
}

async function* readRows(db: Db, archived: ArchiveTable): AsyncGenerator<ArchiveRecord> {
  let last: ArchiveRecord['row'] | null = null;
  for (;;) {
    const page = await archivePage(archived, last).execute(db);
    const rows: readonly ArchiveRecord['row'][] = page.rows.map((row) => archived.row.parse(row));
    for (const row of rows) yield { table: archived.table, row };
    last = rows.at(-1) ?? null;
    if (last === null) return;
  }
}
