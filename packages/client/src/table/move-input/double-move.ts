/** DBL: whether the fire may move a second time, as far as this viewer can see. */
import { checkActionOnView, spreadOptions } from '@great-fire/game';
import type { PlayerView, Spread } from '@great-fire/game';

/** A token to spend, whether or not it can be spent now. */
export const holdsDoubleMove = (view: PlayerView): boolean =>
  view.own?.tokens.includes('double-move') === true;

/** Whether a second move is legal now: the token, the card, no action yet, and a move to make. */
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
