/** Checks the responses to hostile requests: the status, the error code and the field that the error names. */
import { ERROR_CODES } from '@great-fire/protocol';

const KNOWN_CODES: ReadonlySet<unknown> = new Set(ERROR_CODES);
// Node itself rejects some requests before the server sees them, with one of these statuses and no body.
const BODYLESS_STATUSES: ReadonlySet<number> = new Set([400, 408, 417, 431]);

/** Returns the problem with a response, or null if it is right. */
export type HttpCheck = (status: number, text: string) => string | null;

function checkErrorBody(status: number, text: string): string | null {
  if (status >= 500) return `was answered with ${String(status)}: ${text.slice(0, 200)}`;
  if (text === '' && BODYLESS_STATUSES.has(status)) return null;
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || !('code' in body))
    return `was rejected without a code: ${String(status)} ${text.slice(0, 200)}`;
  const { field }: RejectionBody = body;
  const isNamed = body.code !== 'bad-request' || (typeof field === 'string' && field !== '');
  return checkCode(body) ?? (isNamed ? null : 'names no field');
}

export interface RejectionBody {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly field?: unknown;
}

/** Returns the problem with a rejection that has no known code, an internal error or no message; null if it is right. */
export function checkCode({ code, message }: RejectionBody): string | null {
  if (!KNOWN_CODES.has(code) || code === 'internal-error') return `has code ${String(code)}`;
  return typeof message === 'string' && message !== '' ? null : 'has no message';
}

/** Expects a client error with a code and a message, and with a field if the request is malformed. */
export const expectRejection: HttpCheck = (status, text) =>
  status < 400 ? `was accepted: ${String(status)} ${text.slice(0, 200)}` : checkErrorBody(status, text);

/** Expects a success, or an error with a valid body. */
export const expectReadable: HttpCheck = (status, text) =>
  status < 400 ? null : checkErrorBody(status, text);

/** Expects a status below 500. A response to HEAD has no body to check. */
export const expectHead: HttpCheck = (status) =>
  status >= 500 ? `was answered with ${String(status)}` : null;

/** Expects the healthy response, whatever else the request contains, or a rejection by Node itself. */
export const expectHealthy: HttpCheck = (status, text) => {
  const isRejectedByNode = text === '' && BODYLESS_STATUSES.has(status);
  return isRejectedByNode || (status === 200 && text === '{"ok":true}')
    ? null
    : `was answered with ${String(status)}: ${text.slice(0, 200)}`;
};

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
