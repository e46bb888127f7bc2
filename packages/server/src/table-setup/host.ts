/** The host of a table. */
import type { PersonId, StoredMatch, StoredSeat } from '../entities/match';

/**
 * Returns the host of a table: its creator, or the person in the lowest seat if the creator has left, or null if none
 * is seated.
 */
export function hostOf({ hostId, seats }: Pick<StoredMatch, 'hostId' | 'seats'>): PersonId | null {
  const owners = seats.flatMap(({ personId }) => (personId === null ? [] : [personId]));
  return owners.find((personId) => personId === hostId) ?? owners[0] ?? null;
}

/** Returns whether a seat lets the game start: its player is ready or the host, or a bot has the seat. */
export const isSeatReady = (
  match: Pick<StoredMatch, 'hostId' | 'seats'>,
  { isReady, bot, personId }: StoredSeat,
): boolean => isReady || bot !== null || personId === hostOf(match);

/** Returns why a person may not change a table, or null. The host may until the game is over. */
export function notHostReason(
  match: StoredMatch | null,
  by: PersonId,
): 'not-found' | 'not-host' | 'already-started' | null {
  if (match === null) return 'not-found';
  if (hostOf(match) !== by) return 'not-host';
  return match.status === 'open' || match.status === 'running' ? null : 'already-started';
}
