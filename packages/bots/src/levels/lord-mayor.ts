/** The Lord Mayor: plans like the alderman, but wider and by the learned burn risk. */
import type { Random } from '@great-fire/game/random';
import type { Action } from '@great-fire/game';
import { toFastBoard } from '../board/fast-board';
import BURN_NET from '../eval/burn-net.json';
import { updateBelief } from '../eval/colour-belief';
import { createEvalContext } from '../eval/context';
import { packNet } from '../eval/learned-burn-risk';
import { LORD_MAYOR_WEIGHTS } from '../eval/weights';
import type { Observation } from '../observation';
import { chooseGreedyAction } from '../plan/greedy-action';

const NET = packNet(BURN_NET);

/** Returns the action with the highest gain. */
export function lordMayor(observation: Observation, random: Random): Action {
  const { view, events } = observation;
  const board = toFastBoard(view, view.turn.seat);
  const context = createEvalContext(view, board, LORD_MAYOR_WEIGHTS, {
    belief: updateBelief(view, events),
    net: NET,
    events,
  });
  return chooseGreedyAction(observation, random, board, context);
}
