/** How an answer to a hostile request is judged: by its status, its code and the field that it names. */
import { ERROR_CODES } from '@great-fire/protocol';

const KNOWN_CODES: ReadonlySet<unknown> = new Set(ERROR_CODES);
// What Node itself refuses, before anybody of ours sees it, has a status and no body.
const BODYLESS_STATUSES: ReadonlySet<number> = new Set([400, 408, 417, 431]);

/** What is wrong with an answer, or null. */
export type HttpCheck = (status: number, text: string) => string | null;

function checkErrorBody(status: number, text: string): string | null {
  if (status >= 500) return `was answered with ${String(status)}: ${text.slice(0, 200)}`;
  if (text === '' && BODYLESS_STATUSES.has(status)) return null;
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || !('code' in body))
    return `was refused without a code: ${String(status)} ${text.slice(0, 200)}`;
  const { code } = body;
  if (!KNOWN_CODES.has(code) || code === 'internal-error') return `has code ${String(code)}`;
  if (!('message' in body) || typeof body.message !== 'string' || body.message === '') return 'has no words';
  const field = 'field' in body ? body.field : null;
  return code === 'bad-request' && (typeof field !== 'string' || field === '') ? 'names no field' : null;
}

/** Refused with a code and words and, for what is badly made, the field; not a fault of ours. */
export const expectRefusal: HttpCheck = (status, text) =>
  status < 400 ? `was accepted: ${String(status)} ${text.slice(0, 200)}` : checkErrorBody(status, text);

/** What anybody may read is met, or refused as everything else is. */
export const expectReadable: HttpCheck = (status, text) =>
  status < 400 ? null : checkErrorBody(status, text);

/** A HEAD has no body to be judged by. */
export const expectHead: HttpCheck = (status) =>
  status >= 500 ? `was answered with ${String(status)}` : null;

/** That the server lives is told to whoever reads it, whatever else they send. */
export const expectHealthy: HttpCheck = (status, text) => {
  const isRejectedByNode = text === '' && BODYLESS_STATUSES.has(status);
  return isRejectedByNode || (status === 200 && text === '{"ok":true}')
    ? null
    : `was answered with ${String(status)}: ${text.slice(0, 200)}`;
};

/** What JSON says; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
