/** People as others may know them: a page with the games that they finished, statistics, and ratings. Over HTTP, under /api. */
import * as z from 'zod';
import type { PersonRelation } from './blocks-and-notes';
import { matchIdSchema } from './lobby';
import type { MatchSummary } from './lobby';

/** What a person is called by towards others: letters by chance, never what they sign in by. */
export const handleSchema = matchIdSchema;

/** PUT /api/me/profile: whether others may see one's page, and one's name among the best (204). */
export const profileVisibilitySchema = z.strictObject({ isPublic: z.boolean() });
export type ProfileVisibility = z.infer<typeof profileVisibilitySchema>;

/**
 * GET /api/people/:person answers `Profile`; GET /api/people/:person/games?limit=&cursor= answers `GamesPage`, the last end
 * first. Others are told of what they could see: games at private tables are the person's own, and so is a page that is
 * kept to oneself: by a handle it is `not-found`, by a seat it has the name that the table shows and nothing else.
 */
export const gamesQuerySchema = z.strictObject({
  limit: z.coerce.number().int().min(1).max(50).default(20),
  cursor: z.string().max(100).exactOptional(),
});

export interface Profile {
  readonly handle: string | null; // null: they keep their page to themselves
  readonly name: string | null;
  readonly isMe: boolean;
  readonly isPublic: boolean; // to others
  readonly totals: readonly GameTotals[]; // by how many played, and by which rules
  readonly rating: PublicRating | null; // null: not rated, or this server shows none
  readonly relation: PersonRelation | null; // null: of oneself, and for who is nobody known
}

/** Games with so many players and such options, together. */
export interface GameTotals {
  readonly players: number;
  readonly options: MatchSummary['options'];
  readonly games: number;
  readonly wins: number; // alone
  readonly sharedWins: number; // wins
  readonly vp: number; // in all these games
  readonly houses: number; // own ones that stood at the end
  readonly conesPutOut: number; // cones put out
  readonly objectivesSurvived: number; // objectives that survived
  readonly objectivesLost: number; // objectives that did not
}

/** So strong somebody is at least thought to be: what a rating is expected to be, less three times its doubt. */
export interface PublicRating {
  readonly rating: number;
  readonly games: number; // rated ones
}

export interface FinishedSeat {
  readonly name: string | null;
  readonly handle: string | null; // of a person who shows their page
  readonly place: number; // 1: first; who is alike has the same
  readonly total: number; // VP
}

export interface FinishedGame {
  readonly matchId: string;
  readonly tableName: string;
  readonly options: MatchSummary['options'];
  readonly endedAt: number; // ms since 1970, UTC
  readonly seats: readonly FinishedSeat[];
  readonly seat: number; // the person's
  readonly isRated: boolean;
}

export interface GamesPage {
  readonly games: readonly FinishedGame[];
  readonly nextCursor: string | null; // cursor of the next page
}

/** GET /api/leaderboard: the best of those with at least so many rated games. Where the host shows no ratings: `not-found`. */
export interface Leaderboard {
  readonly minGames: number;
  readonly entries: readonly LeaderboardEntry[];
}

export interface LeaderboardEntry extends PublicRating {
  readonly place: number; // who is alike has the same
  readonly name: string | null;
  readonly handle: string;
  readonly isMe: boolean;
}
