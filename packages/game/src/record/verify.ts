/** Verifies a record: its setup, actions, final position and result. */
import type { RuleId } from '../refusal';
import { replayRecord, type OnAction, type RuleViolation } from './replay';
import { type FormatIssue, type GameRecord, readRecord } from './schema';
import { toRecordFinal, toRecordResult } from './final';

export type RecordVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly violation: RuleViolation }
  | { readonly ok: false; readonly format: FormatIssue };

/** Verifies the text of a record. The verdict names the first fault. */
export function verifyText(text: string): RecordVerdict {
  const read = readRecord(text);
  return read.ok ? verifyRecord(read.record) : { ok: false, format: { field: read.field, why: read.why } };
}

/** Verifies a parsed record while it replays it. Does not check that the seed leads to the setup. */
export function verifyRecord(record: GameRecord, onAction?: OnAction): RecordVerdict {
  const replayed = replayRecord(record, onAction);
  if (!replayed.ok) return replayed;
  const final = findDifference([], toRecordFinal(replayed.state), omitEmptyEntries(record.final));
  if (final !== null) return violationVerdict('final', 'END-1', final);
  const result = findDifference([], toRecordResult(replayed.state), record.result);
  if (result === null) return { ok: true };
  return violationVerdict('result', result.path[0] === 'winners' ? 'END-4' : 'END-2', result);
}

function violationVerdict(location: 'final' | 'result', rule: RuleId, difference: Difference): RecordVerdict {
  const { path, expected, actual } = difference;
  const why = `${path.join('.')} is ${actual}, not ${expected}`;
  return { ok: false, violation: { location, rule, why } };
}

/** Removes zero and empty entries, which a record may contain or leave out. */
function omitEmptyEntries(final: GameRecord['final']): GameRecord['final'] {
  const omitEmpty = <T extends object>(entries: T): T =>
    Object.fromEntries(
      Object.entries(entries).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== 0)),
    ) as T;
  return {
    ...final,
    cones: omitEmpty(final.cones),
    houses: omitEmpty(final.houses),
    bands: omitEmpty(final.bands),
  };
}

interface Difference {
  readonly path: readonly string[]; // ['scores', '0', 'total']
  readonly expected: string;
  readonly actual: string;
}

/** Returns the first difference between two values, or null. Order matters only in the list of pawns. */
function findDifference(path: readonly string[], expected: unknown, actual: unknown): Difference | null {
  const compare = (a: string, b: string) => (a === b ? null : { path, expected: a, actual: b });
  if (
    Array.isArray(expected) &&
    Array.isArray(actual) &&
    expected.every((item) => typeof item === 'string')
  ) {
    const isUnordered = path.at(-1) !== 'pawns';
    const text = (list: readonly unknown[]) => (isUnordered ? [...list].sort() : list).join(' ');
    return compare(text(expected), text(actual));
  }
  if (typeof expected === 'object' && expected !== null && typeof actual === 'object' && actual !== null) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
      const inner = findDifference([...path, key], Reflect.get(expected, key), Reflect.get(actual, key));
      if (inner !== null) return inner;
    }
    return null;
  }
  return expected === actual ? null : { path, expected: String(expected), actual: String(actual) };
}

/**
 * Returns one line: `ok`, or `action 17: FIRE-6: why`, with `format`, `setup`, `final` or `result` in place of the
 * action.
 */
export function formatVerdict(verdict: RecordVerdict): string {
  if (verdict.ok) return 'ok';
  if ('format' in verdict) return `format: ${verdict.format.field}: ${verdict.format.why}`;
  const { location, rule, why } = verdict.violation;
  return `${typeof location === 'number' ? `action ${location}` : location}: ${rule}: ${why}`;
}
