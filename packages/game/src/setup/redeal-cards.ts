/**
 * SET-3: the shuffle of a redeal in a live match. It is separate from `redeal.ts`, because the client checks redeals
 * but never shuffles.
 */
import type { GameState, Seat } from '../state';
import { BOX } from './components';
import { type RedealResult, redealTable } from './deal';
import { seededShuffle } from './commitments';
import { cardsToRedeal } from './redeal';

/** Shuffles hand, deck and unused cards for the next redeal. Stack heights stay. @source SET-3 */
export function shuffleRedeal(state: GameState, seat: Seat): RedealResult {
  const { seed, entropies, redeals } = state.secret;
  const cards = cardsToRedeal(state, seat);
  return redealTable(BOX, cards, state.rules.players, redeals + 1, seededShuffle(seed, entropies));
}
