import { types } from 'node:util';
import { DatabaseError } from 'pg';

// Connection exceptions, too many connections, out of memory or disk, an administrator's stop, a server that starts.
const CONNECTION_SQLSTATES = /^(08|53|57P|58)/;
const TIMEOUT_SQLSTATES = new Set(['57014', '25P03']); // by the database: a statement that took too long, a silent transaction
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
// What node-postgres throws of itself has no code.
const PG_CLIENT_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|^timeout expired$|Query read timeout|not queryable/;

/** Whether an error says that the database is out of reach or cannot write, not that the statement was wrong. */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof DatabaseError)
    return CONNECTION_SQLSTATES.test(error.code ?? '') || TIMEOUT_SQLSTATES.has(error.code ?? '');
  // Not `instanceof`: what Node throws of itself is of another realm where jest runs us.
  if (!types.isNativeError(error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  return ('code' in error && SOCKET_CODES.has(String(error.code))) || PG_CLIENT_MESSAGES.test(error.message);
}
