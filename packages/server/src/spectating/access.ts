/** Who may see the game of a table. */
import { apiError } from '../errors/api-error';
import { hasStarted } from '../matches/load-match';
import type { StoredMatch } from '../storage/matches';

/** Whether somebody without a seat may see a table. Before its game begins everybody may, who might sit down. */
export const canSpectate = (match: StoredMatch): boolean =>
  match.spectatorPolicy.access !== 'none' || !hasStarted(match);

/** @throws ApiError `not-watchable` where only those who sit there may see it. `mySeat`: of whoever asks */
export function assertCanView(match: StoredMatch, mySeat: number | null): void {
  if (mySeat === null && !canSpectate(match))
    throw apiError('not-watchable', 'Only those who play this game may see it.', 'match');
}
