/** Distances between districts for pawns. They never change, so they are computed once. */
import { BOARD, DISTRICTS_BY_INDEX } from '@great-fire/game/board';

export const DISTRICT_COUNT = DISTRICTS_BY_INDEX.length;

/** The indexes of the districts one step away, by district index. @source ACT-2, ACT-3 */
export const MOVE_NEIGHBOURS: readonly (readonly number[])[] = DISTRICTS_BY_INDEX.map(({ moveTargets }) =>
  moveTargets.map((id) => BOARD[id].index),
);

const UNREACHABLE = 99;

function distancesFrom(start: number): Uint8Array {
  const distance = new Uint8Array(DISTRICT_COUNT).fill(UNREACHABLE);
  distance[start] = 0;
  const queue = [start];
  for (const current of queue) {
    for (const next of MOVE_NEIGHBOURS[current] ?? []) {
      if (distance[next] !== UNREACHABLE) continue;
      distance[next] = (distance[current] ?? 0) + 1;
      queue.push(next);
    }
  }
  return distance;
}

/** The number of steps of a pawn, by the indexes of both districts. No pawn enters Pudding Lane. */
export const PAWN_DISTANCES: readonly Uint8Array[] = DISTRICTS_BY_INDEX.map((_, index) =>
  distancesFrom(index),
);
