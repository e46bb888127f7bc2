/** Candidate lines for rollouts: whole turns that the merchant's evaluation rates well. */
import type { Action } from '@great-fire/game';
import { DISTRICTS_BY_INDEX } from '@great-fire/game/board';
import type { EvalContext } from '../eval/context';
import { evaluateBoard } from '../eval/evaluate-board';
import { bestPlan, topPlans } from '../plan/action-planner';
import { sampleSpreads, evaluateSpread, type SpreadEval } from '../plan/evaluate-spread';
import { PAWN_DISTANCES } from '../board/distances';
import { type FastBoard, copyBoard, districtIndex } from '../board/fast-board';
import { type Observation, legalOfType } from '../observation';
import { HEURISTICS } from '../eval/weights';

/** The rest of a turn, as far as it can be planned. */
export type Line = readonly Action[]; // never empty; starts with the decision

const MAX_SPREADS = 8;
const MAX_PLAN_LINES = 8;
const MAX_PLANS_AFTER_SPREAD = 2;
const MAX_INTENSIFIES = 8;

const END_ACTIONS: Action = { type: 'end-actions' };

/** Returns at least one line for the current phase. Planned lines are roughly ordered, best first. */
export function candidateLines(
  observation: Observation,
  board: FastBoard,
  context: EvalContext,
): readonly Line[] {
  switch (observation.view.turn.step) {
    case 'spread':
      return spreadLines(observation, board, context);
    case 'act':
      return actLines(observation, board, context);
    case 'intensify':
      return intensifyLines(observation, board, context);
    default:
      return observation.legal.map((action) => [action]);
  }
}

function rankSpreads(
  observation: Observation,
  board: FastBoard,
  context: EvalContext,
): readonly SpreadEval[] {
  return sampleSpreads(legalOfType(observation, 'spread'))
    .map((spread) => evaluateSpread(observation.view, board, context, spread))
    .sort((a, b) => b.value - a.value);
}

function spreadLines(observation: Observation, board: FastBoard, context: EvalContext): readonly Line[] {
  const discards = legalOfType(observation, 'discard');
  if (discards.length > 0) return discards.map((discard) => [discard]);
  const lines = rankSpreads(observation, board, context)
    .slice(0, 2 * MAX_SPREADS)
    .flatMap(({ spread, offBoardGain, board: after }) =>
      topPlans(after, context, MAX_PLANS_AFTER_SPREAD).map(({ value, actions }) => ({
        value: offBoardGain + value,
        line: [spread, ...actions, END_ACTIONS],
      })),
    );
  return lines
    .sort((a, b) => b.value - a.value)
    .slice(0, MAX_SPREADS * 2)
    .map(({ line }) => line);
}

function actLines(observation: Observation, board: FastBoard, context: EvalContext): readonly Line[] {
  const plans = topPlans(board, context, MAX_PLAN_LINES).map(({ actions }): Line => [
    ...actions,
    END_ACTIONS,
  ]);
  const doubleMoves = rankSpreads(observation, board, context)
    .slice(0, 3)
    .map(({ spread, board: after }): Line => [spread, ...bestPlan(after, context).actions, END_ACTIONS]);
  const demolitions = legalOfType(observation, 'demolish').map((action): Line => [
    action,
    ...(plans[0] ?? [END_ACTIONS]),
  ]);
  return [...plans, ...doubleMoves, ...demolitions];
}

/** Ranks placements of cones, those in a single district always included. */
function intensifyLines(observation: Observation, board: FastBoard, context: EvalContext): readonly Line[] {
  const choices = legalOfType(observation, 'intensify');
  const step = Math.max(1, Math.floor(choices.length / MAX_INTENSIFIES));
  const singleDistrictChoices = choices.filter(({ districts }) => new Set(districts).size === 1);
  const valueAfter = (districts: readonly (typeof choices)[number]['districts'][number][]) => {
    const next = copyBoard(board);
    for (const id of districts) next.cones[districtIndex(id)] = (next.cones[districtIndex(id)] ?? 0) + 1;
    return evaluateBoard(next, context) + coneDistanceBonus(next, board.pawn);
  };
  const sampled = [...singleDistrictChoices, ...choices.filter((_, index) => index % step === 0)];
  return sampled
    .map((action) => ({ action, value: valueAfter(action.districts) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, MAX_INTENSIFIES)
    .map(({ action }) => [action]);
}

function coneDistanceBonus({ cones }: FastBoard, pawn: number): number {
  return DISTRICTS_BY_INDEX.reduce(
    (sum, { index }) =>
      sum + (cones[index] ?? 0) * HEURISTICS.coneStepVp * (PAWN_DISTANCES[pawn]?.[index] ?? 0),
    0,
  );
}
