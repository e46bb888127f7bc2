/** FIRE-2, FIRE-3: fire areas and their sources. */
import {
  BOARD,
  DISTRICTS_BY_INDEX,
  FIRE_NEIGHBOURS,
  BURNABLE_INDICES,
  type BoardDistrict,
} from '../board/board';
import { districtsByIndex } from '../board/districts';
import { type DistrictId, DISTRICT_IDS } from '../board/ids';
import type { DistrictState, PublicState } from '../state';
import { isBurningDistrict } from './burning';
import { blockedSourceReason } from './spread-source';

/** A group of connected burning districts. A cone may move between any two of them. @source FIRE-3 */
export interface FireArea {
  readonly indices: readonly number[]; // district indexes, in the order of `ids`
  readonly ids: readonly DistrictId[];
}

// 1 for burning districts that the current search has not visited. Each search fills the array again.
const isUnvisited = new Uint8Array(DISTRICTS_BY_INDEX.length);

/** Marks all burning districts as unvisited. Returns the marks by district index, valid until the next search. */
export function markBurning(state: PublicState): Uint8Array {
  const districts = districtsByIndex(state);
  for (const index of BURNABLE_INDICES) {
    isUnvisited[index] = isBurningDistrict(
      districts[index] as DistrictState,
      DISTRICT_IDS[index] as DistrictId,
    )
      ? 1
      : 0;
  }
  return isUnvisited;
}

/** Collects the fire area around a district and marks its districts as visited. */
function collectFireArea(start: number): FireArea {
  const indices = [start];
  const ids: DistrictId[] = [];
  isUnvisited[start] = 0;
  for (let i = 0; i < indices.length; i += 1) {
    const index = indices[i] as number;
    ids.push((DISTRICTS_BY_INDEX[index] as BoardDistrict).id);
    for (const next of FIRE_NEIGHBOURS[index] as readonly number[]) {
      if (isUnvisited[next] === 0) continue;
      isUnvisited[next] = 0;
      indices.push(next);
    }
  }
  return { indices, ids };
}

/** Returns the fire area that contains a burning district. @source FIRE-3 */
export function findFireArea(state: PublicState, start: DistrictId): FireArea {
  markBurning(state);
  return collectFireArea(BOARD[start].index);
}

/** A fire area with at least one legal source. */
export interface SpreadableArea extends FireArea {
  readonly sources: readonly DistrictId[];
}

/** Returns the fire areas that have at least one legal source. @source FIRE-2, FIRE-3 */
export function spreadableAreas(state: PublicState): readonly SpreadableArea[] {
  markBurning(state);
  const areas: SpreadableArea[] = [];
  for (const start of BURNABLE_INDICES) {
    if (isUnvisited[start] === 0) continue;
    const { indices, ids } = collectFireArea(start);
    const sources = ids.filter((district) => blockedSourceReason(state, district) === null);
    if (sources.length > 0) areas.push({ indices, ids, sources });
  }
  return areas;
}
