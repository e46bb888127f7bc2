/** The evaluation context: everything that a seat needs to value actions, computed once per decision. */
import type { PlayerView } from '@great-fire/game';
import type { FastBoard } from '../board/fast-board';
import { turnsLeft } from '../board/turns-left';
import { estimateBurnRisk, type BurnAttraction } from './burn-risk';
import type { EvalWeights } from './weights';
import { computeBurnAttraction } from './attraction';
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
}

/** Creates the context of the view's own seat. Without `belief`, it uses the prior from the cards. */
export function createEvalContext(
  view: PlayerView,
  board: FastBoard,
  weights: EvalWeights,
  belief?: ColourBelief,
): EvalContext {
  if (view.viewer === null || view.own === null) throw new Error('A spectator decides nothing');
  const turns = turnsLeft(view);
  const knownBelief = belief ?? priorBelief(view, view.viewer, view.own.colour);
  const attraction = computeBurnAttraction(view, board, knownBelief, weights);
  const expected = expectedVp(view, knownBelief, estimateBurnRisk(board, turns, weights, attraction));
  const weightsBySeat = seatWeights(expected, view.viewer);
  return {
    stakes: stakesOf(view, view.own, computeColourWeights(knownBelief, weightsBySeat)),
    turns,
    weights,
    attraction,
  };
}
