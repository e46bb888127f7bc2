/** Paths of free bands to a district, nearest band first. */
import { MOVE_NEIGHBOURS, DISTRICT_COUNT } from '../board/distances';
import { type FastBoard, districtIdAt, isBurningAt, freeBandsAt } from '../board/fast-board';
import { stepKey } from '../eval/own-turns';

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

const NO_STEPS: ReadonlySet<string> = new Set();

const isAmong = (steps: ReadonlySet<string>, from: number, to: number): boolean =>
  steps.size > 0 && steps.has(stepKey(districtIdAt(from), districtIdAt(to)));

const hasStepAmong = (steps: ReadonlySet<string>, { from, path }: BandPath): boolean =>
  path.some((to, at) => isAmong(steps, path[at - 1] ?? from, to));

/**
 * Returns the choices of paths of free bands to a goal: the nearest, and if those take a step back, the nearest ones
 * without it.
 */
export function pathChoices(
  board: FastBoard,
  goal: number,
  maxBands: number,
  maxSteps: number,
  stepsBack: ReadonlySet<string>,
): readonly (readonly BandPath[])[] {
  const nearest = nearestFreeBands(board, goal, maxBands, maxSteps);
  if (!nearest.some((path) => hasStepAmong(stepsBack, path))) return [nearest];
  return [nearest, nearestFreeBands(board, goal, maxBands, maxSteps, stepsBack)];
}

/**
 * Returns paths of free bands to a goal, with at most `maxBands` bands and `maxSteps` steps each. No path leads
 * through a burning district, because a band stops there (ACT-4), or takes one of the steps to avoid.
 */
export function nearestFreeBands(
  board: FastBoard,
  goal: number,
  maxBands: number,
  maxSteps: number,
  avoided: ReadonlySet<string> = NO_STEPS,
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
      if (cameFrom[next] !== -2 || isAmong(avoided, next, index)) continue;
      cameFrom[next] = index;
      stepCounts[next] = (stepCounts[index] as number) + 1;
      queue[end++] = next;
    }
  }
  return paths;
}
