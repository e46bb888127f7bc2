/** FIRE-2, FIRE-3: which fires there are, where a cone may be lifted and how it runs through the fire. */
import { BOARD, BURNABLE_DISTRICTS, PUDDING_LANE } from '../board/board';
import type { DistrictId } from '../board/ids';
import type { PublicState } from '../state';
import { isBurning } from './fire';

/** The fire that a burning district belongs to: within it a cone may run from any to any. @source FIRE-3 */
export function fireAround(state: PublicState, start: DistrictId): readonly DistrictId[] {
  const fire = new Set([start]);
  for (const district of fire) {
    for (const { id } of BOARD[district].burnableNeighbours) {
      if (!fire.has(id) && isBurning(state, id)) fire.add(id);
    }
  }
  return [...fire];
}

/** The burning districts, grouped into fires. @source FIRE-3 */
export function firesOf(state: PublicState): readonly (readonly DistrictId[])[] {
  const seen = new Set<DistrictId>();
  const fires: (readonly DistrictId[])[] = [];
  for (const start of BURNABLE_DISTRICTS) {
    if (seen.has(start) || !isBurning(state, start)) continue;
    const fire = fireAround(state, start);
    for (const district of fire) seen.add(district);
    fires.push(fire);
  }
  return fires;
}

/** Why no cone can be lifted in a district, or null where one can. @source FIRE-2 */
export function sourceObstacle(
  state: PublicState,
  district: DistrictId,
): 'source-not-burning' | 'source-last-cone' | 'pudding-lane-no-refill' | null {
  if (!isBurning(state, district)) return 'source-not-burning';
  if (state.districts[district].cones >= 2) return null;
  if (district !== PUDDING_LANE) return 'source-last-cone';
  return state.stock > 0 ? null : 'pudding-lane-no-refill';
}

/**
 * The shortest way of a cone through burning districts, both ends included; empty if there is none.
 * @source FIRE-3
 */
export function pathThroughFire(
  state: PublicState,
  from: DistrictId,
  exit: DistrictId,
): readonly DistrictId[] {
  if (!isBurning(state, from) || !isBurning(state, exit)) return [];
  const cameFrom = new Map<DistrictId, DistrictId | null>([[from, null]]);
  for (const district of cameFrom.keys()) {
    if (district === exit) break;
    for (const { id } of BOARD[district].burnableNeighbours) {
      if (!cameFrom.has(id) && isBurning(state, id)) cameFrom.set(id, district);
    }
  }
  if (!cameFrom.has(exit)) return [];
  const path: DistrictId[] = [];
  for (let at: DistrictId | null | undefined = exit; at != null; at = cameFrom.get(at)) path.unshift(at);
  return path;
}
