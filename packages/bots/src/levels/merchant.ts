/** The merchant: takes the greedy action, valued with hand-tuned weights. */
import type { Random } from '@great-fire/game/random';
import type { Action } from '@great-fire/game';
import { toFastBoard } from '../board/fast-board';
import { createEvalContext } from '../eval/context';
import { HAND_TUNED_WEIGHTS } from '../eval/weights';
import type { Observation } from '../observation';
import { chooseGreedyAction } from '../plan/greedy-action';

/** Returns the action with the highest gain. */
export function merchant(observation: Observation, random: Random): Action {
  const { view, events } = observation;
  const board = toFastBoard(view, view.turn.seat);
  const context = createEvalContext(view, board, HAND_TUNED_WEIGHTS, { events });
  return chooseGreedyAction(observation, random, board, context);
}
