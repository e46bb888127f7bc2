import { PAWN_DISTANCES, DISTRICT_COUNT } from '../board/distances';
import { type FastBoard, missingBands } from '../board/fast-board';
import { HEURISTIC_WEIGHTS } from '../eval/weights';

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
