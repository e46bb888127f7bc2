/** The double move (DBL), as far as the viewer's view shows. */
import { checkActionOnView, spreadOptions } from '@great-fire/game';
import type { PlayerView, Spread } from '@great-fire/game';

/** Returns true if the viewer holds a double-move token, even if the token cannot be spent now. */
export const holdsDoubleMove = (view: PlayerView): boolean =>
  view.own?.tokens.includes('double-move') === true;

/**
 * Returns true if a second move is legal now. This needs the token, a played card, no action yet, and a legal target.
 */
export function canDoubleMove(view: PlayerView): boolean {
  const { card } = view.turn;
  if (card === null || !holdsDoubleMove(view)) return false;
  for (const { sources, targets } of spreadOptions(view, card)) {
    const [from] = sources;
    const target = targets.find(({ legal }) => legal);
    const exit = target?.exits[0];
    if (from === undefined || target === undefined || exit === undefined) continue;
    const spread: Spread = { type: 'spread', card, from, exit, to: target.to, token: 'double-move' };
    return checkActionOnView(view, spread) === null;
  }
  return false;
}
