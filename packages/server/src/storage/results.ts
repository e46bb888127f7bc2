/** What finished games came to, for whom, and the ratings that follow: all of it can be made again from the logs. */
import type { Seat, SeatStats } from '@great-fire/game';
import type { StoredMatch } from './matches';
import type { MatchId, PersonId } from './storage';

export interface Rating {
  readonly mu: number; // how strong somebody is thought to be
  readonly sigma: number; // how unsure that is
}

/** Somebody who is rated by a game. */
export interface RankedPlayer {
  readonly personId: PersonId;
  readonly rank: number; // 1: the best; who is alike has the same
}

/** A player's rating before a game, null: the first one; and the rank there. */
export interface RatedPlayer {
  readonly before: Rating | null;
  readonly rank: number;
}

/** The ratings after a game, in the same order. */
export type Rate = (players: readonly RatedPlayer[]) => readonly Rating[];

export interface NewResult {
  readonly matchId: MatchId;
  readonly facts: readonly SeatStats[];
  readonly ranked: readonly RankedPlayer[]; // nobody: it is no rated game
}

/** A game that is over and told of. */
export interface TableResult {
  readonly facts: readonly SeatStats[];
  readonly isRated: boolean;
}

export interface PersonsGame extends TableResult {
  readonly match: StoredMatch;
  readonly seat: Seat;
}

export interface GamesQuery {
  readonly includePrivate: boolean;
  readonly limit: number;
  readonly after: { readonly endedAt: number; readonly id: MatchId } | null; // the last one of the page before
}

/** A person's games with so many players and such options, together. */
export interface Totals {
  readonly players: number;
  readonly options: string; // JSON
  readonly games: number;
  readonly wins: number; // alone
  readonly sharedWins: number; // wins
  readonly vp: number;
  readonly houses: number;
  readonly conesPutOut: number;
  readonly objectivesSurvived: number; // objectives
  readonly objectivesLost: number;
}

export interface StoredRating extends Rating {
  readonly games: number;
}

export interface Leader extends StoredRating {
  readonly personId: PersonId;
  readonly name: string | null;
  readonly handle: string;
}

export interface ResultStore {
  /** Games played to their end that have no result yet, the earliest end first. */
  pending(limit: number): Promise<readonly MatchId[]>;
  /** Who had a seat from the start on where another has it now. */
  originalOwners(matchId: MatchId): Promise<ReadonlyMap<Seat, PersonId>>;
  /** Keeps a result and rates whom it ranks, all or nothing, once: false, and nothing done, where it was kept before. */
  save(result: NewResult, rate: Rate): Promise<boolean>;
  /** Notes that a game's result cannot be told. */
  markFailed(matchId: MatchId): Promise<void>;
  /** Null where it has none, yet or at all. */
  find(matchId: MatchId): Promise<TableResult | null>;
  /** Games that somebody sat at to the end and that have a result, the last end first. */
  games(personId: PersonId, query: GamesQuery): Promise<readonly PersonsGame[]>;
  totals(personId: PersonId, includePrivate: boolean): Promise<readonly Totals[]>;
  /** Null: not rated. */
  rating(personId: PersonId): Promise<StoredRating | null>;
  /** Those with so many rated games who show their page, the best first by what they are at least thought to be. */
  leaders(minGames: number, limit: number): Promise<readonly Leader[]>;
  /** Rates all rated games anew, in the order of their ends. Resolves to how many there are. */
  recomputeRatings(rate: Rate): Promise<number>;
}

/** Rates one game after another: what is known of everybody so far, and what each came to. */
export class RatingTable {
  readonly ratings = new Map<PersonId, StoredRating>();

  constructor(private readonly rate: Rate) {}

  /** Resolves to what those ranked have after it. */
  rateGame(ranked: readonly RankedPlayer[]): readonly (StoredRating & { readonly personId: PersonId })[] {
    const newRatings = this.rate(
      ranked.map(({ personId, rank }) => ({ before: this.ratings.get(personId) ?? null, rank })),
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
