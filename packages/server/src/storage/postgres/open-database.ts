import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides, types } from 'pg';
import type { Logger } from 'pino';
import type { DatabaseTimeouts } from '../../config/timeouts';
import { StorageNotReachableError, StorageOpenError } from '../storage';
import { isConnectionError } from './is-connection-error';
import { ConnectionSockets } from './connection-sockets';
import { migrate } from './migrations';
import type { Db, Schema } from './schema';

export interface OpenDatabase {
  readonly db: Db;
  readonly pool: Pool;
  readonly sockets: ConnectionSockets;
}

const MAX_CONNECTIONS = 10;

/** Numbers of eight bytes are times and counters here, all within what a double holds. */
const typeOverrides = new TypeOverrides();
typeOverrides.setTypeParser(types.builtins.INT8, Number);

/** The options of every connection to a database. */
export const connectionOptions = (
  url: string,
  sockets: ConnectionSockets,
  { connectMs }: DatabaseTimeouts,
) => ({
  connectionString: url,
  stream: sockets.create,
  types: typeOverrides,
  connectionTimeoutMillis: connectMs,
  keepAlive: true,
  application_name: 'great-fire',
  // A move that was acknowledged outlives a power cut, whatever the server's own default is.
  options: '-c synchronous_commit=on',
});

/**
 * Connects to the database and brings it up to date.
 * @throws StorageNotReachableError when it does not answer, StorageOpenError when it refuses or was written by a newer server
 */
export async function openDatabase(
  url: string,
  log: Logger,
  timeouts: DatabaseTimeouts,
): Promise<OpenDatabase> {
  const sockets = new ConnectionSockets();
  const pool = new Pool({
    ...connectionOptions(url, sockets, timeouts),
    max: MAX_CONNECTIONS,
    statement_timeout: timeouts.statementMs,
    query_timeout: timeouts.queryMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
  });
  // A lent one that breaks between two questions would tell nobody, and that ends a process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // A connection at rest that breaks is one to make anew when it is needed.
  pool.on('error', (err) => log.warn({ err }, 'a database connection was lost'));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
    return { db, pool, sockets };
  } catch (error) {
    await db.destroy();
    throw openError(url, error);
  }
}

/** Why a database cannot be used, with where it is and without the password. */
export function openError(url: string, error: unknown): StorageOpenError {
  const { host, pathname } = new URL(url);
  const reason = error instanceof Error ? error.message : String(error);
  const message = `The database ${host}${pathname} cannot be used: ${reason}`;
  const options = { cause: error };
  return isConnectionError(error)
    ? new StorageNotReachableError(message, options)
    : new StorageOpenError(message, options);
}
