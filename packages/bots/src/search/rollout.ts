/** Plays a sampled world on by a fast form of the alderman, which looks at one spread and a few plans. */
import {
  applyUnchecked,
  districtsWithRoom,
  holdingsOf,
  intensifyConeCount,
  legalDiscards,
  legalSpreads,
  type Action,
  type Draft,
  type GameState,
  type Intensify,
  type Seat,
  type Spread,
} from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { type FastBoard, copyBoardWithHouses, districtIndex, toFastBoard } from '../board/fast-board';
import { turnsLeft } from '../board/turns-left';
import { type EvalContext, burnRiskOf } from '../eval/context';
import { evaluateBoard } from '../eval/evaluate-board';
import { containedFires } from '../eval/own-turns';
import { FITTED_WEIGHTS, HEURISTIC_WEIGHTS } from '../eval/weights';
import { greedyPlan } from '../plan/action-planner';
import { intensifyValue } from '../plan/intensify';

/** A world that is played on, and what its seats know of it. */
export interface Rollout {
  readonly draft: Draft<GameState>;
  readonly stakes: readonly Float64Array[]; // by seat, then district index
  readonly root: EvalContext; // of the seat that searches
}

const NO_STEPS: ReadonlySet<string> = new Set();

/** Plays the current turn to its end. */
export function playTurn(rollout: Rollout): void {
  const { draft } = rollout;
  const { seat, number } = draft.turn;
  while (draft.result === null && draft.turn.seat === seat && draft.turn.number === number)
    for (const action of chooseActions(rollout)) applyUnchecked(draft, seat, action);
}

/** Plays these actions of the seat's turn, and what is left of it by the rollout's own choice. */
export function playLine(rollout: Rollout, actions: readonly Action[]): void {
  const { draft } = rollout;
  const { seat, number } = draft.turn;
  for (const action of actions) applyUnchecked(draft, seat, action);
  if (draft.turn.number === number) playTurn(rollout);
}

/** Returns the next actions of the seat whose turn it is: those of a step, or of the whole action phase. */
export function chooseActions(rollout: Rollout): readonly Action[] {
  const { draft } = rollout;
  const { seat, step } = draft.turn;
  const board = toFastBoard(draft, seat);
  const context = contextOf(rollout, seat, board);
  if (step === 'intensify') return [chooseIntensify(draft, board, context)];
  const spread = bestSpread(draft, seat, board, context);
  if (spread !== null) return [spread];
  if (step === 'spread')
    return legalDiscards(draft, seat, holdingsOf(draft, seat))
      .slice(0, 1)
      .map((card) => ({ type: 'discard', card }));
  return [...greedyPlan(board, context).actions, { type: 'end-actions' }];
}

function contextOf({ draft, stakes, root }: Rollout, seat: Seat, board: FastBoard): EvalContext {
  const pawn = draft.seats[(seat + 1) % draft.seats.length]?.pawn ?? null;
  return {
    ...root,
    stakes: stakes[seat] as Float64Array,
    turns: turnsLeft(draft),
    weights: FITTED_WEIGHTS,
    nextPawn: pawn === null ? null : districtIndex(pawn),
    ownTurns: {
      wasContained: containedFires(board),
      stepsBack: NO_STEPS,
    },
    learned: null,
  };
}

/** Returns the spread with the highest value before any action, or null. A second one must gain more than its token. */
function bestSpread(
  draft: Draft<GameState>,
  seat: Seat,
  board: FastBoard,
  context: EvalContext,
): Spread | null {
  const isSecond = draft.turn.step === 'act';
  if (isSecond && !(draft.secret.tokens[seat] ?? []).includes('double-move')) return null;
  let best: Spread | null = null;
  let bestValue = isSecond ? evaluateBoard(board, context) + HEURISTIC_WEIGHTS.minTokenGainVp : -Infinity;
  for (const { card, options } of legalSpreads(draft, seat, holdingsOf(draft, seat))) {
    for (const { sources, targets } of options) {
      const [from] = sources;
      if (from === undefined) continue;
      for (const { to, exits, legal } of targets) {
        const [exit] = exits;
        if (!legal || exit === undefined) continue;
        const value = evaluateBoard(boardAfter(draft, board, context, districtIndex(from), to), context);
        if (value <= bestValue) continue;
        bestValue = value;
        best = { type: 'spread', card, from, exit, to, ...(isSecond && { token: 'double-move' as const }) };
      }
    }
  }
  return best;
}

function boardAfter(
  { districts }: Draft<GameState>,
  board: FastBoard,
  { stakes, weights }: EvalContext,
  from: number,
  to: Spread['to'],
): FastBoard {
  const index = districtIndex(to);
  const next = copyBoardWithHouses(board);
  const cones = (board.cones[index] as number) + 1;
  next.cones[from] = (next.cones[from] as number) - 1;
  const burns = cones > (board.bands[index] as number);
  next.cones[index] = burns ? Math.max(cones, BOARD[to].size) : cones;
  if (!burns || board.houses[index] === 0) return next;
  next.houses[index] = 0;
  next.gained += (districts[to].token ? weights.tokenVp : 0) - (stakes[index] as number);
  return next;
}

/** Places the cones in the districts of the highest value. */
function chooseIntensify(draft: Draft<GameState>, board: FastBoard, context: EvalContext): Intensify {
  const burnRisk = burnRiskOf(board, context);
  const places = districtsWithRoom(draft).map(({ district, room }) => {
    const value = intensifyValue(districtIndex(district), board, context, burnRisk);
    return { cones: Array.from({ length: room }, () => district), value };
  });
  places.sort((a, b) => b.value - a.value);
  const districts = places.flatMap(({ cones }) => cones).slice(0, intensifyConeCount(draft));
  return { type: 'intensify', districts };
}
