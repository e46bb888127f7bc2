/** Where it burns, a sign for each district: twenty names of districts are as long as all else that a row tells. */
import { DISTRICT_IDS } from '@great-fire/game';
import type { DistrictId } from '@great-fire/game';

const FIRST_CHAR_CODE = 35; // '#': neither this nor any that follows must be escaped in JSON, but for the backslash
const BACKSLASH_CODE = 92;

const DISTRICT_CHARS = DISTRICT_IDS.map((_, index) => {
  const charCode = FIRST_CHAR_CODE + index;
  return String.fromCharCode(charCode < BACKSLASH_CODE ? charCode : charCode + 1);
});

/** A sign for each of these districts, in their order. */
export function encodeFire(districts: readonly string[]): string {
  const ids: readonly string[] = DISTRICT_IDS;
  return districts.map((id) => DISTRICT_CHARS[ids.indexOf(id)] ?? '').join('');
}

/** The districts that `encodeFire` wrote, in their order; a sign of a later release is left out. */
export function decodeFire(encoded: string): readonly DistrictId[] {
  return Array.from(encoded).flatMap((char) => DISTRICT_IDS[DISTRICT_CHARS.indexOf(char)] ?? []);
}
