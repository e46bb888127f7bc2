/** Access rule: who may see the game of a table. */
import { apiError } from '../errors/api-error';
import { hasStarted } from '../matches/load-match';
import type { StoredMatch } from '../entities/match';

/**
 * Returns whether a person without a seat may see a table. Before its game starts everyone may, because they could
 * join.
 */
export const canSpectate = (match: StoredMatch): boolean =>
  match.spectatorAccess !== 'none' || !hasStarted(match);

/**
 * Checks that the caller may see a table. `mySeat`: the caller's seat, or null.
 * @throws ApiError `not-watchable` if only players may see the table
 */
export function assertCanView(match: StoredMatch, mySeat: number | null): void {
  if (mySeat === null && !canSpectate(match)) throw apiError('not-watchable');
}
