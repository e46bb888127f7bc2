import { types } from 'node:util';
import { DatabaseError } from 'pg';

// Connection exceptions, too many connections, out of memory or disk, an administrator's stop, a server that starts.
const CONNECTION_SQLSTATES = /^(08|53|57P|58)/;
const TIMEOUT_SQLSTATES = new Set(['57014', '25P03']); // statement timeout, idle transaction
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
// Errors of node-postgres itself have no code.
const PG_CLIENT_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|^timeout expired$|Query read timeout|not queryable/;

/** Returns whether the database could not be reached or written to, rather than the statement being wrong. */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof DatabaseError)
    return CONNECTION_SQLSTATES.test(error.code ?? '') || TIMEOUT_SQLSTATES.has(error.code ?? '');
  // Not `instanceof`: under jest, errors of Node belong to another realm.
  if (!types.isNativeError(error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  return ('code' in error && SOCKET_CODES.has(String(error.code))) || PG_CLIENT_MESSAGES.test(error.message);
}
