/** The value of a position: cones put out, cones in reach of the seat and of the next one, and the risk to the stakes. */
import { ACTION_POINTS } from '@great-fire/game';
import { DISTRICT_COUNT, PAWN_DISTANCES } from '../board/distances';
import { type FastBoard, missingBands } from '../board/fast-board';
import { type EvalContext, burnRiskOf } from './context';
import { HEURISTIC_WEIGHTS } from './weights';

/** Returns the value of a position for the seat. */
export function evaluateBoard(board: FastBoard, context: EvalContext): number {
  const { stakes, turns, weights, nextConeVp } = context;
  const burnRisk = burnRiskOf(board, context);
  let value = weights.coneVp * board.conesPutOut + board.gained;
  for (let index = 0; index < DISTRICT_COUNT; index += 1)
    value -= (burnRisk[index] as number) * (stakes[index] as number);
  if (turns === 1) return value;
  if (nextConeVp > 0) value += nextConeVp * maxConesNextTurn(board);
  return value - weights.giftedConeVp * maxGiftedCones(board, context);
}

/** Estimates the most cones that the pawn can put out in the next turn. */
function maxConesNextTurn(board: FastBoard): number {
  const distances = PAWN_DISTANCES[board.pawn] as Uint8Array;
  let max = 0;
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    const coneCount = board.cones[index] as number;
    if (coneCount === 0) continue;
    const missing = missingBands(board, index);
    const pointsLeft =
      ACTION_POINTS - (distances[index] as number) - HEURISTIC_WEIGHTS.missingBandPoints * missing;
    max = Math.max(max, Math.min(coneCount, pointsLeft));
  }
  return max;
}

/** Returns the most cones that the next seat can put out of one fire that was not contained before the turn. */
export function maxGiftedCones(board: FastBoard, { nextPawn, ownTurns }: EvalContext): number {
  if (nextPawn === null) return 0;
  const distances = PAWN_DISTANCES[nextPawn] as Uint8Array;
  let max = 0;
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    const coneCount = board.cones[index] as number;
    if (coneCount === 0 || missingBands(board, index) > 0 || ownTurns.wasContained[index] === true) continue;
    max = Math.max(max, Math.min(coneCount, ACTION_POINTS - (distances[index] as number)));
  }
  return max;
}
