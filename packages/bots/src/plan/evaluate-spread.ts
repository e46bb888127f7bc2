/** Values spreads for a seat: the houses that burn at once and the later risk. */
import { previewSpread } from '@great-fire/game/preview';
import type { PlayerView, Spread } from '@great-fire/game';
import {
  PUDDING_LANE_INDEX,
  copyBoardWithHouses,
  districtIndex,
  packCard,
  type FastBoard,
} from '../board/fast-board';
import type { EvalContext } from '../eval/context';
import { evaluateBoard } from '../eval/evaluate-board';

export interface SpreadEval {
  readonly spread: Spread;
  readonly value: number; // value before any action
  readonly board: FastBoard; // board after the spread
}

/** Number of sources evaluated per target, because other sources differ little. */
const MAX_SOURCES_PER_TARGET = 3;

/** Returns a few spreads per card and target, with different sources. */
export function sampleSpreads(spreads: readonly Spread[]): readonly Spread[] {
  const byTarget = new Map<string, Spread[]>();
  for (const spread of spreads) {
    const key = `${spread.card} ${spread.to}`;
    const group = byTarget.get(key);
    if (group === undefined) byTarget.set(key, [spread]);
    else if (!group.some(({ from }) => from === spread.from)) group.push(spread);
  }
  return [...byTarget.values()].flatMap((group) => group.slice(0, MAX_SOURCES_PER_TARGET));
}

/** Returns the board after a spread, and the value of the spread. */
export function evaluateSpread(
  view: PlayerView,
  board: FastBoard,
  context: EvalContext,
  spread: Spread,
): SpreadEval {
  const preview = previewSpread(view, spread);
  const to = districtIndex(spread.to);
  const next = copyBoardWithHouses(board);
  next.cones[districtIndex(spread.from)] = preview.source.after;
  next.cones[PUDDING_LANE_INDEX] = preview.puddingLane.after;
  next.cones[to] = (board.cones[to] ?? 0) + 1 + preview.conesAdded;
  next.hand -= spread.token === undefined ? packCard(spread.card) : 0;
  if (preview.takesToken) next.gained += context.weights.tokenVp;
  if (!preview.contained) {
    next.gained -= context.stakes[to] ?? 0;
    next.houses[to] = 0;
  }
  next.gained -= preview.returningSeats.filter((seat) => seat === view.viewer).length;
  return { spread, value: evaluateBoard(next, context), board: next };
}
