/** The levels that plan whole turns. They differ in their weights and in what they know. */
import type { Random } from '@great-fire/game/random';
import type { Action } from '@great-fire/game';
import { type FastBoard, toFastBoard } from '../board/fast-board';
import { updateBelief } from '../eval/colour-belief';
import { type Breadth, type EvalContext, createEvalContext } from '../eval/context';
import type { PackedNet } from '../eval/learned-burn-risk';
import type { EvalWeights } from '../eval/weights';
import type { HasTime, Observation } from '../observation';
import { type Line, bestLines } from '../plan/best-line';
import { chooseGreedyAction } from '../plan/greedy-action';
import { intensifyLines } from '../plan/intensify';
import { searchLines } from '../search/search-lines';

interface Planner {
  readonly weights: EvalWeights;
  readonly breadth: Breadth;
  readonly infersColours: boolean; // hidden ones, from the events
  readonly net?: PackedNet; // in place of the burn risk of the weights
  readonly searches?: boolean; // plays its best lines on in sampled worlds
}

/** Creates a bot that takes the action with the highest gain. */
export const createPlanner =
  ({ weights, breadth, infersColours, net, searches = false }: Planner) =>
  (observation: Observation, random: Random, hasTime: HasTime): Action => {
    const { view, events } = observation;
    const board = toFastBoard(view, view.turn.seat);
    const context = createEvalContext(view, board, weights, {
      ...(infersColours && { belief: updateBelief(view, events) }),
      ...(net && { net }),
      events,
      breadth,
    });
    const lines = searches ? linesToSearch(observation, board, context, hasTime) : [];
    if (lines.length > 0) return searchLines(view, context, lines, hasTime).actions[0];
    return chooseGreedyAction(observation, random, board, context);
  };

const linesToSearch = (
  observation: Observation,
  board: FastBoard,
  context: EvalContext,
  hasTime: HasTime,
): readonly Line[] =>
  observation.view.turn.step === 'intensify'
    ? intensifyLines(observation, board, context)
    : bestLines(observation, board, context, hasTime);
