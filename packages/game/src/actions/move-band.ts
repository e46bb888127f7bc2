/** ACT-3, ACT-4: moves of the trained bands. Bands belong to no player. */
import type { MoveBand } from '../action';
import { BOARD, byDistrict } from '../board/board';
import { addBands } from '../board/districts';
import type { DistrictId } from '../board/ids';
import type { GameEvent } from '../event';
import { freeBands, isBurning, districtsWithFreeBands } from '../fire/burning';
import type { Refusal } from '../refusal';
import type { Draft, PublicState, Seat } from '../state';
import { checkActionPoint, checkMovement, spendActionPoint } from './movement';

/** The possible steps out of each district. They never change, so they are created once. */
const BAND_MOVES = byDistrict((from): readonly MoveBand[] =>
  BOARD[from].moveTargets.map((to) => ({ type: 'move-band', from, to })),
);

/** Returns every legal step of a free band. @source ACT-1, ACT-3 */
export function legalBandMoves(state: PublicState, seat: Seat): readonly MoveBand[] {
  if (checkActionPoint(state, seat) !== null) return [];
  const moves: MoveBand[] = [];
  for (const from of districtsWithFreeBands(state)) for (const move of BAND_MOVES[from]) moves.push(move);
  return moves;
}

/** Returns the number of cones that stay uncontained after one more band enters the district. @source ACT-4 */
export function uncontainedConesAfterBand(state: PublicState, district: DistrictId): number {
  const { cones, bands } = state.districts[district];
  return Math.max(0, cones - bands - 1);
}

/** Checks one step of a band. Returns the refusal, or null if it is legal. @source ACT-1, ACT-3 */
export function checkBandMove(state: PublicState, seat: Seat, { from, to }: MoveBand): Refusal | null {
  const movementRefusal = checkMovement(state, seat, 'band', from, to);
  if (movementRefusal !== null) return movementRefusal;
  if (state.districts[from].bands === 0) return { rule: 'ACT-3', reason: 'no-band-here' };
  return freeBands(state, from) === 0 ? { rule: 'ACT-3', reason: 'bands-pinned' } : null;
}

/** Moves one free band one step. In a burning district the band is then pinned. @source ACT-3, ACT-4 */
export function applyBandMove(
  draft: Draft<PublicState>,
  seat: Seat,
  { from, to }: MoveBand,
): readonly GameEvent[] {
  const pinned = isBurning(draft, to);
  addBands(draft, from, -1);
  addBands(draft, to, 1);
  spendActionPoint(draft);
  return [{ type: 'band-moved', seat, from, to, pinned }];
}
