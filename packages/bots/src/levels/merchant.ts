/** The merchant: a whole turn by what it gains, its houses and objectives against those of the others. */
import type { Action, PlayerView } from '@great-fire/game';
import type { Random } from '@great-fire/game/random';
import { bestPlan, evaluateBoard } from '../plan/action-planner';
import type { EvalContext } from '../plan/action-planner';
import { sampleSpreads, evaluateSpread } from '../plan/evaluate-spread';
import { HAND_TUNED } from '../eval/weights';
import { copyBoard, districtIndex, toFastBoard } from '../board/fast-board';
import type { FastBoard } from '../board/fast-board';
import type { Observation } from '../observation';
import { legalOfType } from '../observation';
import { createEvalContext } from '../eval/context';
import { placeBand, placePawn } from '../plan/placement';
import { chooseIntensify } from '../plan/intensify';

/** So many moves of the fire are followed by a plan for the actions. */
const MAX_PLANNED_SPREADS = 8;
/** What a tool is kept for: a use that gains less waits for a better one. */
const MIN_TOKEN_GAIN_VP = 1;

/** The decision that gains most. */
export function merchant(observation: Observation, random: Random): Action {
  const board = toFastBoard(observation.view, observation.view.turn.seat);
  return greedy(observation, random, board, createEvalContext(observation.view, board, HAND_TUNED));
}

/** The decision that gains most by an outlook on a scene. */
export function greedy(
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
      return chooseSpread(observation, board, context) ?? random.pick(observation.legal);
    case 'act':
      return chooseAct(observation, board, context);
    case 'intensify':
      return chooseIntensify(observation, board, context, random);
    case 'over':
      return random.pick(observation.legal);
  }
}

/** The move that is best with the plan that follows it; null where no card can be played. */
function chooseSpread(observation: Observation, board: FastBoard, context: EvalContext): Action | null {
  const moves = sampleSpreads(legalOfType(observation, 'spread'))
    .map((move) => evaluateSpread(observation.view, board, context, move))
    .sort((a, b) => b.value - a.value)
    .slice(0, MAX_PLANNED_SPREADS)
    .map(({ spread: move, offBoardGain, board: after }) => ({
      move,
      value: offBoardGain + bestPlan(after, context).value,
    }));
  const best = moves.reduce((a, b) => (b.value > a.value ? b : a), moves[0] ?? { move: null, value: 0 });
  return best.move;
}

function chooseAct(observation: Observation, board: FastBoard, context: EvalContext): Action {
  const { view } = observation;
  const plan = bestPlan(board, context);
  const doubleMove = chooseSpread(observation, board, context);
  if (doubleMove !== null && doubleMove.type === 'spread') {
    const { offBoardGain, board: after } = evaluateSpread(view, board, context, doubleMove);
    if (offBoardGain + bestPlan(after, context).value > plan.value + minTokenGain(view)) return doubleMove;
  }
  const demolition = chooseDemolition(observation, board, context);
  if (demolition !== null) return demolition;
  const next = plan.actions[0];
  return next !== undefined && view.turn.points > 0 ? next : { type: 'end-actions' };
}

/** Towards the end a tool is worth less and less to keep. */
function minTokenGain({ lastTurns }: PlayerView): number {
  return lastTurns === null ? MIN_TOKEN_GAIN_VP : 0.1;
}

/** A fire break that gains more than its token is worth, or null. */
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
