/** INT: an intensify adds cones to burning districts. */
import type { Intensify } from '../action';
import {
  type BoardDistrict,
  BOARD,
  DISTRICTS_BY_INDEX,
  BURNABLE_INDICES,
  PUDDING_LANE,
} from '../board/board';
import { addCones, districtsByIndex } from '../board/districts';
import type { DistrictId } from '../board/ids';
import type { GameEvent } from '../event';
import { isBurningDistrict, isBurning } from '../fire/burning';
import { availableCones, takeCones } from '../fire/supply';
import type { Refusal } from '../refusal';
import type { DistrictState, Draft, PublicState, Seat } from '../state';
import { checkTurn } from '../turn';

/** Number of cones in one intensify. @source INT-1 */
const CONES_PER_INTENSIFY = 3;
/** Number of cones that a district may hold above its size. @source INT-2 */
const MAX_CONES_ABOVE_SIZE = 2;

/**
 * Returns the number of cones that fit into a district: none unless it burns, none in Pudding Lane. @source INT-1,
 * INT-2
 */
function roomIn(state: PublicState, district: DistrictId): number {
  return roomInDistrict(BOARD[district], state.districts[district]);
}

function roomInDistrict({ id, size }: BoardDistrict, district: DistrictState): number {
  if (id === PUDDING_LANE || !isBurningDistrict(district, id)) return 0;
  return Math.max(0, size + MAX_CONES_ABOVE_SIZE - district.cones);
}

/** Districts with the number of cones that fit into each. */
export type IntensifyRoom = readonly { readonly district: DistrictId; readonly room: number }[];

/** Returns the districts with room for at least one cone. @source INT-1, INT-2 */
export function districtsWithRoom(state: PublicState): IntensifyRoom {
  const entries: { readonly district: DistrictId; readonly room: number }[] = [];
  const districts = districtsByIndex(state);
  for (const index of BURNABLE_INDICES) {
    const boardDistrict = DISTRICTS_BY_INDEX[index] as BoardDistrict;
    const room = roomInDistrict(boardDistrict, districts[index] as DistrictState);
    if (room > 0) entries.push({ district: boardDistrict.id, room });
  }
  return entries;
}

/** Returns the number of cones that must be placed: three, or fewer if room or supply is short. @source INT-3 */
export function intensifyConeCount(state: PublicState): number {
  const totalRoom = districtsWithRoom(state).reduce((sum, entry) => sum + entry.room, 0);
  return Math.min(CONES_PER_INTENSIFY, totalRoom, availableCones(state));
}

/** Checks the chosen districts. Returns the refusal, or null if they are legal. @source INT-1, INT-2, INT-3 */
export function checkIntensify(state: PublicState, seat: Seat, { districts }: Intensify): Refusal | null {
  const turnRefusal = checkTurn(state, seat, ['intensify']);
  if (turnRefusal !== null) return turnRefusal;
  for (const district of districts) {
    if (district === PUDDING_LANE) return { rule: 'INT-1', reason: 'pudding-lane-closed' };
    if (!isBurning(state, district)) return { rule: 'INT-1', reason: 'not-burning' };
    const requestedCount = districts.filter((other) => other === district).length;
    if (requestedCount > roomIn(state, district)) return { rule: 'INT-2', reason: 'no-room' };
  }
  const requiredCount = intensifyConeCount(state);
  if (districts.length > requiredCount) return { rule: 'INT-3', reason: 'too-many-cones' };
  return districts.length < requiredCount ? { rule: 'INT-3', reason: 'too-few-cones' } : null;
}

/** Places the cones. No house burns. @source INT-1, INT-4 */
export function placeCones(
  draft: Draft<PublicState>,
  seat: Seat,
  { districts }: Intensify,
): readonly GameEvent[] {
  const { fromPuddingLane, events } = takeCones(draft, districts.length);
  for (const district of districts) addCones(draft, district, 1);
  const missing = CONES_PER_INTENSIFY - districts.length;
  return [{ type: 'fire-intensified', seat, districts: [...districts], fromPuddingLane, missing }, ...events];
}
