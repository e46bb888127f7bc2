/** SET-10, SET-11: placing of bands, then of pawns, anywhere outside the green region. */
import type { PlaceBand, PlacePawn } from '../action';
import { BOARD } from '../board/board';
import { addBands } from '../board/districts';
import { type DistrictId, DISTRICT_IDS } from '../board/ids';
import type { GameEvent } from '../event';
import type { Refusal } from '../refusal';
import type { Draft, GameState, PublicState, Seat } from '../state';
import { checkTurn } from '../turn';
import { advanceSetup } from './setup-flow';

/** The districts where a band or a pawn may be placed. @source SET-10, SET-11 */
export const PLACEABLE_DISTRICTS: readonly DistrictId[] = DISTRICT_IDS.filter((id) => !BOARD[id].isGreen);

/** Checks placing a band. Returns the refusal, or null if it is legal. @source SET-10 */
export function checkPlaceBand(state: PublicState, seat: Seat, { district }: PlaceBand): Refusal | null {
  const turnRefusal = checkTurn(state, seat, ['band']);
  if (turnRefusal !== null) return turnRefusal;
  return BOARD[district].isGreen ? { rule: 'SET-10', reason: 'not-in-green-region' } : null;
}

/** Places a band. @source SET-10 */
export function applyPlaceBand(
  draft: Draft<GameState>,
  seat: Seat,
  { district }: PlaceBand,
): readonly GameEvent[] {
  addBands(draft, district, 1);
  return [{ type: 'band-placed', seat, district }, ...advanceSetup(draft)];
}

/** Checks placing the pawn. Returns the refusal, or null if it is legal. @source SET-11 */
export function checkPlacePawn(state: PublicState, seat: Seat, { district }: PlacePawn): Refusal | null {
  const turnRefusal = checkTurn(state, seat, ['pawn']);
  if (turnRefusal !== null) return turnRefusal;
  return BOARD[district].isGreen ? { rule: 'SET-11', reason: 'not-in-green-region' } : null;
}

/** Places the seat's pawn. @source SET-11 */
export function applyPlacePawn(
  draft: Draft<GameState>,
  seat: Seat,
  { district }: PlacePawn,
): readonly GameEvent[] {
  const player = draft.seats[seat];
  if (player === undefined) throw new Error(`No seat ${seat}`);
  player.pawn = district;
  return [{ type: 'pawn-placed', seat, district }, ...advanceSetup(draft)];
}
