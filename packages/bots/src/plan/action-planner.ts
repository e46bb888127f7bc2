/**
 * Plans the action points in macro moves instead of single steps: contain a fire with bands and put it out, contain it
 * with bands alone, guard houses with a band, or walk towards fire. The value of a plan is its immediate gain plus the
 * reduced risk to the stakes.
 */
import { BOARD, DISTRICTS_BY_INDEX } from '@great-fire/game/board';
import type { Action } from '@great-fire/game';
import { type EvalContext, burnRiskOf } from '../eval/context';
import { evaluateBoard } from '../eval/evaluate-board';
import { stepKey } from '../eval/own-turns';
import { HEURISTIC_WEIGHTS } from '../eval/weights';
import { PAWN_DISTANCES, DISTRICT_COUNT } from '../board/distances';
import {
  type FastBoard,
  PUDDING_LANE_INDEX,
  copyBoard,
  copyBoardWithHouses,
  hashBoard,
  missingBands,
} from '../board/fast-board';
import { type HasTime, UNLIMITED_TIME } from '../observation';
import { type BandPath, pathChoices } from './band-paths';
import { nearestFire } from './nearest-fire';
import { demolish, moveBands, putOut, movePawnTo } from './macro-moves';

export interface Plan {
  readonly value: number; // value of the position after the plan
  readonly actions: readonly Action[];
}

const MAX_DEMOLITIONS = 3; // in one step of a plan
const MAX_GOOD_LOSS_VP = 2;

/** The city districts whose houses may be demolished. @source DEM-3 */
const SMALL_DISTRICTS = DISTRICTS_BY_INDEX.filter(({ isCity, size }) => isCity && size < 3).map(
  ({ index }) => index,
);
const ADJACENT = DISTRICTS_BY_INDEX.map(({ neighbours }) => neighbours.map(({ id }) => BOARD[id].index));

/** Value in VP of a demolition token that is kept: less, the fewer turns are left, and below 0 in the seat's last turn. */
export const demolitionCost = ({
  turns,
  weightsBySeat,
}: Pick<EvalContext, 'turns' | 'weightsBySeat'>): number =>
  turns <= weightsBySeat.length
    ? -HEURISTIC_WEIGHTS.lastDemolitionVp
    : HEURISTIC_WEIGHTS.tokenVpPerTurn * turns;

interface PlanSearch {
  readonly context: EvalContext;
  readonly guardTargets: readonly number[]; // districts that a band should guard
  readonly maxPlans: number;
  readonly hasTime: HasTime;
  readonly known: Set<number> | null; // hashes of the positions reached, by the learned risk; null: not compared
  planCount: number;
  best: Plan;
  bestBoard: FastBoard | null; // after it; null: it is empty
  readonly deepens: boolean; // plans of several macro moves
  readonly good: Plan[] | null; // plans that are not much worse than the best before them; null: not kept
}

const GREEDY = { maxPlans: Infinity, hasTime: UNLIMITED_TIME, deepens: false, good: null } as const;

/** Returns the best plan for the points of the board, of those that there is time for. It may be empty. */
export function bestPlan(board: FastBoard, context: EvalContext, hasTime = UNLIMITED_TIME): Plan {
  const maxPlans = context.breadth.plans;
  const search = createSearch(board, context, { maxPlans, hasTime, deepens: true, good: null });
  extendPlan(board, [], search);
  return search.best;
}

/** Returns the best plans that there is time for, best first. */
export function bestPlans(
  board: FastBoard,
  context: EvalContext,
  count: number,
  hasTime = UNLIMITED_TIME,
): readonly Plan[] {
  const good: Plan[] = [];
  const maxPlans = context.breadth.plans;
  const search = createSearch(board, context, { maxPlans, hasTime, deepens: true, good });
  good.push(search.best);
  extendPlan(board, [], search);
  return good.sort((a, b) => b.value - a.value).slice(0, count);
}

/** Returns a plan of one macro move after the other, each the best by itself. */
export function greedyPlan(start: FastBoard, context: EvalContext): Plan {
  let plan: Plan = { value: -Infinity, actions: [] };
  for (let board: FastBoard | null = start; board !== null;) {
    const search = createSearch(board, context, GREEDY);
    extendPlan(board, [], search);
    plan = { value: search.best.value, actions: [...plan.actions, ...search.best.actions] };
    board = search.bestBoard;
  }
  return plan;
}

function createSearch(
  board: FastBoard,
  context: EvalContext,
  options: Pick<PlanSearch, 'maxPlans' | 'hasTime' | 'deepens' | 'good'>,
): PlanSearch {
  return {
    ...options,
    context,
    guardTargets: findGuardTargets(board, context),
    known: context.learned === null ? null : new Set(),
    planCount: 0,
    best: { value: evaluateBoard(board, context), actions: [] },
    bestBoard: null,
  };
}

function recordPlan(board: FastBoard, actions: readonly Action[], search: PlanSearch): void {
  const value = evaluateBoard(board, search.context) - stepsBackCost(actions, search.context);
  if (search.good !== null && value > search.best.value - MAX_GOOD_LOSS_VP)
    search.good.push({ value, actions });
  if (value <= search.best.value + 1e-9) return;
  search.best = { value, actions };
  search.bestBoard = board;
}

/** Returns the cost in VP of the band steps that take back one of the seat's present or last turn. */
export function stepsBackCost(actions: readonly Action[], { ownTurns: { stepsBack } }: EvalContext): number {
  if (stepsBack.size === 0) return 0;
  const steps = actions.filter(
    (action) => action.type === 'move-band' && stepsBack.has(stepKey(action.from, action.to)),
  );
  return HEURISTIC_WEIGHTS.bandStepBackVp * steps.length;
}

/** Returns the unguarded districts with the highest expected loss, highest first. */
function findGuardTargets(board: FastBoard, context: EvalContext): readonly number[] {
  const { stakes } = context;
  const burnRisk = burnRiskOf(board, context);
  return Array.from(board.houses.keys())
    .filter(
      (index) =>
        (burnRisk[index] ?? 0) * (stakes[index] ?? 0) > HEURISTIC_WEIGHTS.minGuardedLossVp &&
        board.bands[index] === 0,
    )
    .sort((a, b) => (burnRisk[b] ?? 0) * (stakes[b] ?? 0) - (burnRisk[a] ?? 0) * (stakes[a] ?? 0))
    .slice(0, 4);
}

function considerPlan(board: FastBoard, actions: readonly Action[], search: PlanSearch): void {
  if (!search.hasTime()) {
    search.planCount = search.maxPlans; // no further one
    return;
  }
  if (search.known !== null) {
    const hash = hashBoard(board);
    if (search.known.has(hash)) return;
    search.known.add(hash);
  }
  search.planCount += 1;
  recordPlan(board, actions, search);
  if (search.deepens && board.points > 0) extendPlan(board, actions, search);
}

function extendPlan(board: FastBoard, earlierActions: readonly Action[], search: PlanSearch): void {
  // First, as the number of plans is limited and few demolitions are possible.
  if (board.demolitions > 0) demolishForGain(board, earlierActions, search);
  for (let index = 0; index < DISTRICT_COUNT && search.planCount < search.maxPlans; index += 1) {
    if (board.cones[index] === 0 || index === PUDDING_LANE_INDEX) continue;
    fightFire(board, index, earlierActions, search);
  }
  for (const target of search.guardTargets) {
    if (search.planCount >= search.maxPlans || (board.bands[target] ?? 0) > 0) continue;
    for (const paths of bandChoices(board, target, 1, search)) {
      const next = copyBoard(board);
      considerPlan(next, [...earlierActions, ...moveBands(next, paths)], search);
    }
  }
  if (search.planCount < search.maxPlans) walkTowardsFire(board, earlierActions, search);
}

/** Adds plans that bring a band to a small district beside a fire, and demolish the houses of the others there. */
function demolishForGain(board: FastBoard, earlierActions: readonly Action[], search: PlanSearch): void {
  const { stakes } = search.context;
  const cost = demolitionCost(search.context);
  const targets = SMALL_DISTRICTS.filter(
    (index) =>
      board.houses[index] !== 0 &&
      -(stakes[index] as number) > cost &&
      board.cones[index] === 0 &&
      board.burnable[index] === 1 &&
      (ADJACENT[index] as readonly number[]).some((next) => (board.cones[next] as number) > 0),
  )
    .sort((a, b) => (stakes[a] as number) - (stakes[b] as number))
    .slice(0, MAX_DEMOLITIONS);
  for (const target of targets) {
    if (search.planCount >= search.maxPlans) return;
    for (const paths of bandChoices(board, target, board.bands[target] === 0 ? 1 : 0, search)) {
      const next = copyBoardWithHouses(board);
      next.gained -= cost;
      const actions = [
        ...earlierActions,
        ...moveBands(next, paths),
        demolish(next, target, stakes[target] as number),
      ];
      considerPlan(next, actions, search);
    }
  }
}

/** Returns the choices of paths that bring this number of bands to a district with the points left. */
function bandChoices(
  board: FastBoard,
  target: number,
  count: number,
  { context }: PlanSearch,
): readonly (readonly BandPath[])[] {
  if (count === 0) return [[]];
  if (count > board.points) return [];
  return pathChoices(board, target, count, board.points, context.ownTurns.stepsBack).filter(
    (paths) => paths.length === count && stepCount(paths) <= board.points,
  );
}

const stepCount = (paths: readonly BandPath[]): number =>
  paths.reduce((sum, { path }) => sum + path.length, 0);

/** Adds plans that contain a fire with bands and, if the pawn arrives in time, put it out. */
function fightFire(
  board: FastBoard,
  index: number,
  earlierActions: readonly Action[],
  search: PlanSearch,
): void {
  const { points, pawn } = board;
  const missing = missingBands(board, index);
  const walkDistance = PAWN_DISTANCES[pawn]?.[index] ?? 99;
  for (const paths of bandChoices(board, index, missing, search)) {
    if (stepCount(paths) + walkDistance < points) {
      const next = copyBoard(board);
      const actions = [...earlierActions, ...moveBands(next, paths), ...movePawnTo(next, index)];
      while (next.points > 0 && (next.cones[index] ?? 0) > 0) actions.push(putOut(next, index));
      considerPlan(next, actions, search);
    }
    if (missing > 0) {
      const next = copyBoard(board);
      considerPlan(next, [...earlierActions, ...moveBands(next, paths)], search);
    }
  }
}

/** Adds a plan that walks towards the most promising fire with all remaining points. */
function walkTowardsFire(board: FastBoard, earlierActions: readonly Action[], search: PlanSearch): void {
  const nearest = nearestFire(board);
  if (nearest === null || nearest === board.pawn) return;
  const next = copyBoard(board);
  const actions = movePawnTo(next, nearest);
  search.planCount += 1;
  recordPlan(next, [...earlierActions, ...actions], search);
}
