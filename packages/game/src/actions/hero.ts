/** ACT-6: the Hero of London card. */
import type { GameEvent } from '../event';
import type { Draft, PublicState, Seat } from '../state';

/** Put-out cones that first earn the card. @source ACT-6 */
const MIN_CONES_FOR_HERO = 3;

/**
 * Hands the card to a seat that has just put a cone out, if it is now due to it. Only then can anybody
 * come to hold more than the holder: a round of BURN-5 takes one from each.
 * @source ACT-6
 */
export function updateHero(draft: Draft<PublicState>, seat: Seat): readonly GameEvent[] {
  const cones = draft.seats[seat]?.putOut ?? 0;
  const from = draft.hero;
  const requiredCones = from === null ? MIN_CONES_FOR_HERO : (draft.seats[from]?.putOut ?? 0) + 1;
  if (seat === from || cones < requiredCones) return [];
  draft.hero = seat;
  return [{ type: 'hero-passed', seat, from }];
}
