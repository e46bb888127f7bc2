/** FIRE-5, FIRE-6: legal targets of fire and their ranks. */
import type { BoardDistrict } from '../board/board';
import type { Reason } from '../refusal';
import type { DistrictState } from '../state';
import { isBurningDistrict } from './burning';

export type TargetRank = 1 | 2 | 3 | 4;

/** Returns the reason why fire cannot enter a district, or null if it can. @source FIRE-5 */
export function blockedTargetReason(
  { id, isPuddingLane, isCity }: BoardDistrict,
  state: DistrictState,
): Reason | null {
  if (isPuddingLane) return 'target-pudding-lane';
  if (!isCity) return 'target-grass';
  if (state.demolished) return 'target-demolished';
  return isBurningDistrict(state, id) ? 'target-burning' : null;
}

/** Returns the rank of a target, 1 the best: houses before none, then no band before a band. @source FIRE-6 */
export function targetRank({ houses, bands }: DistrictState): TargetRank {
  if (houses.length > 0) return bands === 0 ? 1 : 2;
  return bands === 0 ? 3 : 4;
}
