/** SET-3: what a live match gives for a redeal. Apart from the rule: the page judges redeals and shuffles nothing. */
import type { GameState, Seat } from '../state';
import { BOX } from './components';
import type { RedealResult } from './deal';
import { redealTable } from './deal';
import { seededShuffle } from './commitments';
import { cardsToRedeal } from './redeal';

/** The next redeal of a match: hand, deck and unused cards shuffled together, stacks as high as before. @source SET-3 */
export function shuffleRedeal(state: GameState, seat: Seat): RedealResult {
  const { seed, entropies, redeals } = state.secret;
  const cards = cardsToRedeal(state, seat);
  return redealTable(BOX, cards, state.rules.players, redeals + 1, seededShuffle(seed, entropies));
}
