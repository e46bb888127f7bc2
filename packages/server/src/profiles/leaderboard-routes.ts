/** The leaderboard over HTTP. */
import type Router from '@koa/router';
import type { Leaderboard, LeaderboardEntry } from '@great-fire/protocol';
import { apiRoutes } from '../http/api-routes';
import type { AuthDeps } from '../http/authenticate';
import { conservativeRating } from '../results/conservative-rating';
import type { Leader } from '../storage/results';
import type { PersonId } from '../entities/match';

/** Minimum number of rated games for a place on the leaderboard. */
const MIN_RATED_GAMES = 10;
const MAX_LEADERS = 100;

export function leaderboardRoutes(router: Router, deps: AuthDeps): void {
  const { route } = apiRoutes(router, deps);
  const { storage } = deps;

  route('GET /api/leaderboard', async ({ person }, ctx) => {
    const leaders = await storage.results.leaders(MIN_RATED_GAMES, MAX_LEADERS);
    ctx.body = {
      minGames: MIN_RATED_GAMES,
      entries: rankLeaders(leaders, person?.id ?? null),
    } satisfies Leaderboard;
  });
}

/** Returns the entries of the leaders. Persons whose shown ratings are equal share a place. */
export function rankLeaders(
  leaders: readonly Leader[],
  viewerId: PersonId | null,
): readonly LeaderboardEntry[] {
  const rated = leaders.map((leader) => ({ leader, rating: conservativeRating(leader) }));
  return rated.map(({ leader: { name, handle, games, personId }, rating }) => ({
    name,
    handle,
    games,
    rating,
    place: rated.filter((other) => other.rating > rating).length + 1,
    isMe: personId === viewerId,
  }));
}
