/** How many turns the game still has, the present one included: the heights of the stacks are known to all (SEC-8). */
import type { PublicState } from '@great-fire/game';
import { stackHeights } from '@great-fire/game';

/** Turns of all the players together, the present one included. @source SET-4, END-1 */
export function turnsLeft({ rules, stack, lastTurns }: PublicState): number {
  if (lastTurns !== null) return lastTurns;
  const last = rules.players * rules.lastTurnsEach;
  if (stack === null) return last;
  const heights = stackHeights(rules.players);
  const top = heights.findIndex(({ letter }) => letter === stack.letter);
  const below = heights.slice(0, top).reduce((sum, { cards }) => sum + cards, 0);
  return stack.left + below + last;
}
