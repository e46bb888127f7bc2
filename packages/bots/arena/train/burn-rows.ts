/** The rows of a training: each district that fire can reach after each turn, and whether its houses burnt. */
import { viewFor, type GameState } from '@great-fire/game';
import { DISTRICT_COUNT } from '../../src/board/distances';
import { districtIdAt, toFastBoard } from '../../src/board/fast-board';
import { createBurnContext } from '../../src/eval/burn-context';
import { BURN_FEATURE_COUNT, extractBurnFeatures } from '../../src/eval/burn-features';
import { estimateBurnRisk } from '../../src/eval/burn-risk';
import { createEvalContext } from '../../src/eval/context';
import { expectedVp } from '../../src/eval/stakes';
import { FITTED_WEIGHTS } from '../../src/eval/weights';
import type { NetRows } from './fit-net';
import { type TrainingGame, replayGame } from './games';

export interface BurnRows extends NetRows {
  readonly fittedRisk: Float32Array; // of the alderman's weights, by row
}

const features = new Float64Array(BURN_FEATURE_COUNT * DISTRICT_COUNT);
const indexes = new Int8Array(DISTRICT_COUNT);

interface Position {
  readonly features: Float64Array; // row after row
  readonly indexes: Int8Array;
  readonly fittedRisk: readonly number[];
}

function positionOf(state: GameState): Position | null {
  const { seat } = state.turn;
  const view = viewFor(state, seat);
  const board = toFastBoard(view, seat);
  const { turns, weights, attraction, belief } = createEvalContext(view, board, FITTED_WEIGHTS);
  if (turns === 1) return null; // nothing burns any more
  const risk = estimateBurnRisk(board, turns, weights, attraction).slice();
  const context = createBurnContext(view, turns, belief, expectedVp(view, belief, risk));
  const rows = extractBurnFeatures(board, context, features, indexes);
  const own = indexes.slice(0, rows);
  return {
    features: features.slice(0, rows * BURN_FEATURE_COUNT),
    indexes: own,
    fittedRisk: Array.from(own, (index) => risk[index] ?? 0),
  };
}

/** Returns the rows of some games. */
export function collectBurnRows(games: readonly TrainingGame[]): BurnRows {
  const positions: Position[] = [];
  const labels: number[] = [];
  for (const game of games) {
    const first = positions.length;
    const end = replayGame(game, (state) => {
      const position = positionOf(state);
      if (position !== null) positions.push(position);
    });
    for (const position of positions.slice(first))
      for (const index of position.indexes)
        labels.push(end.districts[districtIdAt(index)].houses.length === 0 ? 1 : 0);
  }
  const inputs = new Float32Array(labels.length * BURN_FEATURE_COUNT);
  let at = 0;
  for (const position of positions) {
    inputs.set(position.features, at);
    at += position.features.length;
  }
  return {
    inputs,
    labels: Uint8Array.from(labels),
    fittedRisk: Float32Array.from(positions.flatMap(({ fittedRisk }) => fittedRisk)),
  };
}
