/** FIRE-2, FIRE-3: which fires there are, where a cone may be lifted and how it runs through the fire. */
import type { BoardDistrict } from '../board/board';
import { BOARD, DISTRICTS_BY_INDEX, FIRE_NEIGHBOURS, BURNABLE_INDICES, PUDDING_LANE } from '../board/board';
import { districtsByIndex } from '../board/districts';
import type { DistrictId } from '../board/ids';
import { DISTRICT_IDS } from '../board/ids';
import type { DistrictState, PublicState } from '../state';
import { isBurningDistrict, isBurning } from './burning';

/** Districts that burn and are joined: within a fire a cone may run from any to any. @source FIRE-3 */
export interface FireArea {
  readonly indices: readonly number[]; // of its districts, as `ids` lists them
  readonly ids: readonly DistrictId[];
}

// Filled anew by each search, so that no district is looked up twice in it.
const isUnvisited = new Uint8Array(DISTRICTS_BY_INDEX.length);

function markBurning(state: PublicState): void {
  const districts = districtsByIndex(state);
  for (const index of BURNABLE_INDICES) {
    isUnvisited[index] = isBurningDistrict(
      districts[index] as DistrictState,
      DISTRICT_IDS[index] as DistrictId,
    )
      ? 1
      : 0;
  }
}

/** Takes the fire around a district off what is marked. */
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

/** The fire that a burning district belongs to. @source FIRE-3 */
export function findFireArea(state: PublicState, start: DistrictId): FireArea {
  markBurning(state);
  return collectFireArea(BOARD[start].index);
}

/** A fire that a cone can be lifted in. */
export interface SpreadableArea extends FireArea {
  readonly sources: readonly DistrictId[];
}

/** The burning districts, grouped into fires; without those that no cone can be lifted in. @source FIRE-2, FIRE-3 */
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

/** Why no cone can be lifted in a district, or null where one can. @source FIRE-2 */
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
  markBurning(state);
  const { indices, cameFrom } = breadthFirstSearch(BOARD[from].index, BOARD[exit].index);
  const path: DistrictId[] = [];
  const last = indices.indexOf(BOARD[exit].index);
  for (let i = last; i >= 0; i = cameFrom[i] as number) {
    path.push((DISTRICTS_BY_INDEX[indices[i] as number] as BoardDistrict).id);
  }
  return path.reverse();
}

/** The marked districts in the order in which they are reached, each with the place in it of the one before. */
function breadthFirstSearch(
  start: number,
  goal: number,
): { indices: readonly number[]; cameFrom: readonly number[] } {
  const indices = [start];
  const cameFrom = [-1];
  isUnvisited[start] = 0;
  for (let i = 0; i < indices.length; i += 1) {
    const index = indices[i] as number;
    if (index === goal) break;
    for (const next of FIRE_NEIGHBOURS[index] as readonly number[]) {
      if (isUnvisited[next] === 0) continue;
      isUnvisited[next] = 0;
      indices.push(next);
      cameFrom.push(i);
    }
  }
  return { indices, cameFrom };
}
