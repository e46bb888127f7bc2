/**
 * A plan for the action points: a few large moves in place of many steps. Bring bands to a fire, walk there and put it
 * out; hold it with bands alone; set a band before houses; walk where cones can be had. Each is worth what it gains at
 * once and what it takes off the danger to the stakes.
 */
import type { Action } from '@great-fire/game';
import { estimateBurnRisk } from '../eval/burn-risk';
import type { Attraction } from '../eval/burn-risk';
import type { EvalWeights } from '../eval/weights';
import { PAWN_DISTANCES, DISTRICT_COUNT } from '../board/distances';
import type { FastBoard } from '../board/fast-board';
import { PUDDING_LANE_INDEX, copyBoard } from '../board/fast-board';
import { nearestFreeBands } from './band-paths';
import { moveBands, putOut, movePawnTo } from './macro-moves';

export interface EvalContext {
  readonly stakes: Float64Array; // by district index
  readonly turns: number; // left, the present one included
  readonly weights: EvalWeights;
  readonly attraction: Attraction;
}

export interface Plan {
  readonly value: number; // of the position that it leads to
  readonly actions: readonly Action[];
}

/** A cone that may be had next turn is worth so much of one, where the pawn stands beside it. */
const NEXT_CONE_VALUE = 0.3;
const MAX_PLANS = 160;

/** What a position is worth to the seat: cones in hand and in sight, and the danger to its stakes. */
export function evaluateBoard(board: FastBoard, { stakes, turns, weights, attraction }: EvalContext): number {
  const burnRisk = estimateBurnRisk(board, turns, weights, attraction);
  let value = weights.coneVp * board.conesPutOut;
  for (let index = 0; index < DISTRICT_COUNT; index += 1)
    value -= (burnRisk[index] as number) * (stakes[index] as number);
  return turns > 1 ? value + NEXT_CONE_VALUE * maxConesNextTurn(board) : value;
}

/** The most cones that the pawn might put out with the points of one turn from where it stands. */
function maxConesNextTurn({ cones, bands, pawn }: FastBoard): number {
  const distances = PAWN_DISTANCES[pawn] as Uint8Array;
  let max = 0;
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    const coneCount = cones[index] as number;
    if (coneCount === 0 || index === PUDDING_LANE_INDEX) continue;
    const missing = Math.max(0, coneCount - (bands[index] as number));
    max = Math.max(max, Math.min(coneCount, 4 - (distances[index] as number) - 1.5 * missing));
  }
  return max;
}

interface Search {
  readonly context: EvalContext;
  readonly guardTargets: readonly number[]; // districts worth a band
  readonly maxPlans: number; // how many plans
  planCount: number;
  bestPlans: readonly Plan[]; // best first, no two that lead to positions worth the same
}

/** The best plan found for the points of the scene; doing nothing is one. */
export function bestPlan(board: FastBoard, context: EvalContext): Plan {
  return topPlans(board, context, 1)[0] ?? { value: evaluateBoard(board, context), actions: [] };
}

/** Some plans for the points of the scene, best first. */
export function topPlans(board: FastBoard, context: EvalContext, maxPlans: number): readonly Plan[] {
  const search: Search = {
    context,
    guardTargets: findGuardTargets(board, context),
    maxPlans,
    planCount: 0,
    bestPlans: [],
  };
  recordPlan({ value: evaluateBoard(board, context), actions: [] }, search);
  extendPlan(board, [], search);
  return search.bestPlans;
}

function recordPlan(plan: Plan, search: Search): void {
  const { bestPlans, maxPlans } = search;
  const last = bestPlans[maxPlans - 1];
  if (last !== undefined && plan.value <= last.value + 1e-9) return;
  if (bestPlans.some(({ value }) => Math.abs(value - plan.value) < 1e-9)) return;
  search.bestPlans = [...bestPlans, plan].sort((a, b) => b.value - a.value).slice(0, maxPlans);
}

/** The houses at most risk, dearest first. */
function findGuardTargets(
  board: FastBoard,
  { stakes, turns, weights, attraction }: EvalContext,
): readonly number[] {
  const burnRisk = estimateBurnRisk(board, turns, weights, attraction);
  return Array.from(board.houses.keys())
    .filter((index) => (burnRisk[index] ?? 0) * (stakes[index] ?? 0) > 0.7 && board.bands[index] === 0)
    .sort((a, b) => (burnRisk[b] ?? 0) * (stakes[b] ?? 0) - (burnRisk[a] ?? 0) * (stakes[a] ?? 0))
    .slice(0, 4);
}

function considerPlan(board: FastBoard, actions: readonly Action[], search: Search): void {
  search.planCount += 1;
  recordPlan({ value: evaluateBoard(board, search.context), actions }, search);
  if (board.points > 0) extendPlan(board, actions, search);
}

function extendPlan(board: FastBoard, earlierActions: readonly Action[], search: Search): void {
  for (let index = 0; index < DISTRICT_COUNT && search.planCount < MAX_PLANS; index += 1) {
    if (board.cones[index] === 0 || index === PUDDING_LANE_INDEX) continue;
    fightFire(board, index, earlierActions, search);
  }
  for (const target of search.guardTargets) {
    if (search.planCount >= MAX_PLANS || (board.bands[target] ?? 0) > 0) continue;
    const path = nearestFreeBands(board, target, 1, board.points)[0];
    if (path === undefined) continue;
    const next = copyBoard(board);
    considerPlan(next, [...earlierActions, ...moveBands(next, [path])], search);
  }
  if (search.planCount < MAX_PLANS) walkTowardsFire(board, earlierActions, search);
}

/** Holds a fire with bands, and puts it out where the pawn can be there in time. */
function fightFire(board: FastBoard, index: number, earlierActions: readonly Action[], search: Search): void {
  const { points, pawn } = board;
  const missing = Math.max(0, (board.cones[index] ?? 0) - (board.bands[index] ?? 0));
  if (missing > points) return;
  const paths = missing === 0 ? [] : nearestFreeBands(board, index, missing, points);
  if (paths.length < missing) return;
  const cost = paths.reduce((sum, { path }) => sum + path.length, 0);
  if (cost > points) return;
  const walkDistance = PAWN_DISTANCES[pawn]?.[index] ?? 99;
  if (cost + walkDistance < points) {
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

/** Uses up the points on the way to the fire with most cones to be had. */
function walkTowardsFire(board: FastBoard, earlierActions: readonly Action[], search: Search): void {
  let nearest: number | null = null;
  let bestGain = -Infinity;
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    const cones = board.cones[index] as number;
    if (cones === 0 || index === PUDDING_LANE_INDEX) continue;
    const missing = Math.max(0, cones - (board.bands[index] as number));
    const gain = Math.min(cones, 3) - missing - (PAWN_DISTANCES[board.pawn]?.[index] ?? 99) / 2;
    if (gain > bestGain) [bestGain, nearest] = [gain, index];
  }
  if (nearest === null || nearest === board.pawn) return;
  const next = copyBoard(board);
  const actions = movePawnTo(next, nearest);
  if (actions.length > 0) {
    search.planCount += 1;
    recordPlan(
      { value: evaluateBoard(next, search.context), actions: [...earlierActions, ...actions] },
      search,
    );
  }
}
