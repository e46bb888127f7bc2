/** Definitions of on fire, contained and burning, as at the head of RULES.md. */
import { PUDDING_LANE } from '../board/board';
import { districtsByIndex } from '../board/districts';
import { type DistrictId, DISTRICT_IDS } from '../board/ids';
import type { DistrictState, PublicState } from '../state';

/** Returns true if the district holds at least one cone. */
export function isOnFire(state: PublicState, district: DistrictId): boolean {
  return state.districts[district].cones > 0;
}

/**
 * Returns true if the district is on fire and has a band for every cone. Pudding Lane is never contained. @source
 * FIRE-3
 */
export function isContained(state: PublicState, district: DistrictId): boolean {
  const { cones, bands } = state.districts[district];
  return cones > 0 && bands >= cones && district !== PUDDING_LANE;
}

/** Returns true if the district is on fire and not contained. */
export function isBurning(state: PublicState, district: DistrictId): boolean {
  return isBurningDistrict(state.districts[district], district);
}

/** Does the same as `isBurning`, for callers that already hold the district's state. */
export function isBurningDistrict({ cones, bands }: DistrictState, district: DistrictId): boolean {
  return cones > 0 && (bands < cones || district === PUDDING_LANE);
}

/** Returns the number of bands that stand on no cone. Only these may move or demolish. @source ACT-3 */
export function freeBands(state: PublicState, district: DistrictId): number {
  const { cones, bands } = state.districts[district];
  return Math.max(0, bands - cones);
}

/** Returns the districts with at least one free band. @source ACT-3 */
export function districtsWithFreeBands(state: PublicState): readonly DistrictId[] {
  const ids: DistrictId[] = [];
  const districts = districtsByIndex(state);
  for (let index = 0; index < districts.length; index += 1) {
    const { cones, bands } = districts[index] as DistrictState;
    if (bands > cones) ids.push(DISTRICT_IDS[index] as DistrictId);
  }
  return ids;
}
