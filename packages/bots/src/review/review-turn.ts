/**
 * Compares a turn of a finished game with the best turn that the planner finds. It values both by what the seat could
 * know, so that no turn is blamed for hidden cards or for luck.
 */
import {
  type Action,
  type DistrictId,
  type GameEvent,
  type GameState,
  type PlayerView,
  type Spread,
  applyAction,
  checkAction,
  createDraft,
  legalActions,
  viewFor,
} from '@great-fire/game';
import { DISTRICT_COUNT } from '../board/distances';
import {
  type FastBoard,
  copyBoardWithHouses,
  districtIdAt,
  districtIndex,
  toFastBoard,
} from '../board/fast-board';
import { updateBelief } from '../eval/colour-belief';
import { type EvalContext, burnRiskOf, createEvalContext } from '../eval/context';
import { evaluateBoard, maxGiftedCones } from '../eval/evaluate-board';
import { LORD_MAYOR_NET } from '../eval/lord-mayor-net';
import { LORD_MAYOR_WEIGHTS } from '../eval/weights';
import { legalOfType } from '../observation';
import { demolitionCost } from '../plan/action-planner';
import { bestLine } from '../plan/best-line';
import { evaluateSpread, sampleSpreads } from '../plan/evaluate-spread';
import { demolish } from '../plan/macro-moves';

/** The main gain of a better turn. */
export type TurnReason =
  | { readonly kind: 'own-loss'; readonly district: DistrictId } // the seat burnt what it should keep
  | { readonly kind: 'missed-burn'; readonly district: DistrictId } // the better turn burns what others should keep
  | { readonly kind: 'cones'; readonly count: number } // cones that it could have put out
  | { readonly kind: 'gift'; readonly count: number } // contained cones that it left to the next seat
  | { readonly kind: 'exposed'; readonly district: DistrictId } // own stakes that it left in danger
  | { readonly kind: 'spared'; readonly district: DistrictId } // stakes of others that it left out of danger
  | { readonly kind: 'position' }; // fires within reach of the pawn next turn, tokens

/** A turn: a spread, and the actions after it without `end-actions`. */
export type TurnActions = readonly [Spread, ...Action[]];

export interface TurnReview {
  readonly cost: number; // VP on the others that the turn gave up, at least 0
  readonly better: TurnActions;
  readonly reason: TurnReason;
}

/** The action that is best next. */
export interface ActionHint {
  readonly action: Action;
  readonly reason: TurnReason;
}

/**
 * Reviews a turn with one spread and no token for a second one. `state`: before it; `events`: all before it, as the seat
 * saw them. Returns null if the planner finds nothing better.
 */
export function reviewTurn(
  state: GameState,
  turn: TurnActions,
  events: readonly GameEvent[],
): TurnReview | null {
  const { view, board, context, plan } = planTurn(state, events);
  const [spread, ...rest] = plan;
  if (spread?.type !== 'spread') return null;
  const better: TurnActions = [spread, ...rest];
  const actual = boardAfter(state, view, board, context, turn);
  const best = boardAfter(state, view, board, context, better);
  const cost = evaluateBoard(best, context) - evaluateBoard(actual, context);
  return cost <= 0
    ? null
    : { cost, better, reason: mainReason(actual, best, context, { chosen: turn[0], better: spread }) };
}

/**
 * Returns the best next action of the seat in its turn, with the main reason. The seat's best other spread is the
 * alternative, or else to end the turn now. `events`: all so far, as the seat saw them. Null: nothing is worth doing, or
 * the seat decides something else.
 */
export function hintAction(state: GameState, events: readonly GameEvent[]): ActionHint | null {
  const planned = planTurn(state, events);
  const { view, board, context, plan } = planned;
  const [action] = plan;
  if (action === undefined) return null;
  const best = boardAfter(state, view, board, context, plan);
  const chosen =
    state.turn.step === 'spread' && action.type === 'spread' ? otherSpread(planned, action) : null;
  const actual = boardAfter(state, view, board, context, chosen === null ? [] : [chosen]);
  const spreads = action.type === 'spread' ? { chosen: chosen ?? action, better: action } : null;
  return { action, reason: mainReason(actual, best, context, spreads) };
}

/** Returns the best spread to another district, before any action; null if there is none. */
function otherSpread({ view, board, context, legal }: PlannedTurn, { to }: Spread): Spread | null {
  const others = legalOfType({ legal }, 'spread').filter((spread) => spread.to !== to);
  const [other] = sampleSpreads(others)
    .map((spread) => evaluateSpread(view, board, context, spread))
    .sort((a, b) => b.value - a.value);
  return other?.spread ?? null;
}

interface PlannedTurn {
  readonly view: PlayerView;
  readonly board: FastBoard;
  readonly context: EvalContext;
  readonly legal: readonly Action[];
  readonly plan: readonly Action[]; // legal, without `end-actions`
}

function planTurn(state: GameState, events: readonly GameEvent[]): PlannedTurn {
  const { seat } = state.turn;
  const view = viewFor(state, seat);
  const board = toFastBoard(view, seat);
  const context = createEvalContext(view, board, LORD_MAYOR_WEIGHTS, {
    belief: updateBelief(view, events),
    net: LORD_MAYOR_NET,
    events,
  });
  const legal = legalActions(view);
  const line = bestLine({ view, legal, events }, board, context);
  return { view, board, context, legal, plan: legalPart(state, line?.actions ?? []) };
}

/** Returns the actions of a plan up to the first that the rules reject, or that ends the turn. */
function legalPart(state: GameState, plan: readonly Action[]): readonly Action[] {
  const { seat } = state.turn;
  const draft = createDraft(state);
  const end = plan.findIndex((action) => {
    if (action.type === 'end-actions' || checkAction(draft, seat, action) !== null) return true;
    applyAction(draft, seat, action);
    return false;
  });
  return end < 0 ? plan : plan.slice(0, end);
}

/** Returns the board after legal actions, with what they gained. Only the first may be a spread. */
function boardAfter(
  state: GameState,
  view: PlayerView,
  before: FastBoard,
  context: EvalContext,
  actions: readonly Action[],
): FastBoard {
  const { seat } = state.turn;
  const [first] = actions;
  const counted =
    first?.type === 'spread'
      ? evaluateSpread(view, before, context, first).board
      : copyBoardWithHouses(before);
  const draft = createDraft(state);
  for (const action of actions) {
    if (action.type === 'put-out') counted.conesPutOut += 1;
    if (action.type === 'demolish') {
      const index = districtIndex(action.district);
      counted.gained -= demolitionCost(context);
      demolish(counted, index, context.stakes[index] ?? 0);
    }
    applyAction(draft, seat, action);
  }
  const { cones, bands, houses, burnable, pawn } = toFastBoard(draft, seat);
  return { ...counted, cones, bands, houses, burnable, pawn, points: 0 };
}

/** Returns the part of the difference that is worth most. `spreads`: those of both turns, unless they have none. */
function mainReason(
  actual: FastBoard,
  best: FastBoard,
  context: EvalContext,
  spreads: { readonly chosen: Spread; readonly better: Spread } | null,
): TurnReason {
  const { weights } = context;
  const conesLeft = best.conesPutOut - actual.conesPutOut;
  const gifted = maxGiftedCones(actual, context) - maxGiftedCones(best, context);
  const parts: { readonly vp: number; readonly reason: TurnReason }[] = [
    ...(spreads === null ? [] : [burnPart(actual, best, context, spreads)]),
    { vp: weights.coneVp * conesLeft, reason: { kind: 'cones', count: conesLeft } },
    { vp: weights.giftedConeVp * gifted, reason: { kind: 'gift', count: gifted } },
    ...riskParts(actual, best, context),
  ];
  const [first] = parts.sort((a, b) => b.vp - a.vp);
  return first === undefined || first.vp <= 0 ? { kind: 'position' } : first.reason;
}

function burnPart(
  actual: FastBoard,
  best: FastBoard,
  { stakes }: EvalContext,
  { chosen, better }: { readonly chosen: Spread; readonly better: Spread },
): { readonly vp: number; readonly reason: TurnReason } {
  const to = districtIndex(chosen.to);
  const isOwnLoss = (stakes[to] ?? 0) > 0 && actual.houses[to] === 0;
  return {
    vp: best.gained - actual.gained,
    reason: isOwnLoss
      ? { kind: 'own-loss', district: chosen.to }
      : { kind: 'missed-burn', district: better.to },
  };
}

/** Returns what the districts gain by the lower risk to own stakes, and by the higher risk to those of others. */
function riskParts(
  actual: FastBoard,
  best: FastBoard,
  context: EvalContext,
): readonly { readonly vp: number; readonly reason: TurnReason }[] {
  const actualRisk = Float64Array.from(burnRiskOf(actual, context)); // it reuses its array
  const bestRisk = burnRiskOf(best, context);
  return Array.from({ length: DISTRICT_COUNT }, (_, index) => {
    const stake = context.stakes[index] ?? 0;
    const district = districtIdAt(index);
    return {
      vp: ((actualRisk[index] ?? 0) - (bestRisk[index] ?? 0)) * stake,
      reason: stake > 0 ? { kind: 'exposed', district } : { kind: 'spared', district },
    };
  });
}
