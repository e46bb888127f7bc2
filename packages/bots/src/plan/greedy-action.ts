/** The greedy action. Values a whole turn by its effect on the houses and objectives of the seat and of the others. */
import type { Action, PlayerView, Spread } from '@great-fire/game';
import type { Random } from '@great-fire/game/random';
import { copyBoard, districtIndex, type FastBoard } from '../board/fast-board';
import type { EvalContext } from '../eval/context';
import { evaluateBoard } from '../eval/evaluate-board';
import { HEURISTICS } from '../eval/weights';
import { type Observation, legalOfType } from '../observation';
import { bestPlan } from './action-planner';
import { sampleSpreads, evaluateSpread } from './evaluate-spread';
import { chooseIntensify } from './intensify';
import { placeBand, placePawn } from './placement';

/** Number of spreads for which the planner also plans the actions. */
const MAX_PLANNED_SPREADS = 8;

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
      return placeBand(observation, board, context, random);
    case 'pawn':
      return placePawn(observation, board, random);
    case 'spread':
      return bestSpread(observation, board, context)?.spread ?? random.pick(observation.legal);
    case 'act':
      return chooseAct(observation, board, context);
    case 'intensify':
      return chooseIntensify(observation, board, context, random);
    case 'over':
      return random.pick(observation.legal);
  }
}

/** A spread, and the value of the position after it and the plan that follows. */
interface PlannedSpread {
  readonly spread: Spread;
  readonly value: number;
}

/** Returns the best spread together with the plan after it, or null if no card is playable. */
function bestSpread(observation: Observation, board: FastBoard, context: EvalContext): PlannedSpread | null {
  return sampleSpreads(legalOfType(observation, 'spread'))
    .map((spread) => evaluateSpread(observation.view, board, context, spread))
    .sort((a, b) => b.value - a.value)
    .slice(0, MAX_PLANNED_SPREADS)
    .map(({ spread, offBoardGain, board: after }): PlannedSpread => ({
      spread,
      value: offBoardGain + bestPlan(after, context).value,
    }))
    .reduce<PlannedSpread | null>((a, b) => (a === null || b.value > a.value ? b : a), null);
}

function chooseAct(observation: Observation, board: FastBoard, context: EvalContext): Action {
  const { view } = observation;
  const plan = bestPlan(board, context);
  const doubleMove = bestSpread(observation, board, context);
  if (doubleMove !== null && doubleMove.value > plan.value + minTokenGain(view)) return doubleMove.spread;
  const demolition = chooseDemolition(observation, board, context);
  if (demolition !== null) return demolition;
  const next = plan.actions[0];
  return next !== undefined && view.turn.points > 0 ? next : { type: 'end-actions' };
}

/** Returns the minimum gain in VP for spending a token. It is lower in the last turns. */
function minTokenGain({ lastTurns }: PlayerView): number {
  return lastTurns === null ? HEURISTICS.minTokenGainVp : HEURISTICS.minLastTokenGainVp;
}

/** Returns the demolition that gains more than its token is worth, or null. */
function chooseDemolition(observation: Observation, board: FastBoard, context: EvalContext): Action | null {
  const currentValue = evaluateBoard(board, context);
  let best: Action | null = null;
  let bestGain = minTokenGain(observation.view);
  for (const action of legalOfType(observation, 'demolish')) {
    const index = districtIndex(action.district);
    const next: FastBoard = {
      ...copyBoard(board),
      houses: board.houses.slice(),
      burnable: board.burnable.slice(),
    };
    const lost = (board.houses[index] ?? 0) > 0 ? (context.stakes[index] ?? 0) : 0;
    next.houses[index] = 0;
    next.burnable[index] = 0;
    const gain = evaluateBoard(next, context) - lost - currentValue;
    if (gain > bestGain) [bestGain, best] = [gain, action];
  }
  return best;
}
