/** Profiles over HTTP, as `@great-fire/protocol` documents them. */
import type Router from '@koa/router';
import {
  gameOptionsSchema,
  type FinishedGame,
  type GamesPage,
  type PersonRef,
  type Profile,
} from '@great-fire/protocol';
import * as z from 'zod';
import { apiError } from '../errors/api-error';
import { apiRoutes } from '../http/api-routes';
import type { AuthDeps } from '../http/authenticate';
import { decodeCursor, encodeCursor } from '../http/cursor';
import type { Caller } from '../identity/caller';
import { conservativeRating } from '../results/conservative-rating';
import type { PersonsGame } from '../storage/results';
import type { PersonId } from '../entities/match';
import { blockAndNoteRoutes } from './block-and-note-routes';
import { leaderboardRoutes } from './leaderboard-routes';
import { resolvePerson } from './resolve-person';

export interface ProfileDeps extends AuthDeps {
  readonly showsRatings: boolean;
}

const optionsTextSchema = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(gameOptionsSchema);

export function profileRoutes(router: Router, deps: ProfileDeps): void {
  const { route, sessionRoute } = apiRoutes(router, deps);
  const { storage, showsRatings } = deps;

  /**
   * Returns a person and whether the caller may see the profile.
   *
   * @throws ApiError `not-found` if the profile is private and not addressed by a seat
   */
  const loadVisibleProfile = async (ref: PersonRef, caller: Caller) => {
    const person = await resolvePerson(deps, ref, caller);
    const isMe = caller.seat === null && person.id === caller.person?.id; // a token shows nothing private
    const isShown = isMe || !person.isProfilePrivate;
    if (!isShown && !person.isViaSeat) throw apiError('profile-not-found');
    return { person, isMe, isShown };
  };

  route('GET /api/people/:person', async (caller, ctx, input) => {
    const { person, isMe, isShown } = await loadVisibleProfile(input.person, caller);
    const { id, name, handle, isProfilePrivate } = person;
    const totals = isShown ? await storage.results.totals(id, { includePrivate: isMe }) : [];
    const rating = isShown && showsRatings ? await storage.results.rating(id) : null;
    const viewerId = isMe || caller.seat !== null ? null : (caller.person?.id ?? null);
    ctx.body = {
      handle: isShown ? handle : null,
      name,
      isMe,
      isPublic: !isProfilePrivate,
      totals: totals.map(({ options, ...sums }) => ({ ...sums, options: optionsTextSchema.parse(options) })),
      rating: rating === null ? null : { rating: conservativeRating(rating), games: rating.games },
      relation:
        viewerId === null
          ? null
          : {
              isBlocked: await storage.blocks.has(viewerId, id),
              note: await storage.notes.find(viewerId, { kind: 'person', id }),
            },
    } satisfies Profile;
  });

  route('GET /api/people/:person/games', async (caller, ctx, input) => {
    const { person, isMe, isShown } = await loadVisibleProfile(input.person, caller);
    if (!isShown) throw apiError('profile-not-found');
    const { limit, cursor } = input.query;
    const after = decodeCursor(cursor, (endedAt, id) => ({ endedAt, id }));
    const query = { includePrivate: isMe, limit: limit + 1, after };
    const games = await storage.results.games(person.id, query);
    const page = games.slice(0, limit);
    const playerIds = page.flatMap(({ match }) => match.seats.flatMap(({ personId }) => personId ?? []));
    const handles = await storage.persons.handlesOf([...new Set(playerIds)]);
    const last = games.length > limit ? page.at(-1)?.match : undefined;
    ctx.body = {
      games: page.map((game) => toFinishedGame(game, handles, showsRatings)),
      nextCursor: last === undefined ? null : encodeCursor(last.updatedAt, last.id),
    } satisfies GamesPage;
  });

  sessionRoute('PUT /api/me/profile', ({ person }, _, { body }) =>
    storage.persons.setProfilePrivate(person.id, !body.isPublic),
  );

  blockAndNoteRoutes(router, deps);
  if (showsRatings) leaderboardRoutes(router, deps);
}

function toFinishedGame(
  { match, seat, facts, isRated }: PersonsGame,
  handles: ReadonlyMap<PersonId, string>,
  showsRatings: boolean,
): FinishedGame {
  return {
    matchId: match.id,
    tableName: match.tableName,
    options: match.options,
    endedAt: match.updatedAt,
    seats: facts.map((fact) => {
      const storedSeat = match.seats.find((candidate) => candidate.seat === fact.seat);
      const handle = handles.get(storedSeat?.personId ?? '') ?? null;
      return { name: storedSeat?.name ?? null, handle, place: fact.place, total: fact.total };
    }),
    seat,
    isRated: isRated && showsRatings,
  };
}
