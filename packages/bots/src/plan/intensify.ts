/** Chooses the districts of an intensify, by low risk to the own stakes and high risk to those of the others. */
import type { Random } from '@great-fire/game/random';
import { FIRE_NEIGHBOURS } from '@great-fire/game/board';
import type { Action, Intensify } from '@great-fire/game';
import { type EvalContext, burnRiskOf } from '../eval/context';
import { PAWN_DISTANCES } from '../board/distances';
import { type FastBoard, districtIndex } from '../board/fast-board';
import { type Observation, legalOfType } from '../observation';
import { HEURISTIC_WEIGHTS } from '../eval/weights';
import type { Line } from './best-line';

const { intensifyStepValue, maxIntensifySteps, intensifyStakeCost } = HEURISTIC_WEIGHTS;

/** Returns the intensify that is best for districts far from the own pawn and next to the others' houses. */
export function chooseIntensify(
  observation: Observation,
  board: FastBoard,
  context: EvalContext,
  random: Random,
): Action {
  const choices = valueIntensifies(observation, board, context);
  const max = Math.max(...choices.map(({ value }) => value));
  return random.pick(choices.filter(({ value }) => value > max - 1e-9)).action;
}

/** Returns the best intensify and those of a single district, best first, each as a line. */
export function intensifyLines(
  observation: Observation,
  board: FastBoard,
  context: EvalContext,
): readonly Line[] {
  return [...valueIntensifies(observation, board, context)]
    .sort((a, b) => b.value - a.value)
    .filter(({ action: { districts } }, at) => at === 0 || new Set(districts).size === 1)
    .map(({ action, value }) => ({ actions: [action], value }));
}

/** Returns the value of a cone in a district, by the burn risk of its neighbours. Those of several cones add up. */
export function intensifyValue(
  index: number,
  { pawn }: FastBoard,
  { stakes }: EvalContext,
  burnRisk: Float64Array,
): number {
  const endangered = (FIRE_NEIGHBOURS[index] ?? []).reduce(
    (sum, next) => sum + (burnRisk[next] ?? 0) * (stakes[next] ?? 0),
    0,
  );
  const steps = Math.min(maxIntensifySteps, PAWN_DISTANCES[pawn]?.[index] ?? maxIntensifySteps);
  return intensifyStepValue * steps - intensifyStakeCost * endangered;
}

function valueIntensifies(
  observation: Observation,
  board: FastBoard,
  context: EvalContext,
): readonly { readonly action: Intensify; readonly value: number }[] {
  const burnRisk = burnRiskOf(board, context);
  const valueAt = (index: number) => intensifyValue(index, board, context, burnRisk);
  return legalOfType(observation, 'intensify').map((action) => ({
    action,
    value: action.districts.reduce((sum, id) => sum + valueAt(districtIndex(id)), 0),
  }));
}
