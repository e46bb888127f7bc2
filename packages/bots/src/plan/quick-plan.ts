/**
 * The quick planner, for the review: puts out the fire with the most cones within reach, repeatedly, then walks towards
 * the next fire.
 */
import type { Action } from '@great-fire/game';
import { PAWN_DISTANCES, DISTRICT_COUNT } from '../board/distances';
import { type FastBoard, missingBands } from '../board/fast-board';
import { HEURISTIC_WEIGHTS } from '../eval/weights';
import { type BandPath, nearestFreeBands } from './band-paths';
import { moveBands, putOut, movePawnTo } from './macro-moves';

/** Applies the plan to the board and returns its actions. */
export function applyQuickPlan(board: FastBoard): readonly Action[] {
  const actions: Action[] = [];
  while (board.points > 0) {
    const fire = bestFire(board);
    if (fire === null) break;
    actions.push(...moveBands(board, fire.paths), ...movePawnTo(board, fire.index));
    while (board.points > 0 && (board.cones[fire.index] as number) > 0)
      actions.push(putOut(board, fire.index));
  }
  const next = board.points > 0 ? nearestFire(board) : null;
  if (next !== null) actions.push(...movePawnTo(board, next));
  return actions;
}

function bestFire(board: FastBoard): { readonly index: number; readonly paths: readonly BandPath[] } | null {
  const distances = PAWN_DISTANCES[board.pawn] as Uint8Array;
  let best: { index: number; paths: readonly BandPath[] } | null = null;
  let bestGain = 0;
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    const cones = board.cones[index] as number;
    const missing = missingBands(board, index);
    const pointsLeft = board.points - (distances[index] as number) - missing;
    if (Math.min(pointsLeft, cones) <= bestGain) continue;
    const paths = missing === 0 ? [] : nearestFreeBands(board, index, missing, pointsLeft);
    if (paths.length < missing) continue;
    const cost = paths.reduce((sum, { path }) => sum + path.length, 0);
    const gain = Math.min(cones, pointsLeft + missing - cost);
    if (gain > bestGain) [bestGain, best] = [gain, { index, paths }];
  }
  return best;
}

/** Returns the district towards which the pawn should walk, or null: near fires that lack few bands score best. */
export function nearestFire(board: FastBoard): number | null {
  const distances = PAWN_DISTANCES[board.pawn] as Uint8Array;
  let nearest: number | null = null;
  let bestGain = -Infinity;
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    const cones = board.cones[index] as number;
    if (cones === 0) continue;
    const gain =
      Math.min(cones, HEURISTIC_WEIGHTS.maxWalkCones) -
      missingBands(board, index) -
      (distances[index] as number) / HEURISTIC_WEIGHTS.walkStepsPerCone;
    if (gain > bestGain) [bestGain, nearest] = [gain, index];
  }
  return nearest;
}
