/** The number of turns left in the game, which follows from the public stack heights (SEC-8). */
import { stackHeights, type PublicState } from '@great-fire/game';

/** The turns of about a whole game, by which the features of the burn risks are scaled. */
export const FULL_GAME_TURNS = 36;

/** Returns the turns left for all players together, the current one included. @source SET-4, END-1 */
export function turnsLeft({ rules, stack, lastTurns }: PublicState): number {
  if (lastTurns !== null) return lastTurns;
  const last = rules.players * rules.lastTurnsEach;
  if (stack === null) return last;
  const heights = stackHeights(rules.players);
  const top = heights.findIndex(({ letter }) => letter === stack.letter);
  const below = heights.slice(0, top).reduce((sum, { cards }) => sum + cards, 0);
  return stack.left + below + last;
}
