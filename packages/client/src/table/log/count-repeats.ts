/** Counts repeated districts of a sentence: "Tower Street ×2 and Billingsgate". */
import type { DistrictId } from '@great-fire/game';

export interface CountedDistrict {
  readonly district: DistrictId;
  readonly times: number;
}

/** Returns each district once, in the order of its first appearance, and the number of its appearances. */
export function countRepeats(districts: readonly DistrictId[]): readonly CountedDistrict[] {
  return [...new Set(districts)].map((district) => ({
    district,
    times: districts.filter((other) => other === district).length,
  }));
}

/** Returns the suffix of a name that appears `times` times: empty for 1. Contains a no-break space. */
export const timesSuffix = (times: number): string => (times === 1 ? '' : `\u00a0×${String(times)}`);
