/** FIRE-5, FIRE-6: where fire may go, and which of these it must prefer. */
import { BOARD } from '../board/board';
import type { DistrictId } from '../board/ids';
import type { Reason } from '../refusal';
import type { PublicState } from '../state';
import { isBurning } from './fire';

export type Rank = 1 | 2 | 3 | 4;

/** Why fire cannot enter a district, or null where it can. @source FIRE-5 */
export function targetObstacle(state: PublicState, district: DistrictId): Reason | null {
  const { isPuddingLane, isCity } = BOARD[district];
  if (isPuddingLane) return 'target-pudding-lane';
  if (!isCity) return 'target-grass';
  if (state.districts[district].demolished) return 'target-demolished';
  return isBurning(state, district) ? 'target-burning' : null;
}

/** The rank of a target, 1 the best: houses before none, no band before a band. @source FIRE-6 */
export function rankOf(state: PublicState, district: DistrictId): Rank {
  const { houses, bands } = state.districts[district];
  if (houses.length > 0) return bands === 0 ? 1 : 2;
  return bands === 0 ? 3 : 4;
}
