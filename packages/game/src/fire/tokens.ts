/** Tokens of the seats: a seat takes one by burning (BURN-4) and spends it by use (DBL-2, DEM-1). */
import type { DistrictId } from '../board/ids';
import type { GameEvent } from '../event';
import { copyOnWrite } from '../copy-on-write';
import type { Draft, GameState, Seat } from '../state';

/** The tokens on the board. A draft shares them with the previous state until one is removed. */
export const copyOnWriteBoardTokens = copyOnWrite<Draft<GameState>['secret']['lying']>((lying) => ({
  ...lying,
}));

/** Returns one token of a seat to the box. Its use is public. @source DBL-2, DEM-1 */
export function spendToken(draft: Draft<GameState>, seat: Seat, token: 'double-move' | 'demolition'): void {
  const tokens = draft.secret.tokens[seat];
  const player = draft.seats[seat];
  const index = tokens?.indexOf(token) ?? -1;
  if (tokens === undefined || player === undefined || index < 0)
    throw new Error(`Seat ${seat} has no ${token}`);
  tokens.splice(index, 1);
  player.tokens = tokens.length;
}

/** Gives the token of a burnt district to the active player, who alone knows its kind. @source BURN-4 */
export function takeToken(draft: Draft<GameState>, seat: Seat, district: DistrictId): GameEvent {
  const token = draft.secret.lying[district];
  const tokens = draft.secret.tokens[seat];
  const player = draft.seats[seat];
  if (token === undefined || tokens === undefined || player === undefined) {
    throw new Error(`No token lies in ${district}`);
  }
  removeBoardToken(draft, district);
  tokens.push(token);
  player.tokens = tokens.length;
  return { type: 'token-taken', seat, district, token };
}

export function removeBoardToken({ secret }: Draft<GameState>, district: DistrictId): void {
  secret.lying = copyOnWriteBoardTokens.writable(secret.lying);
  delete secret.lying[district];
}
