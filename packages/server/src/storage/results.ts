/** Results of finished games and the ratings that follow from them. The logs can rebuild both. */
import type { Seat } from '@great-fire/game';
import type { Honours, SeatStats } from '@great-fire/game/record';
import type { MatchId, PersonId, StoredMatch } from '../entities/match';

export interface Rating {
  readonly mu: number; // estimated skill
  readonly sigma: number; // uncertainty of the estimate
}

/** A player whom a game rates. */
export interface RankedPlayer {
  readonly personId: PersonId;
  readonly rank: number; // 1: the best; equal players share a rank
}

/** A player before a rated game, and the rank there. */
export interface RatedPlayer {
  readonly personId: PersonId;
  readonly before: Rating | null; // null: not rated yet
  readonly games: number; // rated games before
  readonly rank: number;
}

/** Two persons and the number of rated games that they have played together. */
export interface Meeting {
  readonly personIds: readonly [PersonId, PersonId];
  readonly games: number;
}

/** Returns the ratings after a game, in the same order. */
export type RateGame = (players: readonly RatedPlayer[]) => readonly Rating[];

export type HonouredSeats = {
  readonly [H in keyof Honours]: { readonly seat: Seat } | null;
};

export interface NewResult {
  readonly matchId: MatchId;
  readonly facts: readonly SeatStats[];
  readonly honours: HonouredSeats;
  readonly ranked: readonly RankedPlayer[]; // empty: the game is not rated
}

/** The result of a finished game. */
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
  readonly after: { readonly endedAt: number; readonly id: MatchId } | null; // the last game of the previous page
}

/** Sums over a person's games with the same number of players and the same options. */
export interface Totals {
  readonly players: number;
  readonly options: string; // JSON
  readonly games: number;
  readonly wins: number; // not shared
  readonly sharedWins: number;
  readonly vp: number;
  readonly houses: number;
  readonly conesPutOut: number;
  readonly objectivesSurvived: number;
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
  /** Finished games without a result, the earliest end first. */
  pending(limit: number): Promise<readonly MatchId[]>;
  /** The original owners of seats that have another owner now. */
  originalOwners(matchId: MatchId): Promise<ReadonlyMap<Seat, PersonId>>;
  /**
   * Stores a result and rates its players in one transaction. Resolves to false, and does nothing, if a result is
   * stored.
   */
  save(result: NewResult, rate: RateGame): Promise<boolean>;
  /** Marks a game whose result cannot be computed. */
  markFailed(matchId: MatchId): Promise<void>;
  /** Resolves to null if there is no result. */
  find(matchId: MatchId): Promise<TableResult | null>;
  /** The places by seat of each of these matches that has a result. */
  placesOf(matchIds: readonly MatchId[]): Promise<ReadonlyMap<MatchId, readonly number[]>>;
  /** Games with a result that a person played to the end, the latest end first. */
  games(personId: PersonId, query: GamesQuery): Promise<readonly PersonsGame[]>;
  totals(personId: PersonId, query: Pick<GamesQuery, 'includePrivate'>): Promise<readonly Totals[]>;
  /** Returns the pairs of these persons that have played rated games together. */
  meetings(personIds: readonly PersonId[]): Promise<readonly Meeting[]>;
  rating(personId: PersonId): Promise<StoredRating | null>;
  /** The leaderboard: persons with enough rated games and a public profile, by the lower bound of their rating. */
  leaders(minGames: number, limit: number): Promise<readonly Leader[]>;
  /** Rates all rated games again, in the order in which they ended. Resolves to their number. */
  recomputeRatings(rate: RateGame): Promise<number>;
}
