import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, TypeOverrides, types } from 'pg';
import type { Logger } from 'pino';
import type { DatabaseTimeouts } from '../../config/timeouts';
import { StorageNotReachableError, StorageOpenError } from '../storage';
import type { Db, Schema } from '../sql/schema';
import { isConnectionError } from './is-connection-error';
import { ConnectionSockets } from './connection-sockets';
import { migrate } from './migrations';

interface OpenDatabase {
  readonly db: Db;
  readonly pool: Pool;
  readonly sockets: ConnectionSockets;
}

const MAX_CONNECTIONS = 10;

/** Eight-byte numbers are times and counters here, and a double holds all of them. */
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
  // An acknowledged move survives a power cut, whatever the default of the database is.
  options: '-c synchronous_commit=on',
});

/**
 * Connects to the database and migrates it.
 *
 * @throws StorageNotReachableError if the database does not answer
 * @throws StorageOpenError if the database rejects the connection or a newer server wrote it
 */
export async function openPostgresDatabase(
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
  // Without a listener, an error of a checked-out connection between two queries would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // The pool replaces an idle connection that breaks.
  pool.on('error', (err) => log.warn({ err }, 'database connection lost'));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
    return { db, pool, sockets };
  } catch (error) {
    await db.destroy();
    throw openError(url, error);
  }
}

/**
 * Resolves to whether a server has created its tables in the database, and to the version of PostgreSQL.
 *
 * @throws StorageNotReachableError, StorageOpenError
 */
export async function inspectDatabase(
  url: string,
  { connectMs, queryMs }: DatabaseTimeouts,
): Promise<{ readonly hasTables: boolean; readonly version: string }> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    application_name: 'great-fire',
  });
  client.on('error', () => undefined); // each query reports the loss of its connection
  try {
    await client.connect();
    const { rows } = await client.query<{ readonly has_tables: boolean; readonly server_version: string }>(
      `SELECT to_regclass('kysely_migration') IS NOT NULL AS has_tables, current_setting('server_version') AS server_version`,
    );
    return { hasTables: rows[0]?.has_tables === true, version: rows[0]?.server_version ?? '' };
  } catch (error) {
    throw openError(url, error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Describes why a database cannot be used. Names its address, but not the password. */
export function openError(url: string, error: unknown): StorageOpenError {
  const { host, pathname } = new URL(url);
  const reason = error instanceof Error ? error.message : String(error);
  const message = `The database of DATABASE_URL (${host}${pathname}) cannot be used: ${reason}`;
  const options = { cause: error };
  return isConnectionError(error)
    ? new StorageNotReachableError(message, options)
    : new StorageOpenError(message, options);
}
