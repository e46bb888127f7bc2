/** Reads a record together with the rules of its version. */
import { RELEASED_RULES } from '../versions/index';
import * as current from '../src/release-entry';
import type { GameRecord } from '../src/record';
import type { ReleasedRules } from '../src/released-rules';

type ReadResult =
  | { readonly ok: true; readonly record: GameRecord; readonly rules: ReleasedRules }
  | { readonly ok: false; readonly fault: string }; // `format: FIELD: why`

/** Parses a record and loads the rules that it names. A record without a version follows the current rules. */
export async function readWithRules(text: string): Promise<ReadResult> {
  const parsed = current.readRecord(text);
  if (!parsed.ok) return { ok: false, fault: `format: ${parsed.field}: ${parsed.why}` };
  const { record } = parsed;
  const { rules: version = current.RULES_VERSION } = record;
  if (version === current.RULES_VERSION) return { ok: true, record, rules: current };
  const load = Object.hasOwn(RELEASED_RULES, version) ? RELEASED_RULES[version] : undefined;
  if (load === undefined)
    return { ok: false, fault: `format: rules: this release has no version ${version} of the rules` };
  return { ok: true, record, rules: await load() };
}
