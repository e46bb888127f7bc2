/** Placement of bands and pawns during setup. */
import type { Random } from '@great-fire/game/random';
import { DISTRICTS_BY_INDEX } from '@great-fire/game/board';
import type { Action, DistrictId } from '@great-fire/game';
import type { EvalContext } from '../eval/context';
import { evaluateBoard } from '../eval/evaluate-board';
import { PAWN_DISTANCES } from '../board/distances';
import { type FastBoard, copyBoard, districtIndex } from '../board/fast-board';
import { type Observation, legalOfType } from '../observation';
import { HEURISTIC_WEIGHTS } from '../eval/weights';

/** Fire starts in the green region, so bands and pawns are placed near it. */
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

/**
 * Returns the placement of a band that lowers the risk to the own stakes most. Proximity to the green region breaks
 * ties.
 */
export function chooseBandPlacement(
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
      return evaluateBoard(next, context) + HEURISTIC_WEIGHTS.bandGreenProximityVp * proximityToGreen(index);
    },
    random,
  );
}

/**
 * Returns a placement of the pawn close to the first fires and to bands. Among nearly equal ones, the fewest pawns
 * decide.
 */
export function placePawn(observation: Observation, board: FastBoard, random: Random): Action {
  const proximity = (index: number) =>
    proximityToGreen(index) +
    HEURISTIC_WEIGHTS.pawnBandProximity *
      Array.from(board.bands).reduce(
        (sum, bands, bandIndex) => sum + bands / (1 + (PAWN_DISTANCES[index]?.[bandIndex] ?? 99)),
        0,
      );
  const choices = legalOfType(observation, 'place-pawn');
  const closest = Math.max(...choices.map(({ district }) => proximity(districtIndex(district))));
  const countPawns = (id: DistrictId) => observation.view.seats.filter(({ pawn }) => pawn === id).length;
  return pickBest(
    choices.filter(
      ({ district }) => proximity(districtIndex(district)) >= HEURISTIC_WEIGHTS.nearlyClosest * closest,
    ),
    ({ district }) => proximity(districtIndex(district)) - closest * countPawns(district),
    random,
  );
}
