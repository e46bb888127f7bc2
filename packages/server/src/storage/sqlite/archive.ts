import { rmSync } from 'node:fs';
import { isSqlite, openDatabase } from './database';
import type { Database } from './database';
import { NotEmpty, misfit } from '../../archive/archive';
import type { ArchivePort } from '../../archive/archive';
import { ARCHIVED, PAGE, columnsOf } from '../../archive/tables';
import type { ArchivedTable, TableRow } from '../../archive/tables';

/** Everything in the file, read from a copy that is made in one piece, so that moves can go on meanwhile. */
export function sqliteArchive(db: Database, file: string): ArchivePort {
  return {
    async *rows() {
      const copied = `${file}.export`;
      rmSync(copied, { force: true });
      db.prepare('VACUUM INTO ?').run(copied);
      const copy = openDatabase(copied);
      try {
        for (const table of ARCHIVED) yield* rowsOf(copy, table);
      } finally {
        copy.close();
        rmSync(copied, { force: true });
      }
    },
    fill: async (rows) => {
      db.exec('BEGIN IMMEDIATE');
      try {
        db.exec('DELETE FROM settings'); // a server that was only started has made some
        for (const { table } of ARCHIVED) {
          if (db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() !== undefined)
            throw new NotEmpty('The database holds tables already; import into a new one.');
        }
        const inserts = new Map(
          ARCHIVED.map((archived) => {
            const columns = columnsOf(archived);
            const places = columns.map(() => '?').join(', ');
            const insert = `INSERT INTO ${archived.table} (${columns.join(', ')}) VALUES (${places})`;
            return [archived.table, { columns, statement: db.prepare(insert) }];
          }),
        );
        for await (const { table, row } of rows) {
          const insert = inserts.get(table);
          insert?.statement.run(...insert.columns.map((column) => row[column] ?? null));
        }
        db.exec('COMMIT');
      } catch (error) {
        db.exec('ROLLBACK');
        throw isSqlite(error, 'constraint') ? misfit(error) : error;
      }
    },
  };
}

function* rowsOf(db: Database, archived: ArchivedTable): Generator<TableRow> {
  const { table, key, row: schema } = archived;
  const columns = columnsOf(archived).join(', ');
  const order = key.join(', ');
  const places = key.map(() => '?').join(', ');
  const page = (after: string) => `SELECT ${columns} FROM ${table} ${after} ORDER BY ${order} LIMIT ${PAGE}`;
  const first = db.prepare(page(''));
  const further = db.prepare(page(`WHERE (${order}) > (${places})`));
  let found = first.all();
  while (found.length > 0) {
    const rows = found.map((row) => schema.parse(row));
    for (const row of rows) yield { table, row };
    const last: TableRow['row'] | undefined = rows.at(-1);
    found = last === undefined ? [] : further.all(...key.map((column) => last[column] ?? null));
  }
}
