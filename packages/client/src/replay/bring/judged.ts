/** A record that somebody brings: judged before it is shown. */
import { readRecord, verifyRecord } from '@great-fire/game';
import type { GameRecord } from '@great-fire/game';
import type { Broken } from '../broken-record';

/** A long game of six with much taken back has some hundred kilobytes. */
export const RECORD_MAX_BYTES = 4_000_000;

/** Why there is nothing to judge. */
export type Unread =
  | { readonly why: 'noAddress' | 'noAnswer' | 'tooLarge' }
  | { readonly why: 'status'; readonly status: number };

export type Judged =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly broken: Broken }
  | { readonly ok: false; readonly unread: Unread };

/** Judges a text by the form of a record and by the rules; the first thing that is wrong is told. */
export function judged(text: string): Judged {
  if (text.length > RECORD_MAX_BYTES) return { ok: false, unread: { why: 'tooLarge' } };
  const read = readRecord(text);
  if (!read.ok) {
    const { field, why } = read;
    return { ok: false, broken: { verdict: { ok: false, format: { field, why } }, record: null } };
  }
  const verdict = verifyRecord(read.record);
  if (!verdict.ok) return { ok: false, broken: { verdict, record: read.record } };
  return { ok: true, record: read.record };
}
