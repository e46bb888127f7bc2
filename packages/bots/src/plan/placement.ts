/** Where a band guards most at the start, and where a pawn is near the fires to come. */
import type { Action } from '@great-fire/game';
import { DISTRICTS_BY_INDEX } from '@great-fire/game/board';
import type { Random } from '@great-fire/game/random';
import type { EvalContext } from './action-planner';
import { evaluateBoard } from './action-planner';
import { PAWN_DISTANCES } from '../board/distances';
import type { FastBoard } from '../board/fast-board';
import { copyBoard, districtIndex } from '../board/fast-board';
import type { Observation } from '../observation';
import { legalOfType } from '../observation';

/** The fire begins in the green region, so bands and pawns gather at its edge. */
const GREEN_CITY_INDICES = DISTRICTS_BY_INDEX.filter(({ isGreen, isCity }) => isGreen && isCity).map(
  ({ index }) => index,
);

function proximityToGreen(index: number): number {
  const steps = PAWN_DISTANCES[index];
  return GREEN_CITY_INDICES.reduce((sum, green) => sum + 1 / (1 + (steps?.[green] ?? 99)), 0);
}

function pickBest<T extends Action>(
  choices: readonly T[],
  evaluate: (choice: T) => number,
  random: Random,
): T {
  const values = choices.map(evaluate);
  const max = Math.max(...values);
  return random.pick(choices.filter((_, index) => (values[index] ?? 0) > max - 1e-9));
}

/** The place whose danger to the own stakes a band takes off most, near the fire where all are alike. */
export function placeBand(
  observation: Observation,
  board: FastBoard,
  context: EvalContext,
  random: Random,
): Action {
  return pickBest(
    legalOfType(observation, 'place-band'),
    ({ district }) => {
      const next = copyBoard(board);
      const index = districtIndex(district);
      next.bands[index] = (next.bands[index] ?? 0) + 1;
      return evaluateBoard(next, context) + 0.3 * proximityToGreen(index);
    },
    random,
  );
}

/** The place nearest to where it will burn first. */
export function placePawn(observation: Observation, board: FastBoard, random: Random): Action {
  const proximity = (index: number) =>
    proximityToGreen(index) +
    0.2 *
      Array.from(board.bands).reduce(
        (sum, bands, bandIndex) => sum + bands / (1 + (PAWN_DISTANCES[index]?.[bandIndex] ?? 99)),
        0,
      );
  return pickBest(
    legalOfType(observation, 'place-pawn'),
    ({ district }) => proximity(districtIndex(district)),
    random,
  );
}
