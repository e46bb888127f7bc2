/** Chooses the districts of an intensify, by low risk to the own stakes and high risk to those of the others. */
import type { Random } from '@great-fire/game/random';
import { FIRE_NEIGHBOURS } from '@great-fire/game/board';
import type { Action } from '@great-fire/game';
import { type EvalContext, burnRiskOf } from '../eval/context';
import { PAWN_DISTANCES } from '../board/distances';
import { type FastBoard, districtIndex } from '../board/fast-board';
import { type Observation, legalOfType } from '../observation';
import { HEURISTIC_WEIGHTS } from '../eval/weights';

const { intensifyStepValue, maxIntensifySteps, intensifyStakeCost } = HEURISTIC_WEIGHTS;

/** Returns the intensify that is best for districts far from the own pawn and next to the others' houses. */
export function chooseIntensify(
  observation: Observation,
  board: FastBoard,
  context: EvalContext,
  random: Random,
): Action {
  const choices = legalOfType(observation, 'intensify');
  const burnRisk = burnRiskOf(board, context);
  const valueAt = (index: number) => {
    const stakes = (FIRE_NEIGHBOURS[index] ?? []).reduce(
      (sum, next) => sum + (burnRisk[next] ?? 0) * (context.stakes[next] ?? 0),
      0,
    );
    const steps = Math.min(maxIntensifySteps, PAWN_DISTANCES[board.pawn]?.[index] ?? maxIntensifySteps);
    return intensifyStepValue * steps - intensifyStakeCost * stakes;
  };
  const values = choices.map(({ districts }) =>
    districts.reduce((sum, id) => sum + valueAt(districtIndex(id)), 0),
  );
  const max = Math.max(...values);
  return random.pick(choices.filter((_, index) => (values[index] ?? 0) > max - 1e-9));
}
