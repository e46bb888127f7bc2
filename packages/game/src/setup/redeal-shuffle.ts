/** SET-3: what a live match gives for a redeal. Apart from the rule: the page judges redeals and shuffles nothing. */
import type { GameState, Seat } from '../state';
import { HAND_SIZE, buildDeck } from './components';
import { deal } from './deal';
import { cardsToRedeal } from './redeal';
import type { RedealtCards } from './redeal';

/** The next redeal of a match: hand, deck and unused cards shuffled together, stacks as high as before. @source SET-3 */
export function shuffleRedeal(state: GameState, seat: Seat): RedealtCards {
  const { seed, entropies, redeals } = state.secret;
  const shuffled = deal(seed, entropies)(`redeal/${redeals + 1}`, cardsToRedeal(state, seat));
  return {
    hand: shuffled.slice(0, HAND_SIZE),
    ...buildDeck(state.rules.players, shuffled.slice(HAND_SIZE)),
  };
}
