/** FIRE-8, FIRE-9: the discard when no card of the hand is playable, and the pile of the discards. */
import type { Discard } from '../action';
import type { GameEvent } from '../event';
import type { Refusal } from '../refusal';
import {
  type Draft,
  type FireCard,
  type GameState,
  type Holdings,
  type PublicState,
  type Seat,
  DIRECTIONS,
} from '../state';
import { checkTurn } from '../turn';
import { isPlayable } from './spread-options';

/** Returns the cards that the seat may discard. Empty while any card is playable. @source FIRE-8 */
export function legalDiscards(state: PublicState, seat: Seat, { hand }: Holdings): readonly FireCard[] {
  if (checkTurn(state, seat, ['spread']) !== null) return [];
  const distinctCards = [...new Set(hand)];
  return distinctCards.some((card) => isPlayable(state, card)) ? [] : distinctCards;
}

/** Checks a discard. Returns the refusal, or null if it is legal. @source FIRE-8 */
export function checkDiscard(
  state: PublicState,
  seat: Seat,
  { card }: Discard,
  { hand }: Holdings,
): Refusal | null {
  const turnRefusal = checkTurn(state, seat, ['spread']);
  if (turnRefusal !== null) return turnRefusal;
  if (!hand.includes(card)) return { rule: 'FIRE-8', reason: 'card-not-in-hand' };
  return hand.some((other) => isPlayable(state, other))
    ? { rule: 'FIRE-8', reason: 'card-is-playable' }
    : null;
}

/**
 * Sorts the hand in the order N, E, S, W. The order in the hand would reveal when each card was drawn. @source SEC-1
 */
function sortByDirection(hand: readonly FireCard[]): readonly FireCard[] {
  return DIRECTIONS.flatMap((card) => hand.filter((other) => other === card));
}

/** Shows the hand, discards the card and starts the intensify step. @source FIRE-8, SEC-7 */
export function applyDiscard(draft: Draft<GameState>, seat: Seat, { card }: Discard): readonly GameEvent[] {
  const cards = sortByDirection(draft.secret.hands[seat] ?? []);
  discardFromHand(draft, seat, card);
  draft.turn.step = 'intensify';
  draft.turn.intensifyBy = 'discard';
  return [
    { type: 'hand-shown', seat, cards, why: 'no-playable-card' },
    { type: 'card-discarded', seat, card },
  ];
}

/** Moves one card from the hand to the face-up discards. @source FIRE-9 */
export function discardFromHand(draft: Draft<GameState>, seat: Seat, card: FireCard): void {
  const hand = draft.secret.hands[seat];
  const player = draft.seats[seat];
  const index = hand?.indexOf(card) ?? -1;
  if (hand === undefined || player === undefined || index < 0) throw new Error(`Seat ${seat} has no ${card}`);
  hand.splice(index, 1);
  player.hand = hand.length;
  draft.discards.push(card);
}
