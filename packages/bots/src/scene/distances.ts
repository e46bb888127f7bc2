/** How far apart districts lie for a pawn: steps never change, so they are counted once. */
import { BOARD, BOARD_LIST } from '@great-fire/game/board';

export const PLACE_COUNT = BOARD_LIST.length;

/** By index, the indexes of the districts one step away. @source ACT-2, ACT-3 */
export const STEPS_FROM: readonly (readonly number[])[] = BOARD_LIST.map(({ steps }) =>
  steps.map((id) => BOARD[id].index),
);

const FAR = 99;

function distancesFrom(start: number): Uint8Array {
  const distance = new Uint8Array(PLACE_COUNT).fill(FAR);
  distance[start] = 0;
  const queue = [start];
  for (const at of queue) {
    for (const next of STEPS_FROM[at] ?? []) {
      if (distance[next] !== FAR) continue;
      distance[next] = (distance[at] ?? 0) + 1;
      queue.push(next);
    }
  }
  return distance;
}

/** By two indexes: the steps of a pawn from the first to the second. */
export const PAWN_STEPS: readonly Uint8Array[] = BOARD_LIST.map((_, index) => distancesFrom(index));
