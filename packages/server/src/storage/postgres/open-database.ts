import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides, types } from 'pg';
import type { Logger } from 'pino';
import { StorageOutOfReach, StorageUnavailable } from '../storage';
import { isLoss } from './is-loss';
import { Lines } from './lines';
import { migrate } from './migrations';
import type { Tabled, Tables } from './tables';

export interface OpenDatabase {
  readonly db: Tabled;
  readonly pool: Pool;
  readonly lines: Lines;
}

const CONNECTIONS = 10;
const CONNECT_MS = 2_000;
const STATEMENT_MS = 10_000; // a statement that takes longer is given up by the server, and
const ANSWER_MS = 12_000; // one that is not answered by then by us: the line is dead
// A line that falls silent in the middle of a transaction would keep what that has locked, and so stop a table, until
// the database's own system finds it dead: after hours. Between two statements we do next to nothing; a database that is
// only slow must not lose its lines for it.
const SILENT_MS = 5_000;

/** Numbers of eight bytes are times and counters here, all within what a double holds. */
const numbers = new TypeOverrides();
numbers.setTypeParser(types.builtins.INT8, Number);

/** What every connection to a database is made with. */
export const connectionTo = (url: string, lines: Lines) => ({
  connectionString: url,
  stream: lines.open,
  types: numbers,
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
  application_name: 'great-fire',
  // A move that was acknowledged outlives a power cut, whatever the server's own default is.
  options: '-c synchronous_commit=on',
});

/**
 * Connects to the database and brings it up to date.
 * @throws StorageOutOfReach when it does not answer, StorageUnavailable when it refuses or was written by a newer server
 */
export async function openDatabase(url: string, log: Logger): Promise<OpenDatabase> {
  const lines = new Lines();
  const pool = new Pool({
    ...connectionTo(url, lines),
    max: CONNECTIONS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    idle_in_transaction_session_timeout: SILENT_MS,
  });
  // A lent one that breaks between two questions would tell nobody, and that ends a process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // A connection at rest that breaks is one to make anew when it is needed.
  pool.on('error', (err) => log.warn({ err }, 'a database connection was lost'));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
    return { db, pool, lines };
  } catch (error) {
    await db.destroy();
    throw unusable(url, error);
  }
}

/** Why a database cannot be used, with where it is and without the password. */
export function unusable(url: string, error: unknown): StorageUnavailable {
  const { host, pathname } = new URL(url);
  const why = error instanceof Error ? error.message : String(error);
  const text = `The database ${host}${pathname} cannot be used: ${why}`;
  const cause = { cause: error };
  return isLoss(error) ? new StorageOutOfReach(text, cause) : new StorageUnavailable(text, cause);
}
