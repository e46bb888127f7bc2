/** FIRE-3: the path of a cone through burning districts. */
import { BOARD, DISTRICTS_BY_INDEX, FIRE_NEIGHBOURS, type BoardDistrict } from '../board/board';
import type { DistrictId } from '../board/ids';
import type { PublicState } from '../state';
import { isBurning } from './burning';
import { markBurning } from './fire-areas';

/**
 * Returns the shortest path of a cone through burning districts, both ends included. Empty if there is none.
 * @source FIRE-3
 */
export function pathThroughFire(
  state: PublicState,
  from: DistrictId,
  exit: DistrictId,
): readonly DistrictId[] {
  if (!isBurning(state, from) || !isBurning(state, exit)) return [];
  const { indices, cameFrom } = breadthFirstSearch(markBurning(state), BOARD[from].index, BOARD[exit].index);
  const path: DistrictId[] = [];
  const last = indices.indexOf(BOARD[exit].index);
  for (let i = last; i >= 0; i = cameFrom[i] as number) {
    path.push((DISTRICTS_BY_INDEX[indices[i] as number] as BoardDistrict).id);
  }
  return path.reverse();
}

/**
 * Returns the marked districts in the order of the search, and clears their marks. `cameFrom` holds the position of each predecessor, or -1.
 */
function breadthFirstSearch(
  isUnvisited: Uint8Array,
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
