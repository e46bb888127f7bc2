import type { Pool, PoolClient } from 'pg';
import { NotEmpty, misfit, paged } from '../../archive/archive';
import type { ArchivePort } from '../../archive/archive';
import { ARCHIVED, PAGE, columnsOf, isText } from '../../archive/tables';
import type { ArchivedTable, TableRow } from '../../archive/tables';

// What is at the other end, a disk or a pipe, may take its time with the rows.
const AT_LEISURE = 'SET LOCAL idle_in_transaction_session_timeout = 0';

/** Everything in the database, read in one transaction, in the order of bytes whatever its language is. */
export function postgresArchive(pool: Pool): ArchivePort {
  return {
    async *rows() {
      const client = await pool.connect();
      try {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        await client.query(AT_LEISURE);
        for (const table of ARCHIVED) yield* rowsOf(client, table);
      } finally {
        await client.query('ROLLBACK').catch(() => undefined);
        client.release();
      }
    },
    fill: async (rows) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await client.query(AT_LEISURE);
        // No server may open a table between the look and the end.
        const names = ARCHIVED.map(({ table }) => table).join(', ');
        await client.query(`LOCK TABLE ${names} IN EXCLUSIVE MODE`);
        await client.query('DELETE FROM settings'); // a server that was only started has made some
        for (const { table } of ARCHIVED) {
          const { rowCount } = await client.query(`SELECT 1 FROM ${table} LIMIT 1`);
          if (rowCount !== 0) throw new NotEmpty('The database holds tables already; import into a new one.');
        }
        for await (const page of paged(rows, PAGE)) await insert(client, page.table, page.rows);
        await client.query(
          `SELECT setval(pg_get_serial_sequence('chat', 'id'), max(id)) FROM chat HAVING count(*) > 0`,
        );
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined);
        throw isMisfit(error) ? misfit(error) : error;
      } finally {
        client.release();
      }
    },
  };
}

/** Of class 23: a constraint of the schema is broken. */
const isMisfit = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^23\d{3}$/.test(String(error.code));

async function insert(client: PoolClient, table: string, rows: readonly TableRow['row'][]): Promise<void> {
  const archived = ARCHIVED.find((one) => one.table === table);
  if (archived === undefined) return;
  const columns = columnsOf(archived).join(', ');
  await client.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

async function* rowsOf(client: PoolClient, archived: ArchivedTable): AsyncGenerator<TableRow> {
  const { table, key, row: schema } = archived;
  const columns = columnsOf(archived).join(', ');
  const order = key.map((column, place) =>
    place === 0 && isText(archived) ? `${column} COLLATE "C"` : column,
  );
  const places = key.map((_, place) => `$${String(place + 1)}`).join(', ');
  const page = (after: string) =>
    `SELECT ${columns} FROM ${table} ${after} ORDER BY ${order.join(', ')} LIMIT ${String(PAGE)}`;
  let { rows: found } = await client.query<object>(page(''));
  while (found.length > 0) {
    const rows = found.map((row) => schema.parse(row));
    for (const row of rows) yield { table, row };
    const last: TableRow['row'] | undefined = rows.at(-1);
    if (last === undefined) return;
    const after = key.map((column) => last[column] ?? null);
    ({ rows: found } = await client.query<object>(page(`WHERE (${order.join(', ')}) > (${places})`), after));
  }
}
