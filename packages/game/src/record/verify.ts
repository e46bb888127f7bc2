/** Judges a record by its setup, actions, final position and result. */
import type { RuleId } from '../refusal';
import { replay } from './replay';
import type { Fault } from './replay';
import type { FormFault, GameRecord } from './schema';
import { readRecord } from './schema';
import { finalOf, resultOf } from './write';

export type Verdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly fault: Fault }
  | { readonly ok: false; readonly format: FormFault };

/** Verifies the text of a record; the first thing that is wrong is named. */
export function verifyText(text: string): Verdict {
  const read = readRecord(text);
  return read.ok ? verifyRecord(read.record) : { ok: false, format: { field: read.field, why: read.why } };
}

/** Verifies a record that was read; whether the seed gives the setup is not asked here. */
export function verifyRecord(record: GameRecord): Verdict {
  const played = replay(record);
  if (!played.ok) return played;
  const final = difference('final', finalOf(played.state), withoutNothing(record.final));
  if (final !== null) return fault('final', 'END-1', final);
  const result = difference('result', resultOf(played.state), record.result);
  return result === null ? { ok: true } : fault('result', ruleOf(result), result);
}

function fault(where: 'final' | 'result', rule: RuleId, why: string): Verdict {
  return { ok: false, fault: { where, rule, why } };
}

function ruleOf(why: string): RuleId {
  return why.startsWith('winners') ? 'END-4' : 'END-2';
}

/** Zero and empty entries may stand in a record or be left out. */
function withoutNothing(final: GameRecord['final']): GameRecord['final'] {
  const some = <T extends object>(entries: T): T =>
    Object.fromEntries(
      Object.entries(entries).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== 0)),
    ) as T;
  return { ...final, cones: some(final.cones), houses: some(final.houses), bands: some(final.bands) };
}

/** The first place in which two values differ, in words, or null. Lists of houses, hands and districts have no order. */
function difference(path: string, wanted: unknown, found: unknown): string | null {
  const name = path.replace(/^(final|result)\.?/, '');
  if (Array.isArray(wanted) && Array.isArray(found) && wanted.every((item) => typeof item === 'string')) {
    const isBag = !path.endsWith('.pawns');
    const text = (list: readonly unknown[]) => (isBag ? [...list].sort() : list).join(' ');
    return text(wanted) === text(found) ? null : `${name} is ${text(found)}, not ${text(wanted)}`;
  }
  if (typeof wanted === 'object' && wanted !== null && typeof found === 'object' && found !== null) {
    for (const key of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
      const inner = difference(`${path}.${key}`, Reflect.get(wanted, key), Reflect.get(found, key));
      if (inner !== null) return inner;
    }
    return null;
  }
  return wanted === found ? null : `${name} is ${String(found)}, not ${String(wanted)}`;
}

/** One line on a verdict: `ok`, or `action 17: FIRE-6: why`, with `format`, `setup`, `final` or `result` in place of an action. */
export function verdictLine(verdict: Verdict): string {
  if (verdict.ok) return 'ok';
  if ('format' in verdict) return `format: ${verdict.format.field}: ${verdict.format.why}`;
  const { where, rule, why } = verdict.fault;
  return `${typeof where === 'number' ? `action ${where}` : where}: ${rule}: ${why}`;
}
