/** ACT-6: the Hero of London card. */
import type { GameEvent } from '../event';
import type { Draft, PublicState, Seat } from '../state';

/** Number of put-out cones that first earns the card. @source ACT-6 */
const MIN_CONES_FOR_HERO = 3;

/**
 * Gives the card to a seat that has just put out a cone, if the seat now deserves it. No other event can change the
 * order: each round of BURN-5 takes one cone from every player who has any.
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
