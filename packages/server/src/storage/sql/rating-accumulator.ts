import type { RankedPlayer, RateGame, RatedPlayer, StoredRating } from '../results';
import type { PersonId } from '../../entities/match';

/** Rates one game after another and holds the current ratings. */
export class RatingAccumulator {
  readonly ratings = new Map<PersonId, StoredRating>();

  constructor(private readonly rate: RateGame) {}

  /** Returns the ratings of the ranked players after the game. */
  rateGame(ranked: readonly RankedPlayer[]): readonly (StoredRating & { readonly personId: PersonId })[] {
    const newRatings = this.rate(
      ranked.map(({ personId, rank }): RatedPlayer => {
        const before = this.ratings.get(personId) ?? null;
        return { personId, before, games: before?.games ?? 0, rank };
      }),
    );
    return ranked.flatMap(({ personId }, index) => {
      const rating = newRatings[index];
      if (rating === undefined) return [];
      const stored = { ...rating, games: (this.ratings.get(personId)?.games ?? 0) + 1 };
      this.ratings.set(personId, stored);
      return [{ personId, ...stored }];
    });
  }
}
