/** SET-3: a hand of five identical cards may be changed. */
import type { GameEvent } from '../event';
import type { Refusal } from '../refusal';
import type { Draft, FireCard, GameState, PublicState, Seat } from '../state';
import { isFireCard } from '../deck/draw';
import { checkTurn } from '../turn';
import { HAND_SIZE } from './components';
import type { RedealResult } from './deal';
import { advanceSetup } from './setup-flow';

/** Whether a hand may be redealt. @source SET-3 */
export function isFiveIdentical(hand: readonly FireCard[]): boolean {
  return hand.length === HAND_SIZE && new Set(hand).size === 1;
}

/** Whether a seat has still to answer about its hand, now or when its turn comes. @source SET-3 */
export function mustAnswerRedeal({ rules, startSeat, setupDone, turn }: PublicState, seat: Seat): boolean {
  const position = (seat - startSeat + rules.players) % rules.players; // in the order of asking
  return turn.step === 'redeal' && position >= setupDone;
}

/** Judges keeping the hand: every seat is asked, so that being asked tells nothing. @source SET-3, SEC-1 */
export function checkKeepHand(state: PublicState, seat: Seat): Refusal | null {
  return checkTurn(state, seat, ['redeal']);
}

/** Judges showing the hand for a new one. @source SET-3 */
export function checkRedeal(state: PublicState, seat: Seat, hand: readonly FireCard[]): Refusal | null {
  const turnRefusal = checkTurn(state, seat, ['redeal']);
  if (turnRefusal !== null) return turnRefusal;
  return isFiveIdentical(hand) ? null : { rule: 'SET-3', reason: 'not-five-identical' };
}

/** Keeps the hand; when all have answered, placing begins. @source SET-3 */
export function applyKeepHand(draft: Draft<GameState>, seat: Seat): readonly GameEvent[] {
  return [{ type: 'hand-kept', seat }, ...advanceSetup(draft)];
}

/** The fire cards that a redeal mixes: the seat's hand, the deck's and the unused ones. @source SET-3 */
export function cardsToRedeal({ secret }: GameState, seat: Seat): readonly FireCard[] {
  return [...(secret.hands[seat] ?? []), ...secret.deck.filter(isFireCard), ...secret.unused];
}

/** Shows the hand and takes the new one; the seat is asked again. @source SET-3, SEC-7 */
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
