/** INT-4: where the cones of an intensify come from, before the player confirms it. */
import { copyForPreview, type BeforeAfter } from '../fire/preview';
import { takeCones } from '../fire/supply';
import type { PublicState, Seat } from '../state';

/** The origin of the cones of an intensify. */
export interface IntensifyPreview {
  readonly fromStock: number; // placed cones that come from the stock
  readonly fromPuddingLane: number; // placed cones that come from Pudding Lane
  readonly stock: BeforeAfter;
  readonly returningSeats: readonly Seat[]; // one entry for each returned put-out cone (BURN-5)
}

/** Returns the origin of this number of cones. Works on any view. @source INT-4 */
export function previewIntensify(state: PublicState, cones: number): IntensifyPreview {
  const draft = copyForPreview(state);
  const supply = takeCones(draft, cones);
  return {
    fromStock: supply.cones - supply.fromPuddingLane,
    fromPuddingLane: supply.fromPuddingLane,
    stock: { before: state.stock, after: draft.stock },
    returningSeats: supply.events.flatMap((event) => (event.type === 'cones-returned' ? event.seats : [])),
  };
}
