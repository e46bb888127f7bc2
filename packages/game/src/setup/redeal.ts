/** SET-3: redeal of a hand of five identical cards. */
import type { Redeal } from '../action';
import type { GameEvent } from '../event';
import type { Refusal } from '../refusal';
import type { Draft, FireCard, GameState, Holdings, PublicState, Seat } from '../state';
import { isFireCard } from '../deck/draw';
import { checkTurn } from '../turn';
import { HAND_SIZE } from './components';
import type { RedealResult } from './deal';
import { advanceSetup } from './setup-flow';

/** Returns true if the hand may be redealt. @source SET-3 */
export function isFiveIdentical(hand: readonly FireCard[]): boolean {
  return hand.length === HAND_SIZE && new Set(hand).size === 1;
}

/** Returns true if a seat still has to decide about its hand, now or later. @source SET-3 */
export function mustAnswerRedeal({ rules, startSeat, setupDone, turn }: PublicState, seat: Seat): boolean {
  const position = (seat - startSeat + rules.players) % rules.players; // position in the order of decisions
  return turn.step === 'redeal' && position >= setupDone;
}

/**
 * Checks keeping the hand. Every seat decides, so that the decision reveals nothing about the hand. @source SET-3,
 * SEC-1
 */
export function checkKeepHand(state: PublicState, seat: Seat): Refusal | null {
  return checkTurn(state, seat, ['redeal']);
}

/** Checks showing the hand for a redeal. Returns the refusal, or null if it is legal. @source SET-3 */
export function checkRedeal(
  state: PublicState,
  seat: Seat,
  _choice: Redeal,
  { hand }: Holdings,
): Refusal | null {
  const turnRefusal = checkTurn(state, seat, ['redeal']);
  if (turnRefusal !== null) return turnRefusal;
  return isFiveIdentical(hand) ? null : { rule: 'SET-3', reason: 'not-five-identical' };
}

/** Keeps the hand. After the last seat, placing begins. @source SET-3 */
export function applyKeepHand(draft: Draft<GameState>, seat: Seat): readonly GameEvent[] {
  return [{ type: 'hand-kept', seat }, ...advanceSetup(draft)];
}

/** Returns the fire cards that a redeal shuffles: the seat's hand, the deck and the unused cards. @source SET-3 */
export function cardsToRedeal({ secret }: GameState, seat: Seat): readonly FireCard[] {
  return [...(secret.hands[seat] ?? []), ...secret.deck.filter(isFireCard), ...secret.unused];
}

/** Shows the hand and replaces it. The same seat then decides again. @source SET-3, SEC-7 */
export function applyRedeal(draft: Draft<GameState>, seat: Seat, cards: RedealResult): readonly GameEvent[] {
  const shownHand = [...(draft.secret.hands[seat] ?? [])];
  draft.secret.hands[seat] = [...cards.hand];
  draft.secret.deck = [...cards.deck];
  draft.secret.unused = [...cards.unused];
  draft.secret.redeals += 1;
  return [
    { type: 'hand-shown', seat, cards: shownHand, why: 'redeal' },
    { type: 'hand-redealt', seat },
  ];
}
