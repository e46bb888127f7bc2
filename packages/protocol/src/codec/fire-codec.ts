/**
 * Encodes the burning districts as one character each, because twenty district names would be as long as the rest of a
 * list item.
 */
import { DISTRICT_IDS, type DistrictId } from '@great-fire/game';

const FIRST_CHAR_CODE = 35; // '#'; JSON escapes no character from here on except the backslash
const BACKSLASH_CODE = 92;

const DISTRICT_CHARS = DISTRICT_IDS.map((_, index) => {
  const charCode = FIRST_CHAR_CODE + index;
  return String.fromCharCode(charCode < BACKSLASH_CODE ? charCode : charCode + 1);
});

/** Returns one character for each district, in the given order. */
export function encodeFire(districts: readonly string[]): string {
  const ids: readonly string[] = DISTRICT_IDS;
  return districts.map((id) => DISTRICT_CHARS[ids.indexOf(id)] ?? '').join('');
}

/** Returns the districts that `encodeFire` wrote, in their order. Skips characters of a later release. */
export function decodeFire(encoded: string): readonly DistrictId[] {
  return Array.from(encoded).flatMap((char) => DISTRICT_IDS[DISTRICT_CHARS.indexOf(char)] ?? []);
}
