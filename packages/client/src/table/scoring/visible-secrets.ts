/** What of the secrets lay open to whoever looks back at a game that is over. */
import type { OwnSecrets, Result, Seat } from '@great-fire/game';
import type { HistoricView } from '@great-fire/protocol';
import type { DisplayedState } from '../time-travel/displayed-state';

/** What a seat had for itself, as far as a view tells it; null: it does not. */
export const getVisibleSecrets = (view: HistoricView, seat: Seat): OwnSecrets | null =>
  view.ownBySeat?.[seat] ?? (view.viewer === seat ? view.own : null);

/** What a seat has open on its slip: all of it at the end (END-5), before that what could be seen then from there; null: nothing. */
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
