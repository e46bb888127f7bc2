/** ACT-1 to ACT-4: legal steps of pawns and bands, and the districts within reach of the points left. */
import { BOARD, PUDDING_LANE, isAdjacent } from '../board/board';
import type { DistrictId } from '../board/ids';
import type { Refusal } from '../refusal';
import type { PublicState, Seat } from '../state';
import { isBurning } from '../fire/burning';
import { checkTurn } from '../turn';

export type PawnOrBand = 'pawn' | 'band';

/** Returns null if the seat may act now and has a point left. Otherwise returns the refusal. @source ACT-1 */
export function checkActionPoint(state: PublicState, seat: Seat): Refusal | null {
  const turnRefusal = checkTurn(state, seat, ['act']);
  if (turnRefusal !== null) return turnRefusal;
  return state.turn.points < 1 ? { rule: 'ACT-1', reason: 'no-points-left' } : null;
}

/** Checks one step of a pawn or band: points, adjacency, Pudding Lane. @source ACT-1 to ACT-3 */
export function checkMovement(
  state: PublicState,
  seat: Seat,
  piece: PawnOrBand,
  from: DistrictId,
  to: DistrictId,
): Refusal | null {
  const rule = piece === 'pawn' ? 'ACT-2' : 'ACT-3';
  const pointRefusal = checkActionPoint(state, seat);
  if (pointRefusal !== null) return pointRefusal;
  if (to === PUDDING_LANE) return { rule, reason: 'pudding-lane-closed' };
  return isAdjacent(from, to) ? null : { rule, reason: 'not-adjacent' };
}

export interface ReachableDistrict {
  readonly to: DistrictId;
  readonly cost: number; // action points
  readonly path: readonly DistrictId[]; // every district entered, `to` last
  readonly pinned: boolean; // a band that arrives is pinned and stops (ACT-4)
}

/**
 * Returns the districts that a pawn or a free band reaches with these points, by shortest paths. @source ACT-2, ACT-3,
 * ACT-4
 */
export function reachableDistricts(
  state: PublicState,
  piece: PawnOrBand,
  from: DistrictId,
  points: number,
): readonly ReachableDistrict[] {
  const isPinnedIn = (id: DistrictId) => piece === 'band' && isBurning(state, id);
  const reachable = new Map<DistrictId, ReachableDistrict>([
    [from, { to: from, cost: 0, path: [], pinned: false }],
  ]);
  for (const { to: current, cost, path, pinned } of reachable.values()) {
    if (cost === points || pinned) continue;
    for (const to of BOARD[current].moveTargets) {
      if (reachable.has(to)) continue;
      reachable.set(to, { to, cost: cost + 1, path: [...path, to], pinned: isPinnedIn(to) });
    }
  }
  reachable.delete(from);
  return [...reachable.values()];
}

/** Spends one action point. @source ACT-1 */
export function spendActionPoint(draft: { turn: { points: number; actions: number } }): void {
  draft.turn.points -= 1;
  draft.turn.actions += 1;
}
