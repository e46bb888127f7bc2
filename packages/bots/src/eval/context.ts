/** The evaluation context: everything that a seat needs to value actions, computed once per decision. */
import type { PlayerView } from '@great-fire/game';
import { districtIndex, missingBands, packHand, type FastBoard } from '../board/fast-board';
import { turnsLeft } from '../board/turns-left';
import type { EvalWeights } from './weights';
import { type BurnAttraction, estimateBurnRisk } from './burn-risk';
import { computeBurnAttraction } from './attraction';
import { type BurnContext, createBurnContext } from './burn-features';
import { type PackedNet, estimateLearnedRisk } from './learned-burn-risk';
import {
  expectedVp,
  priorBelief,
  seatWeights,
  stakesOf,
  computeColourWeights,
  type ColourBelief,
} from './stakes';

export interface EvalContext {
  readonly stakes: Float64Array; // by district index
  readonly turns: number; // turns left, the current one included
  readonly weights: EvalWeights;
  readonly attraction: BurnAttraction;
  readonly belief: ColourBelief;
  readonly weightsBySeat: readonly number[]; // 1 for the own seat, -1 in total for the others
  readonly nextPawn: number | null; // district index of the pawn that plays next; null: not placed
  readonly wasContained: readonly boolean[]; // by district index: a fire that stood contained before the decision
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

/**
 * Creates the context of the view's own seat. Without `belief`, it uses the prior from the cards. `net`: takes the place
 * of the burn risk of the weights.
 */
export function createEvalContext(
  view: PlayerView,
  board: FastBoard,
  weights: EvalWeights,
  belief?: ColourBelief,
  net: PackedNet | null = null,
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
  const wasContained = Array.from(
    board.cones,
    (cones, index) => cones > 0 && missingBands(board, index) === 0,
  );
  board.hand = packHand(view.own.hand);
  board.demolitions = view.own.tokens.filter((token) => token === 'demolition').length;
  return {
    stakes,
    turns,
    weights,
    attraction,
    belief: knownBelief,
    weightsBySeat,
    nextPawn,
    wasContained,
    learned: net === null ? null : { net, facts: createBurnContext(view, turns, knownBelief, expected) },
  };
}
