/** Public profiles over HTTP (under /api): finished games, statistics and ratings of a person. */
import * as z from 'zod';
import type { PersonRelation } from './blocks-and-notes';
import { matchIdSchema } from './lobby';
import type { MatchSummary } from './response-schemas';

/** A person's public id: random characters, unrelated to the sign-in key. */
export const handleSchema = matchIdSchema;

/** PUT /api/me/profile: whether others may see the person's page and the person's name on the leaderboard (204). */
export const profileVisibilitySchema = z.strictObject({ isPublic: z.boolean() });
export type ProfileVisibilityInput = z.infer<typeof profileVisibilitySchema>;

/**
 * GET /api/people/:person answers `Profile`. GET /api/people/:person/games?limit=&cursor= answers `GamesPage`, latest
 * end first.
 *
 * Others see only public data. Games at private tables are visible only to the person. A private profile is
 * `not-found` by its handle. By a seat it contains nothing but the name that the table shows.
 */
export const gamesQuerySchema = z.strictObject({
  limit: z.coerce.number().int().min(1).max(50).default(20),
  cursor: z.string().max(100).exactOptional(),
});

export interface Profile {
  readonly handle: string | null; // null: the profile is private
  readonly name: string | null;
  readonly isMe: boolean;
  readonly isPublic: boolean; // visible to others
  readonly totals: readonly GameTotals[]; // by number of players and options
  readonly rating: PublicRating | null; // null: not rated, or this server shows no ratings
  readonly relation: PersonRelation | null; // null: the caller's own profile, or the caller is not signed in
}

/** Totals of all games with one number of players and one set of options. */
export interface GameTotals {
  readonly players: number;
  readonly options: MatchSummary['options'];
  readonly games: number;
  readonly wins: number; // without ties
  readonly sharedWins: number; // ties for the first place
  readonly vp: number; // sum over all these games
  readonly houses: number; // own houses that stood at the end
  readonly conesPutOut: number;
  readonly objectivesSurvived: number;
  readonly objectivesLost: number;
}

/** A conservative rating: the expected value minus three times the standard deviation. */
export interface PublicRating {
  readonly rating: number;
  readonly games: number; // number of rated games
}

export interface FinishedSeat {
  readonly name: string | null;
  readonly handle: string | null; // null: the profile is private
  readonly place: number; // 1: first; tied seats share a place
  readonly total: number; // VP
}

export interface FinishedGame {
  readonly matchId: string;
  readonly tableName: string;
  readonly options: MatchSummary['options'];
  readonly endedAt: number; // ms since 1970, UTC
  readonly seats: readonly FinishedSeat[];
  readonly seat: number; // the person's seat
  readonly isRated: boolean;
}

export interface GamesPage {
  readonly games: readonly FinishedGame[];
  readonly nextCursor: string | null; // null: last page
}

/**
 * GET /api/leaderboard: the best persons with at least `minGames` rated games. Answers `not-found` if the server shows
 * no ratings.
 */
export interface Leaderboard {
  readonly minGames: number;
  readonly entries: readonly LeaderboardEntry[];
}

export interface LeaderboardEntry extends PublicRating {
  readonly place: number; // tied persons share a place
  readonly name: string | null;
  readonly handle: string;
  readonly isMe: boolean;
}
