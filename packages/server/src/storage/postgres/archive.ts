import type { Pool, PoolClient } from 'pg';
import { DatabaseNotEmptyError, constraintError, chunkByTable } from '../../archive/archive';
import type { ArchivePort } from '../../archive/archive';
import { ARCHIVE_TABLES, PAGE_SIZE, columnsOf, hasTextKey } from '../../archive/archive-schema';
import type { ArchiveTable, ArchiveRecord } from '../../archive/archive-schema';

// The reader of the rows, a disk or a pipe, may be slow.
const NO_IDLE_TIMEOUT_SQL = 'SET LOCAL idle_in_transaction_session_timeout = 0';

/** Reads all rows in one transaction, ordered by bytes whatever the language of the database is. */
export function postgresArchive(pool: Pool): ArchivePort {
  return {
    async *exportRows() {
      const client = await pool.connect();
      try {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        await client.query(NO_IDLE_TIMEOUT_SQL);
        for (const table of ARCHIVE_TABLES) yield* readRows(client, table);
      } finally {
        await client.query('ROLLBACK').catch(() => undefined);
        client.release();
      }
    },
    importRows: async (rows) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await client.query(NO_IDLE_TIMEOUT_SQL);
        // No server may open a table between the check and the end.
        const names = ARCHIVE_TABLES.map(({ table }) => table).join(', ');
        await client.query(`LOCK TABLE ${names} IN EXCLUSIVE MODE`);
        await client.query('DELETE FROM settings'); // a server that was only started has created some
        for (const { table } of ARCHIVE_TABLES) {
          const { rowCount } = await client.query(`SELECT 1 FROM ${table} LIMIT 1`);
          if (rowCount !== 0)
            throw new DatabaseNotEmptyError('The database holds tables already; import into a new one.');
        }
        for await (const page of chunkByTable(rows, PAGE_SIZE)) await insert(client, page.table, page.rows);
        await client.query(
          `SELECT setval(pg_get_serial_sequence('chat_lines', 'id'), max(id)) FROM chat_lines HAVING count(*) > 0`,
        );
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined);
        throw isConstraintViolation(error) ? constraintError(error) : error;
      } finally {
        client.release();
      }
    },
  };
}

/** SQLSTATE class 23: a constraint of the schema is violated. */
const isConstraintViolation = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^23\d{3}$/.test(String(error.code));

async function insert(
  client: PoolClient,
  table: string,
  rows: readonly ArchiveRecord['row'][],
): Promise<void> {
  const archived = ARCHIVE_TABLES.find((candidate) => candidate.table === table);
  if (archived === undefined) return;
  const columns = columnsOf(archived).join(', ');
  await client.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

/** Returns the statement that reads the first page of a table, or the page after the key in its parameters. */
export function archivePageSql(archived: ArchiveTable, page: 'first' | 'next'): string {
  const { table, key } = archived;
  const order = key
    .map((column, index) => (index === 0 && hasTextKey(archived) ? `${column} COLLATE "C"` : column))
    .join(', ');
  const placeholders = key.map((_, index) => `$${String(index + 1)}`).join(', ');
  const after = page === 'first' ? '' : `WHERE (${order}) > (${placeholders})`;
  return `SELECT ${columnsOf(archived).join(', ')} FROM ${table} ${after} ORDER BY ${order} LIMIT ${String(PAGE_SIZE)}`;
}

async function* readRows(client: PoolClient, archived: ArchiveTable): AsyncGenerator<ArchiveRecord> {
  const { table, key, row: schema } = archived;
  let { rows: pageRows } = await client.query<object>(archivePageSql(archived, 'first'));
  while (pageRows.length > 0) {
    const rows = pageRows.map((row) => schema.parse(row));
    for (const row of rows) yield { table, row };
    const last: ArchiveRecord['row'] | undefined = rows.at(-1);
    if (last === undefined) return;
    const after = key.map((column) => last[column] ?? null);
    ({ rows: pageRows } = await client.query<object>(archivePageSql(archived, 'next'), after));
  }
}
