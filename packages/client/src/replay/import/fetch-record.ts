/** Fetches a record from a URL. Other hosts receive no cookies. */
import type { Validation, ReadError } from './validate-record';
import { validateRecord, RECORD_MAX_BYTES } from './validate-record';

const FETCH_TIMEOUT_MS = 15_000;

/** Parses an http or https URL that the user typed; null if it is invalid. */
export function parseUrl(text: string, baseUrl: string): URL | null {
  const url = URL.parse(text.trim(), baseUrl);
  return url !== null && /^https?:$/.test(url.protocol) && text.trim() !== '' ? url : null;
}

/** Fetches and validates the record at a URL. `baseUrl`: the URL of the page. */
export async function fetchRecordFromUrl(text: string, baseUrl: string): Promise<Validation> {
  const fail = (reason: ReadError): Validation => ({ ok: false, readError: reason });
  const url = parseUrl(text, baseUrl);
  if (url === null) return fail({ why: 'noAddress' });
  try {
    const response = await fetch(url, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    });
    if (!response.ok) return fail({ why: 'status', status: response.status });
    const body = await readTextUpTo(response, RECORD_MAX_BYTES);
    return body === null ? fail({ why: 'tooLarge' }) : validateRecord(body);
  } catch {
    return fail({ why: 'noAnswer' });
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
