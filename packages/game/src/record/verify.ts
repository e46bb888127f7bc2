/** Judges a record by its setup, actions, final position and result. */
import type { RuleId } from '../refusal';
import { replayRecord } from './replay';
import type { RuleViolation } from './replay';
import type { FormatIssue, GameRecord } from './schema';
import { readRecord } from './schema';
import { toRecordFinal, toRecordResult } from './write';

export type Verdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly violation: RuleViolation }
  | { readonly ok: false; readonly format: FormatIssue };

/** Verifies the text of a record; the first thing that is wrong is named. */
export function verifyText(text: string): Verdict {
  const read = readRecord(text);
  return read.ok ? verifyRecord(read.record) : { ok: false, format: { field: read.field, why: read.why } };
}

/** Verifies a record that was read; whether the seed gives the setup is not asked here. */
export function verifyRecord(record: GameRecord): Verdict {
  const replayed = replayRecord(record);
  if (!replayed.ok) return replayed;
  const final = describeDifference('final', toRecordFinal(replayed.state), omitEmptyEntries(record.final));
  if (final !== null) return violationVerdict('final', 'END-1', final);
  const result = describeDifference('result', toRecordResult(replayed.state), record.result);
  return result === null ? { ok: true } : violationVerdict('result', resultRule(result), result);
}

function violationVerdict(location: 'final' | 'result', rule: RuleId, why: string): Verdict {
  return { ok: false, violation: { location, rule, why } };
}

function resultRule(why: string): RuleId {
  return why.startsWith('winners') ? 'END-4' : 'END-2';
}

/** Zero and empty entries may stand in a record or be left out. */
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

/** The first place in which two values differ, in words, or null. Lists of houses, hands and districts have no order. */
function describeDifference(path: string, expected: unknown, actual: unknown): string | null {
  const name = path.replace(/^(final|result)\.?/, '');
  if (
    Array.isArray(expected) &&
    Array.isArray(actual) &&
    expected.every((item) => typeof item === 'string')
  ) {
    const isUnordered = !path.endsWith('.pawns');
    const text = (list: readonly unknown[]) => (isUnordered ? [...list].sort() : list).join(' ');
    return text(expected) === text(actual) ? null : `${name} is ${text(actual)}, not ${text(expected)}`;
  }
  if (typeof expected === 'object' && expected !== null && typeof actual === 'object' && actual !== null) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
      const inner = describeDifference(
        `${path}.${key}`,
        Reflect.get(expected, key),
        Reflect.get(actual, key),
      );
      if (inner !== null) return inner;
    }
    return null;
  }
  return expected === actual ? null : `${name} is ${String(actual)}, not ${String(expected)}`;
}

/** One line on a verdict: `ok`, or `action 17: FIRE-6: why`, with `format`, `setup`, `final` or `result` in place of an action. */
export function formatVerdict(verdict: Verdict): string {
  if (verdict.ok) return 'ok';
  if ('format' in verdict) return `format: ${verdict.format.field}: ${verdict.format.why}`;
  const { location, rule, why } = verdict.violation;
  return `${typeof location === 'number' ? `action ${location}` : location}: ${rule}: ${why}`;
}
