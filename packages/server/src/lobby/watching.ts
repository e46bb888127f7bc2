/** Who may see the game of a table. */
import { refuse } from '../errors/api-error';
import { hasBegun } from '../matches/load-match';
import type { StoredMatch } from '../storage/matches';

/** Whether somebody without a seat may see a table. Before its game begins everybody may, who might sit down. */
export const isWatchable = (match: StoredMatch): boolean => match.watching.who !== 'none' || !hasBegun(match);

/** @throws ApiError `not-watchable` where only those who sit there may see it. `mySeat`: of whoever asks */
export function admit(match: StoredMatch, mySeat: number | null): void {
  if (mySeat === null && !isWatchable(match))
    throw refuse('not-watchable', 'Only those who play this game may see it.', 'match');
}
