/** The learned value: expected final VP of a seat less those of the others, linear in the features of the position. */
import type { PlayerView } from '@great-fire/game';
import type { FastBoard } from '../../src/board/fast-board';
import { estimateBurnRisk } from '../../src/eval/burn-risk';
import { type EvalContext, createEvalContext } from '../../src/eval/context';
import type { EvalWeights } from '../../src/eval/weights';
import {
  type PositionContext,
  FEATURE_NAMES,
  POSITION_FEATURE_COUNT,
  createPositionContext,
  extractFeatures,
} from './position-features';

/** A planner: its weights, and the learned value in place of theirs. */
export interface PlannerWeights {
  readonly weights: EvalWeights;
  readonly learned: readonly number[] | null; // by feature, then by feature and share of turns left
}

/** VP of a cone in the last turn: its own, and the ranking. */
const LAST_CONE_VP = 1.3;

const PRIOR_WEIGHTS: { readonly [N in (typeof FEATURE_NAMES)[number]]?: number } = {
  margin: 1,
  coneLead: 0.5,
  ownRisk: -1,
  othersRisk: 1,
  objectiveRisk: -1,
  othersObjectiveRisk: 1,
  ownReach: 0.3,
};

/** The weights from which a training starts: expected losses of houses, and cones in reach. */
export const PRIOR: readonly number[] = [
  ...FEATURE_NAMES.map((name) => PRIOR_WEIGHTS[name] ?? 0),
  ...FEATURE_NAMES.map(() => 0),
];

const features = new Float64Array(POSITION_FEATURE_COUNT);

/** Creates the context in which a planner values its turns. */
export function createPlannerContext(
  view: PlayerView,
  board: FastBoard,
  { weights, learned }: PlannerWeights,
): EvalContext {
  const context = createEvalContext(view, board, weights);
  if (learned === null) return context;
  const position = createPositionContext(view, context);
  return { ...context, evaluate: (after) => learnedValue(after, context, position, learned) };
}

function learnedValue(
  board: FastBoard,
  { turns, weights, attraction }: EvalContext,
  position: PositionContext,
  learned: readonly number[],
): number {
  // Nothing burns after the last turn.
  if (turns === 1) return position.margin + board.gained + LAST_CONE_VP * board.conesPutOut;
  extractFeatures(board, position, estimateBurnRisk(board, turns, weights, attraction), features);
  let value = 0;
  for (let i = 0; i < POSITION_FEATURE_COUNT; i += 1) {
    const weight = (learned[i] as number) + position.share * (learned[POSITION_FEATURE_COUNT + i] as number);
    value += weight * (features[i] as number);
  }
  return value;
}

/** Returns the features of a position and their products with the share of turns left: one row of the fit. */
export function toTrainingRow(view: PlayerView, board: FastBoard, weights: EvalWeights): Float64Array {
  const context = createEvalContext(view, board, weights);
  const position = createPositionContext(view, context);
  const row = new Float64Array(2 * POSITION_FEATURE_COUNT);
  const burnRisk = estimateBurnRisk(board, context.turns, weights, context.attraction);
  extractFeatures(board, position, burnRisk, row);
  for (let i = 0; i < POSITION_FEATURE_COUNT; i += 1)
    row[POSITION_FEATURE_COUNT + i] = (row[i] as number) * position.share;
  return row;
}
