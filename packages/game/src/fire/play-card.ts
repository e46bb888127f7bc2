/** FIRE-1, FIRE-9, BURN-4, DBL-2: effects of a spread on the seat's cards and tokens. */
import type { Spread } from '../action';
import type { GameEvent } from '../event';
import type { Draft, GameState, Seat } from '../state';
import { moveCone } from './spread';
import { spendToken, takeToken } from './tokens';

/** Applies a spread. The caller must have checked it with `checkSpread`. */
export function applySpread(draft: Draft<GameState>, seat: Seat, choice: Spread): readonly GameEvent[] {
  const events: GameEvent[] = [];
  if (choice.token === undefined) {
    discardFromHand(draft, seat, choice.card);
  } else {
    spendToken(draft, seat, 'double-move');
    events.push({ type: 'token-spent', seat, token: 'double-move' });
  }
  const coneMove = moveCone(draft, seat, choice);
  events.push(...coneMove.events);
  if (coneMove.takesToken) events.push(takeToken(draft, seat, choice.to));
  draft.turn.step = 'act';
  draft.turn.card = choice.card;
  draft.turn.spreads += 1;
  return events;
}

/** Moves one card from the hand to the face-up discards. @source FIRE-9 */
export function discardFromHand(draft: Draft<GameState>, seat: Seat, card: Spread['card']): void {
  const hand = draft.secret.hands[seat];
  const player = draft.seats[seat];
  const index = hand?.indexOf(card) ?? -1;
  if (hand === undefined || player === undefined || index < 0) throw new Error(`Seat ${seat} has no ${card}`);
  hand.splice(index, 1);
  player.hand = hand.length;
  draft.discards.push(card);
}
