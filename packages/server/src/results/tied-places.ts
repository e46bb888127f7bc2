import type { MatchId, StoredMatch } from '../entities/match';
import type { Storage } from '../storage/storage';

/** Loads the places by seat of finished games with equal VP, which alone do not order the players. */
export async function loadTiedPlaces(
  { results }: { readonly results: Pick<Storage['results'], 'placesOf'> },
  matches: readonly StoredMatch[],
): Promise<ReadonlyMap<MatchId, readonly number[]>> {
  const ids = matches.filter(hasTie).map(({ id }) => id);
  return ids.length === 0 ? new Map() : results.placesOf(ids);
}

const hasTie = ({ status, openScores }: StoredMatch): boolean =>
  status === 'finished' && openScores !== null && new Set(openScores).size < openScores.length;
