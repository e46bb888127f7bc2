/** DEM: a demolition token and a free band turn a district into a fire break. */
import { BOARD } from '../board/board';
import { changeDistrict } from '../board/districts';
import type { DistrictId } from '../board/ids';
import type { Demolish } from '../action';
import type { GameEvent } from '../event';
import { freeBands, isOnFire, districtsWithFreeBands } from '../fire/burning';
import { removeHouses } from '../fire/houses';
import { removeBoardToken, spendToken } from '../fire/tokens';
import type { Refusal } from '../refusal';
import type { Draft, GameState, Holdings, PublicState, Seat } from '../state';
import { checkTurn } from '../turn';

/** Districts of this size or more can be demolished only after their houses have burnt. @source DEM-3 */
const MIN_PROTECTED_SIZE = 3;

/** Returns the districts that the seat may demolish now. @source DEM-1, DEM-2, DEM-3 */
export function legalDemolitions(state: PublicState, seat: Seat, holdings: Holdings): readonly DistrictId[] {
  if (!holdings.tokens.includes('demolition')) return [];
  return districtsWithFreeBands(state).filter(
    (district) => checkDemolish(state, seat, { type: 'demolish', district }, holdings) === null,
  );
}

/** Checks a demolition. Returns the refusal, or null if it is legal. @source DEM-1, DEM-2, DEM-3 */
export function checkDemolish(
  state: PublicState,
  seat: Seat,
  { district: id }: Demolish,
  { tokens }: Holdings,
): Refusal | null {
  const turnRefusal = checkTurn(state, seat, ['act']);
  if (turnRefusal !== null) return turnRefusal;
  if (!tokens.includes('demolition')) return { rule: 'DEM-1', reason: 'no-demolition-token' };
  const district = state.districts[id];
  if (freeBands(state, id) === 0) {
    return { rule: 'DEM-1', reason: district.bands === 0 ? 'no-band-here' : 'no-free-band-here' };
  }
  if (!BOARD[id].isCity) return { rule: 'DEM-2', reason: 'not-a-city-district' };
  if (district.demolished) return { rule: 'DEM-2', reason: 'demolished-already' };
  if (district.cones > 0) return { rule: 'DEM-2', reason: 'on-fire' };
  if (!BOARD[id].neighbours.some((neighbour) => isOnFire(state, neighbour.id))) {
    return { rule: 'DEM-2', reason: 'no-fire-adjacent' };
  }
  return BOARD[id].size >= MIN_PROTECTED_SIZE && district.houses.length > 0
    ? { rule: 'DEM-3', reason: 'houses-of-size-three-stand' }
    : null;
}

/**
 * Spends the token and demolishes the district. Its houses are lost and its token is destroyed unseen. @source DEM-1,
 * DEM-4
 */
export function applyDemolish(
  draft: Draft<GameState>,
  seat: Seat,
  { district: id }: Demolish,
): readonly GameEvent[] {
  spendToken(draft, seat, 'demolition');
  const { lying, destroyed } = draft.secret;
  const token = lying[id];
  if (token !== undefined) {
    destroyed[id] = token;
    removeBoardToken(draft, id);
  }
  const houses = removeHouses(draft, id);
  changeDistrict(draft, id, { demolished: true });
  draft.turn.actions += 1;
  return [
    { type: 'token-spent', seat, token: 'demolition' },
    { type: 'district-demolished', seat, district: id, houses, token: token !== undefined },
  ];
}
