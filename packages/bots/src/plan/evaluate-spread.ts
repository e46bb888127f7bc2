/** What the moves of the fire are worth to a seat: what burns at once, and what the fire then threatens. */
import type { PlayerView, Spread } from '@great-fire/game';
import { previewSpread } from '@great-fire/game';
import type { FastBoard } from '../board/fast-board';
import { PUDDING_LANE_INDEX, copyBoard, districtIndex } from '../board/fast-board';
import type { EvalContext } from './action-planner';
import { evaluateBoard } from './action-planner';

export interface SpreadEval {
  readonly spread: Spread;
  readonly value: number; // before any action
  readonly offBoardGain: number; // of it, what is not on the board: houses burnt, a token
  readonly board: FastBoard; // after it
}

/** How many sources of one target are looked at: the others differ little. */
const MAX_SOURCES_PER_TARGET = 3;

/** Of the moves with one card into one district, some that differ in where the cone is lifted. */
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

/** The scene after a move of the fire, and what it is worth. */
export function evaluateSpread(
  view: PlayerView,
  board: FastBoard,
  context: EvalContext,
  spread: Spread,
): SpreadEval {
  const preview = previewSpread(view, spread);
  const to = districtIndex(spread.to);
  const next: FastBoard = { ...copyBoard(board), houses: board.houses.slice() };
  next.cones[districtIndex(spread.from)] = preview.source.after;
  next.cones[PUDDING_LANE_INDEX] = preview.puddingLane.after;
  next.cones[to] = (board.cones[to] ?? 0) + 1 + preview.conesAdded;
  let offBoardGain = preview.takesToken ? context.weights.tokenVp : 0;
  if (!preview.contained) {
    offBoardGain -= context.stakes[to] ?? 0;
    next.houses[to] = 0;
  }
  offBoardGain -= preview.returningSeats.filter((seat) => seat === view.viewer).length;
  return { spread, value: offBoardGain + evaluateBoard(next, context), offBoardGain, board: next };
}
