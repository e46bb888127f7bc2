/** FIRE-8: no card of the hand can be played. */
import type { Discard } from '../action';
import type { GameEvent } from '../event';
import type { Refusal } from '../refusal';
import type { Draft, FireCard, GameState, PublicState, Seat } from '../state';
import { DIRECTIONS } from '../state';
import { checkTurn } from '../turn';
import { isPlayable } from './spread-options';
import { discardFromHand } from './play-card';

/** The cards that may be given up: any, but only when none can be played. @source FIRE-8 */
export function legalDiscards(
  state: PublicState,
  seat: Seat,
  hand: readonly FireCard[],
): readonly FireCard[] {
  if (checkTurn(state, seat, ['spread']) !== null) return [];
  const distinctCards = [...new Set(hand)];
  return distinctCards.some((card) => isPlayable(state, card)) ? [] : distinctCards;
}

/** Judges giving up one card. @source FIRE-8 */
export function checkDiscard(
  state: PublicState,
  seat: Seat,
  hand: readonly FireCard[],
  { card }: Discard,
): Refusal | null {
  const turnRefusal = checkTurn(state, seat, ['spread']);
  if (turnRefusal !== null) return turnRefusal;
  if (!hand.includes(card)) return { rule: 'FIRE-8', reason: 'card-not-in-hand' };
  return hand.some((other) => isPlayable(state, other))
    ? { rule: 'FIRE-8', reason: 'card-is-playable' }
    : null;
}

/** N, E, S, W: as they lie in the hand they would also tell which of them came when. @source SEC-1 */
function sortByDirection(hand: readonly FireCard[]): readonly FireCard[] {
  return DIRECTIONS.flatMap((card) => hand.filter((other) => other === card));
}

/** Shows the hand, discards the card and asks for three cones. @source FIRE-8, SEC-7 */
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
