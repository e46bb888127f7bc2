/** BURN-5 and the refill of FIRE-2: where cones come from when a rule asks for them. */
import { LONDON_MAP } from '../board/map';
import { PUDDING_LANE } from '../board/board';
import { addCones } from '../board/districts';
import type { GameEvent } from '../event';
import type { Draft, PublicState, Seat } from '../state';

/** All the cones that BURN-5 could bring, put-out ones included. @source BURN-5 */
export function availableCones(state: PublicState): number {
  return state.seats.reduce(
    (sum, seat) => sum + seat.putOut,
    state.stock + state.districts[PUDDING_LANE].cones,
  );
}

export interface ConeSupply {
  readonly cones: number; // as many as could be had, at most as many as were wanted
  readonly fromPuddingLane: number; // of these
  readonly events: readonly GameEvent[];
}

/**
 * Takes cones for a need: from the stock, else from Pudding Lane, else from the players, a round at a
 * time. What the last round leaves over goes to an empty Pudding Lane.
 * @source BURN-5
 */
export function takeCones(draft: Draft<PublicState>, needed: number): ConeSupply {
  const events: GameEvent[] = [];
  let cones = 0;
  let fromPuddingLane = 0;
  while (cones < needed) {
    if (draft.stock > 0) {
      draft.stock -= 1;
    } else if (draft.districts[PUDDING_LANE].cones > 0) {
      addCones(draft, PUDDING_LANE, -1);
      fromPuddingLane += 1;
    } else {
      const seats = returnCones(draft);
      if (seats.length === 0) break;
      events.push({ type: 'cones-returned', seats });
      continue;
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

/** Five cones from the stock, or what it holds, for a Pudding Lane without any. @source FIRE-2 */
export function refillPuddingLane(draft: Draft<PublicState>): readonly GameEvent[] {
  if (draft.districts[PUDDING_LANE].cones > 0 || draft.stock === 0) return [];
  const cones = Math.min(LONDON_MAP.pieces.puddingLaneRefill, draft.stock);
  draft.stock -= cones;
  addCones(draft, PUDDING_LANE, cones);
  return [{ type: 'pudding-lane-refilled', cones }];
}
