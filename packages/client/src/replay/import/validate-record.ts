/** A record that somebody brings: judged before it is shown. */
import { readRecord, verifyRecord } from '@great-fire/game';
import type { GameRecord } from '@great-fire/game';
import type { RecordError } from '../invalid-record';

/** A long game of six with much taken back has some hundred kilobytes. */
export const RECORD_MAX_BYTES = 4_000_000;

/** Why there is nothing to judge. */
export type ReadError =
  | { readonly why: 'noAddress' | 'noAnswer' | 'tooLarge' }
  | { readonly why: 'status'; readonly status: number };

export type Validation =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly error: RecordError }
  | { readonly ok: false; readonly readError: ReadError };

/** Judges a text by the form of a record and by the rules; the first thing that is wrong is told. */
export function validateRecord(text: string): Validation {
  if (text.length > RECORD_MAX_BYTES) return { ok: false, readError: { why: 'tooLarge' } };
  const parsed = readRecord(text);
  if (!parsed.ok) {
    const { field, why } = parsed;
    return { ok: false, error: { verdict: { ok: false, format: { field, why } }, record: null } };
  }
  const verdict = verifyRecord(parsed.record);
  if (!verdict.ok) return { ok: false, error: { verdict, record: parsed.record } };
  return { ok: true, record: parsed.record };
}
