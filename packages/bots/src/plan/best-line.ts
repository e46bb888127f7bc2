/** The best line of a turn: a spread, a token or an action, and the rest of the turn as planned. */
import type { Action, DistrictId, PlayerView } from '@great-fire/game';
import { copyBoardWithHouses, districtIndex, type FastBoard } from '../board/fast-board';
import type { EvalContext } from '../eval/context';
import { evaluateBoard } from '../eval/evaluate-board';
import { HEURISTIC_WEIGHTS } from '../eval/weights';
import { type HasTime, type Observation, UNLIMITED_TIME, legalOfType } from '../observation';
import { type Plan, bestPlan, bestPlans, demolitionCost } from './action-planner';
import { type SpreadEval, evaluateSpread, sampleSpreads } from './evaluate-spread';
import { demolish } from './macro-moves';

/** The rest of a turn, as far as it can be planned. */
export interface Line {
  readonly actions: readonly [Action, ...Action[]]; // starts with the decision
  readonly value: number; // of the position after them
}

/** Number of demolitions after which the planner also plans the actions. */
const MAX_PLANNED_DEMOLITIONS = 2;
/** Number of plans for each spread that may become lines. */
const MAX_PLANS_PER_SPREAD = 3;
/** A line that is worse than the best by more is none of the best lines. VP. */
const MAX_LINE_LOSS_VP = 1.5;
/** A spread that is worse than the best by more is not planned, because no plan makes up for it. VP. */
const MAX_SPREAD_LOSS_VP = 4;

const END_ACTIONS: Action = { type: 'end-actions' };

const planFirst = ({ actions, value }: Plan): Line => {
  const [first = END_ACTIONS, ...rest] = [...actions, END_ACTIONS];
  return { actions: [first, ...rest], value };
};

const planAfter = (first: Action, { actions, value }: Plan): Line => ({
  actions: [first, ...actions, END_ACTIONS],
  value,
});

/** Returns the best line of the phase, or null if the planner knows none. */
export function bestLine(observation: Observation, board: FastBoard, context: EvalContext): Line | null {
  const lines = linesOf(observation, board, context, (after) => [bestPlan(after, context)]);
  return lines.reduce<Line | null>((a, b) => (a === null || b.value > a.value ? b : a), null);
}

/**
 * Returns the best lines of the phase, best first, with several plans for each spread. The first spread or the actions
 * without one are always planned to the end, all else only while there is time.
 */
export function bestLines(
  observation: Observation,
  board: FastBoard,
  context: EvalContext,
  hasTime: HasTime = UNLIMITED_TIME,
): readonly Line[] {
  const findPlans: FindPlans = (after, hasTimeToPlan) =>
    bestPlans(after, context, MAX_PLANS_PER_SPREAD, hasTimeToPlan);
  const all = linesOf(observation, board, context, findPlans, hasTime);
  const sorted = withoutCopies([...all].sort((a, b) => b.value - a.value));
  return sorted.filter(({ value }) => value >= (sorted[0]?.value ?? 0) - MAX_LINE_LOSS_VP);
}

/** Drops the lines that differ from a better one only in where the fire comes from. */
function withoutCopies(lines: readonly Line[]): readonly Line[] {
  const known = new Set<string>();
  return lines.filter(({ actions: [first, ...rest] }) => {
    const key = JSON.stringify(first.type === 'spread' ? [first.card, first.to, rest] : [first, rest]);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

type FindPlans = (board: FastBoard, hasTime?: HasTime) => readonly Plan[];

function linesOf(
  observation: Observation,
  board: FastBoard,
  context: EvalContext,
  findPlans: FindPlans,
  hasTime: HasTime = UNLIMITED_TIME,
): readonly Line[] {
  const { step } = observation.view.turn;
  if (step === 'spread') return spreadLines(observation, board, context, findPlans, hasTime);
  if (step !== 'act') return [];
  return [
    ...findPlans(board).map(planFirst),
    ...(hasTime() ? spreadLines(observation, board, context, findPlans, hasTime) : []),
    ...(hasTime() ? demolitionLines(observation, board, context, hasTime) : []),
  ];
}

function spreadLines(
  observation: Observation,
  board: FastBoard,
  context: EvalContext,
  findPlans: FindPlans,
  hasTime: HasTime,
): readonly Line[] {
  const spreads = sampleSpreads(legalOfType(observation, 'spread'))
    .map((spread) => evaluateSpread(observation.view, board, context, spread))
    .sort((a, b) => b.value - a.value);
  const { step } = observation.view.turn;
  const worstPlanned = (spreads[0]?.value ?? 0) - MAX_SPREAD_LOSS_VP;
  const lines: Line[] = [];
  const planned = otherTargetsFirst(spreads).slice(0, context.breadth.spreads);
  for (const { spread, board: after, value } of planned) {
    if (value < worstPlanned) continue;
    const isNeeded = lines.length === 0 && step === 'spread'; // a turn has to start with a spread
    if (!isNeeded && !hasTime()) break;
    if (spread.token !== undefined) after.gained -= minTokenGain(observation.view);
    lines.push(...findPlans(after, isNeeded ? undefined : hasTime).map((plan) => planAfter(spread, plan)));
  }
  return lines;
}

/** Returns the best spread into each district, best first, and then the others. */
function otherTargetsFirst(spreads: readonly SpreadEval[]): readonly SpreadEval[] {
  const best = new Map<DistrictId, SpreadEval>();
  for (const each of spreads) if (!best.has(each.spread.to)) best.set(each.spread.to, each);
  const first = new Set(best.values());
  return [...first, ...spreads.filter((each) => !first.has(each))];
}

/** Returns the minimum gain in VP for spending a token. It is lower in the last turns. */
function minTokenGain({ lastTurns }: PlayerView): number {
  return lastTurns === null ? HEURISTIC_WEIGHTS.minTokenGainVp : HEURISTIC_WEIGHTS.minLastTokenGainVp;
}

function demolitionLines(
  observation: Observation,
  board: FastBoard,
  context: EvalContext,
  hasTime: HasTime,
): readonly Line[] {
  return legalOfType(observation, 'demolish')
    .map((action) => {
      const index = districtIndex(action.district);
      const next = copyBoardWithHouses(board);
      next.gained -= demolitionCost(context);
      demolish(next, index, context.stakes[index] ?? 0);
      return { action, next, value: evaluateBoard(next, context) };
    })
    .sort((a, b) => b.value - a.value)
    .slice(0, MAX_PLANNED_DEMOLITIONS)
    .map(({ action, next }) => planAfter(action, bestPlan(next, context, hasTime)));
}
