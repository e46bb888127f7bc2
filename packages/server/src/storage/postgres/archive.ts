import { sql } from 'kysely';
import { ARCHIVE_TABLES } from '../../archive/archive-schema';
import type { ArchiveDatabase } from '../sql/archive';
import type { SqlDatabase } from '../sql/sql-database';

// The reader of the rows, a disk or a pipe, may be slow.
const NO_IDLE_TIMEOUT = sql`SET LOCAL idle_in_transaction_session_timeout = 0`;

export const postgresArchive = ({ db, transact }: SqlDatabase): ArchiveDatabase => ({
  transact,
  openSnapshot: async () => {
    const start = db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    const tx = await start.execute();
    const close = async () => {
      await tx
        .rollback()
        .execute()
        .catch(() => undefined);
    };
    try {
      await NO_IDLE_TIMEOUT.execute(tx);
    } catch (error) {
      await close();
      throw error;
    }
    return { db: tx, close };
  },
  lockTables: async (tx) => {
    await NO_IDLE_TIMEOUT.execute(tx);
    const tables = sql.join(ARCHIVE_TABLES.map(({ table }) => sql.table(table)));
    await sql`LOCK TABLE ${tables} IN EXCLUSIVE MODE`.execute(tx);
  },
  continueIds: async (tx) => {
    await sql`
      SELECT setval(pg_get_serial_sequence('chat_lines', 'id'), max(id)) FROM chat_lines
      HAVING count(*) > 0`.execute(tx);
  },
  // SQLSTATE class 23: a constraint of the schema is violated.
  isConstraintViolation: (error): error is Error =>
    error instanceof Error && 'code' in error && /^23\d{3}$/.test(String(error.code)),
});
