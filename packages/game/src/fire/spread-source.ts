/** FIRE-2: the burning districts that a cone may leave. */
import { PUDDING_LANE } from '../board/board';
import type { DistrictId } from '../board/ids';
import type { PublicState } from '../state';
import { isBurningDistrict } from './burning';

/** Returns the reason why the district is no legal source, or null if it is one. @source FIRE-2 */
export function blockedSourceReason(
  state: PublicState,
  district: DistrictId,
): 'source-not-burning' | 'source-last-cone' | 'pudding-lane-no-refill' | null {
  const districtState = state.districts[district];
  if (!isBurningDistrict(districtState, district)) return 'source-not-burning';
  if (districtState.cones >= 2) return null;
  if (district !== PUDDING_LANE) return 'source-last-cone';
  return state.stock > 0 ? null : 'pudding-lane-no-refill';
}
