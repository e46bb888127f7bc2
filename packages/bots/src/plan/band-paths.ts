/** Paths of free bands to a district, nearest band first. */
import { MOVE_NEIGHBOURS, DISTRICT_COUNT } from '../board/distances';
import { type FastBoard, isBurningAt, freeBandsAt } from '../board/fast-board';

export interface BandPath {
  readonly from: number;
  readonly path: readonly number[]; // every district entered, the goal last
}

const cameFrom = new Int8Array(DISTRICT_COUNT);
const stepCounts = new Int8Array(DISTRICT_COUNT);
const queue = new Int8Array(DISTRICT_COUNT);

function tracePath(start: number): readonly number[] {
  const path: number[] = [];
  for (let current = cameFrom[start] as number; current >= 0; current = cameFrom[current] as number)
    path.push(current);
  return path;
}

/**
 * Returns paths of free bands to a goal, with at most `maxBands` bands and `maxSteps` steps each. No path leads
 * through a burning district, because a band stops there (ACT-4).
 */
export function nearestFreeBands(
  board: FastBoard,
  goal: number,
  maxBands: number,
  maxSteps: number,
): readonly BandPath[] {
  cameFrom.fill(-2);
  cameFrom[goal] = -1;
  stepCounts[goal] = 0;
  queue[0] = goal;
  let end = 1;
  const paths: BandPath[] = [];
  for (let i = 0; i < end; i += 1) {
    const index = queue[i] as number;
    if (index !== goal) {
      for (let free = freeBandsAt(board, index); free > 0; free -= 1) {
        paths.push({ from: index, path: tracePath(index) });
        if (paths.length === maxBands) return paths;
      }
      if (isBurningAt(board, index)) continue;
    }
    if (stepCounts[index] === maxSteps) continue;
    for (const next of MOVE_NEIGHBOURS[index] as readonly number[]) {
      if (cameFrom[next] !== -2) continue;
      cameFrom[next] = index;
      stepCounts[next] = (stepCounts[index] as number) + 1;
      queue[end++] = next;
    }
  }
  return paths;
}
