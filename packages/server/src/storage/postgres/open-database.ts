import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides, types } from 'pg';
import type { Logger } from 'pino';
import type { DatabaseTimeouts } from '../../timeouts';
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

/** Numbers of eight bytes are times and counters here, all within what a double holds. */
const numbers = new TypeOverrides();
numbers.setTypeParser(types.builtins.INT8, Number);

/** The options of every connection to a database. */
export const connectionTo = (url: string, lines: Lines, { connectMs }: DatabaseTimeouts) => ({
  connectionString: url,
  stream: lines.open,
  types: numbers,
  connectionTimeoutMillis: connectMs,
  keepAlive: true,
  application_name: 'great-fire',
  // A move that was acknowledged outlives a power cut, whatever the server's own default is.
  options: '-c synchronous_commit=on',
});

/**
 * Connects to the database and brings it up to date.
 * @throws StorageOutOfReach when it does not answer, StorageUnavailable when it refuses or was written by a newer server
 */
export async function openDatabase(
  url: string,
  log: Logger,
  timeouts: DatabaseTimeouts,
): Promise<OpenDatabase> {
  const lines = new Lines();
  const pool = new Pool({
    ...connectionTo(url, lines, timeouts),
    max: CONNECTIONS,
    statement_timeout: timeouts.statementMs,
    query_timeout: timeouts.answerMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
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
