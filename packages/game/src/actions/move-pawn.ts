/** ACT-2: moves of the landowner's pawn. */
import type { MovePawn } from '../action';
import { BOARD } from '../board/board';
import type { DistrictId } from '../board/ids';
import type { GameEvent } from '../event';
import type { Refusal } from '../refusal';
import type { Draft, PublicState, Seat } from '../state';
import { checkActionPoint, checkMovement, spendActionPoint } from './movement';

/** Returns the districts that the seat's pawn may step into. @source ACT-2 */
export function legalPawnMoves(state: PublicState, seat: Seat): readonly DistrictId[] {
  const from = state.seats[seat]?.pawn ?? null;
  return from === null || checkActionPoint(state, seat) !== null ? [] : BOARD[from].moveTargets;
}

/** Checks one step of the seat's pawn. Returns the refusal, or null if it is legal. @source ACT-1, ACT-2 */
export function checkPawnMove(state: PublicState, seat: Seat, { to }: MovePawn): Refusal | null {
  const from = state.seats[seat]?.pawn ?? null;
  // The pawn is off the board only during setup, and then `checkMovement` refuses because of the phase.
  return checkMovement(state, seat, 'pawn', from ?? to, to);
}

/** Moves the pawn one step. @source ACT-2 */
export function applyPawnMove(draft: Draft<PublicState>, seat: Seat, { to }: MovePawn): readonly GameEvent[] {
  const player = draft.seats[seat];
  if (player === undefined || player.pawn === null) throw new Error(`Seat ${seat} has no pawn on the board`);
  const from = player.pawn;
  player.pawn = to;
  spendActionPoint(draft);
  return [{ type: 'pawn-moved', seat, from, to }];
}
