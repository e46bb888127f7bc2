/** The secrets of a finished game that the displayed state shows. */
import type { OwnSecrets, Result, Seat } from '@great-fire/game';
import type { HistoricView } from '@great-fire/protocol';
import type { DisplayedState } from './display-store';

/** Returns a seat's secrets as far as the view contains them, or null. */
export const getVisibleSecrets = (view: HistoricView, seat: Seat): OwnSecrets | null =>
  view.ownBySeat?.[seat] ?? (view.viewer === seat ? view.own : null);

/**
 * Returns the secrets to show for a seat, or null. Final state: all of them (END-5). Earlier state: those that the
 * perspective sees.
 */
export function getRevealedSecrets(
  { view, mode }: Pick<DisplayedState, 'view' | 'mode'>,
  seat: Seat,
  { reveal }: Result,
): OwnSecrets | null {
  if (mode === 'past') return getVisibleSecrets(view, seat);
  const colour = reveal.colours[seat];
  if (colour === undefined) return null;
  const [hand, objectives, tokens] = [reveal.hands[seat], reveal.objectives[seat], reveal.tokens[seat]];
  return { colour, hand: hand ?? [], objectives: objectives ?? [], tokens: tokens ?? [] };
}
