/** BURN-1 to BURN-4: one cone moves into a district. */
import { BOARD } from '../board/board';
import { addCones } from '../board/districts';
import type { DistrictId } from '../board/ids';
import type { GameEvent } from '../event';
import type { Draft, PublicState, Seat } from '../state';
import { isContained } from './burning';
import { removeHouses } from './houses';
import { takeCones } from './supply';

export interface BurnResult {
  readonly takesToken: boolean; // the active player takes the token that lay there (BURN-4)
  readonly events: readonly GameEvent[];
}

/** Adds one cone to a district and applies the consequences. @source BURN-1, BURN-2, BURN-3, BURN-4 */
export function burnInto(draft: Draft<PublicState>, seat: Seat, id: DistrictId): BurnResult {
  const wasContained = isContained(draft, id);
  addCones(draft, id, 1);
  if (isContained(draft, id))
    return { takesToken: false, events: [{ type: 'fire-contained', district: id }] };

  const events: GameEvent[] = wasContained ? [{ type: 'containment-broken', district: id }] : [];
  const { token, houses } = draft.districts[id];
  if (houses.length > 0) {
    events.push({ type: 'houses-burned', seat, district: id, houses: removeHouses(draft, id) });
  }
  events.push(...fillWithCones(draft, id));
  return { takesToken: token, events };
}

function fillWithCones(draft: Draft<PublicState>, id: DistrictId): readonly GameEvent[] {
  const neededCones = BOARD[id].size - draft.districts[id].cones;
  if (neededCones <= 0) return [];
  const { cones, fromPuddingLane, events } = takeCones(draft, neededCones);
  addCones(draft, id, cones);
  return [
    { type: 'cones-added', district: id, cones, fromPuddingLane, missing: neededCones - cones },
    ...events,
  ];
}
