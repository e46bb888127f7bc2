/** What each seat has, as far as it lies open from where one looks. */
import { scoreFor, publicVp } from '@great-fire/game';
import type { HistoricView } from '@great-fire/protocol';
import { getVisibleSecrets } from '../../table/scoring/visible-secrets';

/**
 * VP by seat: the whole score of those whose secrets the view tells, what lies open of the others, null for those whose
 * colour is hidden; of a game that is over what it came to. @source END-2, SEC-4
 */
export function visiblePoints(view: HistoricView): readonly (number | null)[] {
  const { result } = view;
  return view.seats.map((_, seat) => {
    if (result !== null) return result.scores[seat]?.total ?? null;
    const secrets = getVisibleSecrets(view, seat);
    return secrets === null ? publicVp(view, seat) : scoreFor(view, seat, secrets).total;
  });
}
