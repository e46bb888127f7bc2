/** The end of a turn: draw, intensify if necessary, next seat. */
import type { EndActions, Intensify } from './action';
import { discardStackCard, drawCard } from './deck/draw';
import { placeCones } from './deck/intensify';
import type { GameEvent } from './event';
import type { Refusal } from './refusal';
import { beginLastTurns, endGame, isLastTurn } from './scoring/end';
import type { Draft, GameState, PublicState, Seat } from './state';
import { beginTurn, checkTurn, nextSeat } from './turn';
import { clearUndo } from './undo/undo';

/** Checks ending the actions. Unused points do not matter. @source ACT-1 */
export function checkEndActions(state: PublicState, seat: Seat): Refusal | null {
  return checkTurn(state, seat, ['act']);
}

/** Ends the actions and draws a card, except in the last turns. @source ACT-1, DRAW-1, END-1 */
export function applyEndActions(
  draft: Draft<GameState>,
  seat: Seat,
  _choice: EndActions,
): readonly GameEvent[] {
  const events: GameEvent[] = [{ type: 'actions-ended', seat, points: draft.turn.points }];
  clearUndo(draft);
  draft.turn.points = 0;
  if (!isLastTurn(draft)) events.push(...drawCard(draft, seat));
  if (draft.turn.step !== 'intensify') events.push(...passTurn(draft, seat));
  return events;
}

/**
 * Applies an intensify. After a stack card the turn ends, after FIRE-8 the actions follow. @source INT, FIRE-8,
 * DRAW-1, END-1
 */
export function applyIntensify(draft: Draft<GameState>, seat: Seat, choice: Intensify): readonly GameEvent[] {
  const events = [...placeCones(draft, seat, choice)];
  if (draft.turn.intensifyBy === 'discard') {
    draft.turn.step = 'act';
    draft.turn.intensifyBy = null;
    return events;
  }
  discardStackCard(draft);
  if (draft.stack !== null) return [...events, ...passTurn(draft, seat)];
  return [...events, ...beginLastTurns(draft), ...beginTurn(draft, nextSeat(draft, seat))];
}

/** Passes the turn to the left, or ends the game after the last of the last turns. @source SET-9, END-1 */
function passTurn(draft: Draft<GameState>, seat: Seat): readonly GameEvent[] {
  if (draft.lastTurns !== null) {
    draft.lastTurns -= 1;
    if (draft.lastTurns === 0) return endGame(draft);
  }
  return beginTurn(draft, nextSeat(draft, seat));
}
