/** The greedy action. Values a whole turn by its effect on the houses and objectives of the seat and of the others. */
import type { Random } from '@great-fire/game/random';
import type { Action } from '@great-fire/game';
import type { FastBoard } from '../board/fast-board';
import type { EvalContext } from '../eval/context';
import { type Observation, legalOfType } from '../observation';
import { chooseIntensify } from './intensify';
import { chooseBandPlacement, placePawn } from './placement';
import { bestLine } from './best-line';

/** Returns the action with the highest gain on the board. */
export function chooseGreedyAction(
  observation: Observation,
  random: Random,
  board: FastBoard,
  context: EvalContext,
): Action {
  switch (observation.view.turn.step) {
    case 'redeal':
      return legalOfType(observation, 'redeal')[0] ?? { type: 'keep-hand' };
    case 'band':
      return chooseBandPlacement(observation, board, context, random);
    case 'pawn':
      return placePawn(observation, board, random);
    case 'spread':
    case 'act':
      return bestLine(observation, board, context)?.actions[0] ?? random.pick(observation.legal);
    case 'intensify':
      return chooseIntensify(observation, board, context, random);
    case 'over':
      return random.pick(observation.legal);
  }
}
