import { initialSchema } from '../sql/initial-schema';
import type { Database } from './database';

/**
 * The migrations, oldest first. A file's `user_version` is the number of migrations applied to it. A released
 * migration is never edited: later ones are appended.
 */
export const MIGRATIONS: readonly string[] = [
  initialSchema({
    bigint: 'INTEGER',
    smallint: 'INTEGER',
    double: 'REAL',
    identity: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    id: 'TEXT',
    contains: (column, text) => `instr(${column}, '${text}') > 0`,
    textField: (column, field) => `${column} ->> '${field}'`,
    computed: (expression) => `AS (${expression}) STORED`,
    tableOptions: ' STRICT, WITHOUT ROWID',
    rowidTableOptions: ' STRICT',
  }),
];

/**
 * Applies the `migrations` that the file does not have yet, in one transaction.
 *
 * @throws Error if a newer server wrote the file
 */
export function migrate(db: Database, version: number, migrations: readonly string[] = MIGRATIONS): void {
  if (version > migrations.length) {
    throw new Error(`it is of version ${String(version)}, this server knows ${String(migrations.length)}`);
  }
  if (version === migrations.length) return;
  // A migration that rebuilds a table drops the old one, which must not delete the rows that refer to it.
  db.exec('PRAGMA foreign_keys = OFF');
  const script = migrations
    .slice(version)
    .map((migration) => `${migration};`)
    .join('\n');
  db.exec(`BEGIN; ${script} PRAGMA user_version = ${String(migrations.length)}; COMMIT;`);
  db.exec('PRAGMA foreign_keys = ON');
}
