/** BURN-5 and the refill of FIRE-2: the supply of cones. */
import { PUDDING_LANE } from '../board/board';
import { addCones } from '../board/districts';
import type { GameEvent } from '../event';
import type { Draft, PublicState, Seat } from '../state';
import { COMPONENT_COUNTS } from '../board/component-counts';

/** Returns the number of cones that BURN-5 could supply, put-out cones included. @source BURN-5 */
export function availableCones(state: PublicState): number {
  return state.seats.reduce(
    (sum, seat) => sum + seat.putOut,
    state.stock + state.districts[PUDDING_LANE].cones,
  );
}

/** Finds where cones come from once the stock is empty. Null: no other cone is left. @source BURN-5 */
export function findSupplierAfterStock(state: PublicState): 'pudding-lane' | 'players' | null {
  if (state.districts[PUDDING_LANE].cones > 0) return 'pudding-lane';
  return state.seats.some(({ putOut }) => putOut > 0) ? 'players' : null;
}

/** The result of `takeCones`. */
export interface SuppliedCones {
  readonly cones: number; // cones supplied, at most the number needed
  readonly fromPuddingLane: number; // part of `cones`
  readonly events: readonly GameEvent[];
}

/**
 * Takes the needed cones from the stock, then from Pudding Lane, then from the players, one round at a time. The
 * surplus of the last round goes to an empty Pudding Lane.
 * @source BURN-5
 */
export function takeCones(draft: Draft<PublicState>, needed: number): SuppliedCones {
  const events: GameEvent[] = [];
  let cones = 0;
  let fromPuddingLane = 0;
  while (cones < needed) {
    const supplier = draft.stock > 0 ? 'stock' : findSupplierAfterStock(draft);
    if (supplier === null) break;
    if (supplier === 'players') {
      events.push({ type: 'cones-returned', seats: returnCones(draft) });
      continue;
    }
    if (supplier === 'stock') {
      draft.stock -= 1;
    } else {
      addCones(draft, PUDDING_LANE, -1);
      fromPuddingLane += 1;
    }
    cones += 1;
  }
  events.push(...refillPuddingLane(draft));
  return { cones, fromPuddingLane, events };
}

function returnCones(draft: Draft<PublicState>): readonly Seat[] {
  const returningSeats = draft.seats.flatMap((seat, index) => (seat.putOut > 0 ? [index] : []));
  for (const seat of draft.seats) {
    if (seat.putOut === 0) continue;
    seat.putOut -= 1;
    draft.stock += 1;
  }
  return returningSeats;
}

/** Adds five cones, or what the stock holds, to an empty Pudding Lane. @source FIRE-2 */
export function refillPuddingLane(draft: Draft<PublicState>): readonly GameEvent[] {
  if (draft.districts[PUDDING_LANE].cones > 0 || draft.stock === 0) return [];
  const cones = Math.min(COMPONENT_COUNTS.pieces.puddingLaneRefill, draft.stock);
  draft.stock -= cones;
  addCones(draft, PUDDING_LANE, cones);
  return [{ type: 'pudding-lane-refilled', cones }];
}
