/** Fetches a record from a URL and validates it before it is shown. Other hosts receive no cookies. */
import { RULES_VERSION } from '@great-fire/game';
import { readRecord, type GameRecord } from '@great-fire/game/record';
import type { RecordError } from './invalid-record';
import { openRecord } from './model/record-source';

const FETCH_TIMEOUT_MS = 15_000;

/** A long six-player game with many undone moves has a few hundred kB. */
export const RECORD_MAX_BYTES = 4_000_000;

/** Reasons for which there is no text to validate. */
type ReadError =
  | { readonly why: 'invalidUrl' | 'noResponse' | 'tooLarge' }
  | { readonly why: 'httpStatus'; readonly status: number };

export type Validation =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly error: RecordError }
  | { readonly ok: false; readonly readError: ReadError };

/**
 * Checks the format of a record, then the rules. Returns the first error. For a record of another rules version, the
 * page of that version checks the rules when it opens the record.
 */
export function validateRecord(text: string): Validation {
  if (text.length > RECORD_MAX_BYTES) return { ok: false, readError: { why: 'tooLarge' } };
  const parsed = readRecord(text);
  if (!parsed.ok) {
    const { field, why } = parsed;
    return { ok: false, error: { verdict: { ok: false, format: { field, why } }, record: null } };
  }
  const { rules = RULES_VERSION } = parsed.record;
  if (rules !== RULES_VERSION) return { ok: true, record: parsed.record };
  const opened = openRecord(parsed.record);
  if (!opened.ok) return { ok: false, error: { verdict: opened.verdict, record: parsed.record } };
  return { ok: true, record: parsed.record };
}

/** Parses an http or https URL that the user typed; null if it is invalid. */
export function parseUrl(text: string, baseUrl: string): URL | null {
  const url = URL.parse(text.trim(), baseUrl);
  return url !== null && /^https?:$/.test(url.protocol) && text.trim() !== '' ? url : null;
}

/** Fetches and validates the record at a URL. `baseUrl`: the URL of the page. */
export async function fetchRecordFromUrl(text: string, baseUrl: string): Promise<Validation> {
  const fail = (reason: ReadError): Validation => ({ ok: false, readError: reason });
  const url = parseUrl(text, baseUrl);
  if (url === null) return fail({ why: 'invalidUrl' });
  try {
    const response = await fetch(url, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    });
    if (!response.ok) return fail({ why: 'httpStatus', status: response.status });
    const body = await readTextUpTo(response, RECORD_MAX_BYTES);
    return body === null ? fail({ why: 'tooLarge' }) : validateRecord(body);
  } catch {
    return fail({ why: 'noResponse' });
  }
}

/** Returns the text of a response; null if it is longer than `maxBytes`. Stops reading at the limit. */
async function readTextUpTo(response: Response, maxBytes: number): Promise<string | null> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let [text, length] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
