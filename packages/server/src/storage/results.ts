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
