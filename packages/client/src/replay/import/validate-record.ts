/** Validates an imported record before it is shown. */
import { readRecord, verifyRecord } from '@great-fire/game/record';
import type { GameRecord } from '@great-fire/game/record';
import type { RecordError } from '../invalid-record';

/** A long six-player game with many undone moves has a few hundred kB. */
export const RECORD_MAX_BYTES = 4_000_000;

/** Reasons for which there is no text to validate. */
export type ReadError =
  | { readonly why: 'noAddress' | 'noAnswer' | 'tooLarge' }
  | { readonly why: 'status'; readonly status: number };

export type Validation =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly error: RecordError }
  | { readonly ok: false; readonly readError: ReadError };

/** Checks the format of a record, then the rules. Returns the first error. */
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
