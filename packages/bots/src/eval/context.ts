/** The evaluation context: everything that a seat needs to value actions, computed once per decision. */
import type { GameEvent, PlayerView } from '@great-fire/game';
import { districtIndex, packHand, type FastBoard } from '../board/fast-board';
import { turnsLeft } from '../board/turns-left';
import { type EvalWeights, HEURISTIC_WEIGHTS } from './weights';
import { type BurnAttraction, estimateBurnRisk } from './burn-risk';
import { computeBurnAttraction } from './attraction';
import { type BurnContext, createBurnContext } from './burn-context';
import { type PackedNet, estimateLearnedRisk } from './learned-burn-risk';
import { type OwnTurns, readOwnTurns } from './own-turns';
import {
  expectedVp,
  priorBelief,
  seatWeights,
  stakesOf,
  computeColourWeights,
  type ColourBelief,
} from './stakes';

/** How much of a turn a planner looks at. */
export interface Breadth {
  readonly spreads: number; // for which it also plans the actions
  readonly plans: number; // for the points of one board
}

export interface EvalContext {
  readonly stakes: Float64Array; // by district index
  readonly turns: number; // turns left, the current one included
  readonly weights: EvalWeights;
  readonly breadth: Breadth;
  readonly nextConeVp: number; // of a cone in reach for the next turn: 0 without one
  readonly attraction: BurnAttraction;
  readonly belief: ColourBelief;
  readonly expected: readonly number[]; // final VP by seat, without objectives and tokens
  readonly weightsBySeat: readonly number[]; // 1 for the own seat, -1 in total for the others
  readonly nextPawn: number | null; // district index of the pawn that plays next; null: not placed
  readonly ownTurns: OwnTurns;
  readonly learned: LearnedRisk | null; // in place of the burn risk of the weights
}

/** A net for the burn risk, and what its features need. */
interface LearnedRisk {
  readonly net: PackedNet;
  readonly facts: BurnContext;
}

/** Returns the probability that the houses burn before the end, by district index. The next call overwrites it. */
export const burnRiskOf = (
  board: FastBoard,
  { turns, weights, attraction, learned }: Pick<EvalContext, 'turns' | 'weights' | 'attraction' | 'learned'>,
): Float64Array =>
  learned === null
    ? estimateBurnRisk(board, turns, weights, attraction)
    : estimateLearnedRisk(board, learned.facts, learned.net);

interface Knowledge {
  readonly belief?: ColourBelief; // otherwise the prior from the cards
  readonly net?: PackedNet; // in place of the burn risk of the weights
  readonly events?: readonly GameEvent[]; // of the seat's own turns, at least
  readonly breadth?: Breadth; // otherwise that of the Lord Mayor
}

export const LORD_MAYOR_BREADTH: Breadth = { spreads: 12, plans: 400 };

/** Creates the context of the view's own seat. */
export function createEvalContext(
  view: PlayerView,
  board: FastBoard,
  weights: EvalWeights,
  { belief, net, events = [], breadth = LORD_MAYOR_BREADTH }: Knowledge = {},
): EvalContext {
  if (view.viewer === null || view.own === null) throw new Error('A spectator decides nothing');
  const turns = turnsLeft(view);
  const knownBelief = belief ?? priorBelief(view, view.viewer, view.own.colour);
  const attraction = computeBurnAttraction(view, board, knownBelief, weights);
  const expected = expectedVp(view, knownBelief, estimateBurnRisk(board, turns, weights, attraction));
  const weightsBySeat = seatWeights(expected, view.viewer);
  const stakes = stakesOf(view, view.own, computeColourWeights(knownBelief, weightsBySeat));
  const pawn = view.seats[(view.viewer + 1) % view.seats.length]?.pawn ?? null;
  const nextPawn = pawn === null ? null : districtIndex(pawn);
  board.hand = packHand(view.own.hand);
  board.demolitions = view.own.tokens.filter((token) => token === 'demolition').length;
  return {
    stakes,
    turns,
    weights,
    breadth,
    nextConeVp: turns > view.seats.length ? HEURISTIC_WEIGHTS.nextConeValue : 0,
    attraction,
    belief: knownBelief,
    expected,
    weightsBySeat,
    nextPawn,
    ownTurns: readOwnTurns(view, board, events),
    learned: net === undefined ? null : { net, facts: createBurnContext(view, turns, knownBelief, expected) },
  };
}
