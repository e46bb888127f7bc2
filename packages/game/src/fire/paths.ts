/** FIRE-2, FIRE-3: which fires there are, where a cone may be lifted and how it runs through the fire. */
import type { BoardDistrict } from '../board/board';
import { BOARD, BOARD_LIST, BURNABLE_FROM, BURNABLE_INDEXES, PUDDING_LANE } from '../board/board';
import { districtList } from '../board/districts';
import type { DistrictId } from '../board/ids';
import { DISTRICT_IDS } from '../board/ids';
import type { DistrictState, PublicState } from '../state';
import { burns, isBurning } from './fire';

/** Districts that burn and are joined: within a fire a cone may run from any to any. @source FIRE-3 */
export interface Fire {
  readonly indexes: readonly number[]; // of its districts, as `ids` lists them
  readonly ids: readonly DistrictId[];
}

// Filled anew by each search, so that no district is looked up twice in it.
const isWaiting = new Uint8Array(BOARD_LIST.length);

function markBurning(state: PublicState): void {
  const districts = districtList(state);
  for (const index of BURNABLE_INDEXES) {
    isWaiting[index] = burns(districts[index] as DistrictState, DISTRICT_IDS[index] as DistrictId) ? 1 : 0;
  }
}

/** Takes the fire around a district off what is marked. */
function takeFire(start: number): Fire {
  const indexes = [start];
  const ids: DistrictId[] = [];
  isWaiting[start] = 0;
  for (let at = 0; at < indexes.length; at += 1) {
    const index = indexes[at] as number;
    ids.push((BOARD_LIST[index] as BoardDistrict).id);
    for (const next of BURNABLE_FROM[index] as readonly number[]) {
      if (isWaiting[next] === 0) continue;
      isWaiting[next] = 0;
      indexes.push(next);
    }
  }
  return { indexes, ids };
}

/** The fire that a burning district belongs to. @source FIRE-3 */
export function fireAround(state: PublicState, start: DistrictId): Fire {
  markBurning(state);
  return takeFire(BOARD[start].index);
}

/** A fire that a cone can be lifted in. */
export interface SourcedFire extends Fire {
  readonly sources: readonly DistrictId[];
}

/** The burning districts, grouped into fires; without those that no cone can be lifted in. @source FIRE-2, FIRE-3 */
export function sourcedFires(state: PublicState): readonly SourcedFire[] {
  markBurning(state);
  const fires: SourcedFire[] = [];
  for (const start of BURNABLE_INDEXES) {
    if (isWaiting[start] === 0) continue;
    const { indexes, ids } = takeFire(start);
    const sources = ids.filter((district) => sourceObstacle(state, district) === null);
    if (sources.length > 0) fires.push({ indexes, ids, sources });
  }
  return fires;
}

/** Why no cone can be lifted in a district, or null where one can. @source FIRE-2 */
export function sourceObstacle(
  state: PublicState,
  district: DistrictId,
): 'source-not-burning' | 'source-last-cone' | 'pudding-lane-no-refill' | null {
  const there = state.districts[district];
  if (!burns(there, district)) return 'source-not-burning';
  if (there.cones >= 2) return null;
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
  const { indexes, cameFrom } = searchFrom(BOARD[from].index, BOARD[exit].index);
  const path: DistrictId[] = [];
  const last = indexes.indexOf(BOARD[exit].index);
  for (let at = last; at >= 0; at = cameFrom[at] as number) {
    path.push((BOARD_LIST[indexes[at] as number] as BoardDistrict).id);
  }
  return path.reverse();
}

/** The marked districts in the order in which they are reached, each with the place in it of the one before. */
function searchFrom(
  start: number,
  goal: number,
): { indexes: readonly number[]; cameFrom: readonly number[] } {
  const indexes = [start];
  const cameFrom = [-1];
  isWaiting[start] = 0;
  for (let at = 0; at < indexes.length; at += 1) {
    const index = indexes[at] as number;
    if (index === goal) break;
    for (const next of BURNABLE_FROM[index] as readonly number[]) {
      if (isWaiting[next] === 0) continue;
      isWaiting[next] = 0;
      indexes.push(next);
      cameFrom.push(at);
    }
  }
  return { indexes, cameFrom };
}
