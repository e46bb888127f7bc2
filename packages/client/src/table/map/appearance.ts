/** The appearance of a district, derived from its state. */
import type { DistrictId, DistrictState, PublicState } from '@great-fire/game';
import { isBurning, isContained } from '@great-fire/game';
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

const isSameList = <T>(a: readonly T[], b: readonly T[]) =>
  a.length === b.length && a.every((item, i) => item === b[i]);

/** Returns true if both states look the same, so that the district need not render. */
export function isSameDistrictState(a: DistrictState, b: DistrictState): boolean {
  return (
    a === b ||
    (a.cones === b.cones &&
      a.bands === b.bands &&
      a.token === b.token &&
      a.demolished === b.demolished &&
      isSameList(a.houses, b.houses))
  );
}
