/** ACT-5: the player puts out a contained fire where the own pawn stands, one cone at a time. */
import type { PutOut } from '../action';
import { addCones } from '../board/districts';
import type { DistrictId } from '../board/ids';
import type { GameEvent } from '../event';
import { isContained, isOnFire } from '../fire/burning';
import type { Refusal } from '../refusal';
import type { Draft, PublicState, Seat } from '../state';
import { updateHero } from './hero';
import { checkActionPoint, spendActionPoint } from './movement';

/** Returns the pawn's district if the seat may put out a cone there. Otherwise returns an empty list. @source ACT-5 */
export function legalPutOuts(state: PublicState, seat: Seat = state.turn.seat): readonly DistrictId[] {
  const district = state.seats[seat]?.pawn ?? null;
  if (district === null || checkPutOut(state, seat, { type: 'put-out', district }) !== null) return [];
  return [district];
}

/** Checks putting out one cone. Returns the refusal, or null if it is legal. @source ACT-1, ACT-5 */
export function checkPutOut(state: PublicState, seat: Seat, { district }: PutOut): Refusal | null {
  const pointRefusal = checkActionPoint(state, seat);
  if (pointRefusal !== null) return pointRefusal;
  if (state.seats[seat]?.pawn !== district) return { rule: 'ACT-5', reason: 'pawn-not-here' };
  if (!isOnFire(state, district)) return { rule: 'ACT-5', reason: 'not-burning' };
  return isContained(state, district) ? null : { rule: 'ACT-5', reason: 'not-contained' };
}

/** Moves one cone from the district to the player. @source ACT-5, ACT-6 */
export function applyPutOut(
  draft: Draft<PublicState>,
  seat: Seat,
  { district }: PutOut,
): readonly GameEvent[] {
  const player = draft.seats[seat];
  if (player === undefined) throw new Error(`No seat ${seat}`);
  addCones(draft, district, -1);
  player.putOut += 1;
  spendActionPoint(draft);
  return [{ type: 'cone-put-out', seat, district }, ...updateHero(draft, seat)];
}
