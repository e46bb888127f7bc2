/** Points of each seat, as far as the perspective shows them. */
import { scoreFor, publicVp, type Seat, type OwnSecrets, type Result } from '@great-fire/game';
import type { HistoricView } from '@great-fire/protocol';
import type { DisplayedState } from './display-store';

// The secrets of a finished game that the displayed state shows.

/** Returns a seat's secrets as far as the view contains them, or null. */
export const getVisibleSecrets = (view: HistoricView, seat: Seat): OwnSecrets | null =>
  view.ownBySeat?.[seat] ?? (view.viewer === seat ? view.own : null);

/**
 * Returns the secrets to show for a seat, or null. Final state: all of them (END-5). Earlier state: those that the
 * perspective sees.
 */
export function getSecretsToShow(
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

/**
 * Returns the VP by seat: the full score if the view contains the seat's secrets, else the public VP. Null if the
 * seat's colour is hidden. After the end, returns the final scores.
 *
 * @source END-2, SEC-4
 */
export function visiblePoints(view: HistoricView): readonly (number | null)[] {
  const { result } = view;
  return view.seats.map((_, seat) => {
    if (result !== null) return result.scores[seat]?.total ?? null;
    const secrets = getVisibleSecrets(view, seat);
    return secrets === null ? publicVp(view, seat) : scoreFor(view, seat, secrets).total;
  });
}

/** Returns the VP to show beside a player: those that everyone knows, or with the secrets of the perspective. */
export const displayedPoints = (
  { view, countsSecrets = false }: DisplayedState,
  seat: Seat,
): number | null => (countsSecrets ? (visiblePoints(view)[seat] ?? null) : publicVp(view, seat));
