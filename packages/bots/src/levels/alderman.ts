/** The alderman: takes the greedy action by the fitted weights. */
import type { Random } from '@great-fire/game/random';
import type { Action } from '@great-fire/game';
import { toFastBoard } from '../board/fast-board';
import { updateBelief } from '../eval/colour-belief';
import { createEvalContext } from '../eval/context';
import { FITTED_WEIGHTS } from '../eval/weights';
import type { Observation } from '../observation';
import { chooseGreedyAction } from '../plan/greedy-action';

/** Returns the action with the highest gain. */
export function alderman(observation: Observation, random: Random): Action {
  const { view, events } = observation;
  const board = toFastBoard(view, view.turn.seat);
  const context = createEvalContext(view, board, FITTED_WEIGHTS, {
    belief: updateBelief(view, events),
    events,
  });
  return chooseGreedyAction(observation, random, board, context);
}
