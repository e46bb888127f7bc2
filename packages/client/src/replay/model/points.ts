/** What each seat has, as far as it lies open from where one looks. */
import { scoreWith, standing } from '@great-fire/game';
import type { PastView } from '@great-fire/protocol';
import { secretsIn } from '../../table/score/then';

/**
 * VP by seat: the whole score of those whose secrets the view tells, what lies open of the others, null for those whose
 * colour is hidden; of a game that is over what it came to. @source END-2, SEC-4
 */
export function pointsIn(view: PastView): readonly (number | null)[] {
  const { result } = view;
  return view.seats.map((_, seat) => {
    if (result !== null) return result.scores[seat]?.total ?? null;
    const held = secretsIn(view, seat);
    return held === null ? standing(view, seat) : scoreWith(view, seat, held).total;
  });
}
