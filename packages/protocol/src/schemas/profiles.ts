/** Public profiles over HTTP (under /api): finished games, statistics and ratings of a person. */
import * as z from 'zod';
import { matchIdSchema } from './lobby';

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
