/** A record from an address. The browser fetches it, as who may read it anywhere: no cookies go along to other hosts. */
import type { Judged, Unread } from './judged';
import { judged, RECORD_MAX_BYTES } from './judged';

const PATIENCE_MS = 15_000;

/** The address that somebody wrote, as one of the web; null where it is none. */
export function webAddress(text: string, here: string): URL | null {
  const made = URL.parse(text.trim(), here);
  return made !== null && /^https?:$/.test(made.protocol) && text.trim() !== '' ? made : null;
}

/** Fetches and judges what lies at an address. `here`: the page's own. */
export async function fetched(text: string, here: string): Promise<Judged> {
  const unread = (one: Unread): Judged => ({ ok: false, unread: one });
  const address = webAddress(text, here);
  if (address === null) return unread({ why: 'noAddress' });
  try {
    const answer = await fetch(address, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) return unread({ why: 'status', status: answer.status });
    const read = await textWithin(answer, RECORD_MAX_BYTES);
    return read === null ? unread({ why: 'tooLarge' }) : judged(read);
  } catch {
    return unread({ why: 'noAnswer' });
  }
}

/** The text of an answer; null where it is longer than `most` bytes: no more of it is read then. */
async function textWithin(answer: Response, most: number): Promise<string | null> {
  const reader = answer.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let [text, length] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
