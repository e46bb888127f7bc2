/** Where it burns, a sign for each district: twenty names of districts are as long as all else that a row tells. */
import { DISTRICT_IDS } from '@great-fire/game';
import type { DistrictId } from '@great-fire/game';

const FIRST = 35; // '#': neither this nor any that follows must be escaped in JSON, but for the backslash
const BACKSLASH = 92;

const SIGNS = DISTRICT_IDS.map((_, index) => {
  const code = FIRST + index;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
});

/** A sign for each of these districts, in their order. */
export function fireSigns(districts: readonly string[]): string {
  const ids: readonly string[] = DISTRICT_IDS;
  return districts.map((id) => SIGNS[ids.indexOf(id)] ?? '').join('');
}

/** The districts that `fireSigns` wrote, in their order; a sign of a later release is left out. */
export function districtsOf(signs: string): readonly DistrictId[] {
  return Array.from(signs).flatMap((sign) => DISTRICT_IDS[SIGNS.indexOf(sign)] ?? []);
}
