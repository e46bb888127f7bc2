/** The appearance of a district, derived from its state. */
import { isBurning, isContained, type DistrictId, type PublicState } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';

export type Appearance = 'standing' | 'grass' | 'burning' | 'contained' | 'burnt-out' | 'demolished';

/**
 * Returns the appearance of a district. Grass keeps its appearance. A city district with nothing left to burn is burnt
 * out.
 */
export function getAppearance(state: PublicState, id: DistrictId): Appearance {
  const { isCity, isPuddingLane } = BOARD[id];
  if (isBurning(state, id)) return 'burning';
  if (isContained(state, id)) return 'contained';
  if (isPuddingLane) return 'burnt-out';
  if (!isCity) return 'grass';
  const district = state.districts[id];
  if (district.demolished) return 'demolished';
  return district.houses.length === 0 ? 'burnt-out' : 'standing';
}
