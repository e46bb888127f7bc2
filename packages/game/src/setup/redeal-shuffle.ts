/** SET-3: what a live match gives for a redeal. Apart from the rule: the page judges redeals and shuffles nothing. */
import type { GameState, Seat } from '../state';
import { BOX } from './components';
import type { Redealt } from './deal';
import { redealTable } from './deal';
import { deal } from './hashes';
import { cardsToRedeal } from './redeal';

/** The next redeal of a match: hand, deck and unused cards shuffled together, stacks as high as before. @source SET-3 */
export function shuffleRedeal(state: GameState, seat: Seat): Redealt {
  const { seed, entropies, redeals } = state.secret;
  const cards = cardsToRedeal(state, seat);
  return redealTable(BOX, cards, state.rules.players, redeals + 1, deal(seed, entropies));
}
