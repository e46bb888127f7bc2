import { rmSync } from 'node:fs';
import type { ConnectionLock } from './connection-lock';
import { isSqliteError, openDatabase } from './database';
import type { Database } from './database';
import { DatabaseNotEmptyError, constraintError } from '../../archive/archive';
import type { ArchivePort } from '../../archive/archive';
import { ARCHIVE_TABLES, PAGE_SIZE, columnsOf } from '../../archive/archive-schema';
import type { ArchiveTable, ArchiveRecord } from '../../archive/archive-schema';

/** Reads all rows from a consistent copy of the file, so that moves go on meanwhile. */
export function sqliteArchive(db: Database, lock: ConnectionLock, file: string): ArchivePort {
  return {
    async *exportRows() {
      const copyPath = `${file}.export`;
      rmSync(copyPath, { force: true });
      await lock.run(() => db.prepare('VACUUM INTO ?').run(copyPath));
      const copy = openDatabase(copyPath);
      try {
        for (const table of ARCHIVE_TABLES) yield* readRows(copy, table);
      } finally {
        copy.close();
        rmSync(copyPath, { force: true });
      }
    },
    importRows: async (rows) => {
      await lock.acquire();
      try {
        db.exec('BEGIN IMMEDIATE');
        db.exec('DELETE FROM settings'); // a server that was only started has created some
        for (const { table } of ARCHIVE_TABLES) {
          if (db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() !== undefined)
            throw new DatabaseNotEmptyError('The database holds tables already; import into a new one.');
        }
        const inserts = new Map(
          ARCHIVE_TABLES.map((archived) => {
            const columns = columnsOf(archived);
            const placeholders = columns.map(() => '?').join(', ');
            const insert = `INSERT INTO ${archived.table} (${columns.join(', ')}) VALUES (${placeholders})`;
            return [archived.table, { columns, statement: db.prepare(insert) }];
          }),
        );
        for await (const { table, row } of rows) {
          const insert = inserts.get(table);
          insert?.statement.run(...insert.columns.map((column) => row[column] ?? null));
        }
        db.exec('COMMIT');
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK');
        throw isSqliteError(error, 'constraint') ? constraintError(error) : error;
      } finally {
        lock.release();
      }
    },
  };
}

function* readRows(db: Database, archived: ArchiveTable): Generator<ArchiveRecord> {
  const { table, key, row: schema } = archived;
  const columns = columnsOf(archived).join(', ');
  const order = key.join(', ');
  const placeholders = key.map(() => '?').join(', ');
  const pageSql = (after: string) =>
    `SELECT ${columns} FROM ${table} ${after} ORDER BY ${order} LIMIT ${PAGE_SIZE}`;
  const firstPage = db.prepare(pageSql(''));
  const nextPage = db.prepare(pageSql(`WHERE (${order}) > (${placeholders})`));
  let pageRows = firstPage.all();
  while (pageRows.length > 0) {
    const rows = pageRows.map((row) => schema.parse(row));
    for (const row of rows) yield { table, row };
    const last: ArchiveRecord['row'] | undefined = rows.at(-1);
    pageRows = last === undefined ? [] : nextPage.all(...key.map((column) => last[column] ?? null));
  }
}
