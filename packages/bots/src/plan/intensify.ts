/** Where the cones of an intensify go: where they make the least trouble for the own stakes, and the most for the others'. */
import type { Action } from '@great-fire/game';
import { FIRE_NEIGHBOURS } from '@great-fire/game/board';
import type { Random } from '@great-fire/game/random';
import type { EvalContext } from './action-planner';
import { estimateBurnRisk } from '../eval/burn-risk';
import { PAWN_DISTANCES } from '../board/distances';
import type { FastBoard } from '../board/fast-board';
import { districtIndex } from '../board/fast-board';
import type { Observation } from '../observation';
import { legalOfType } from '../observation';

/** Puts the cones together, away from the own pawn, where the neighbours are the others'. */
export function chooseIntensify(
  observation: Observation,
  board: FastBoard,
  context: EvalContext,
  random: Random,
): Action {
  const choices = legalOfType(observation, 'intensify');
  const burnRisk = estimateBurnRisk(board, context.turns, context.weights, context.attraction);
  const valueAt = (index: number) => {
    const stakes = (FIRE_NEIGHBOURS[index] ?? []).reduce(
      (sum, next) => sum + (burnRisk[next] ?? 0) * (context.stakes[next] ?? 0),
      0,
    );
    return 0.05 * Math.min(6, PAWN_DISTANCES[board.pawn]?.[index] ?? 6) - 0.1 * stakes;
  };
  const values = choices.map(({ districts }) =>
    districts.reduce((sum, id) => sum + valueAt(districtIndex(id)), 0),
  );
  const max = Math.max(...values);
  return random.pick(choices.filter((_, index) => (values[index] ?? 0) > max - 1e-9));
}
