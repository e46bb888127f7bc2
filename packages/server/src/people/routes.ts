/** People's pages and the best of them over HTTP, as `@great-fire/protocol` documents it. */
import type Router from '@koa/router';
import { gamesSchema, matchIdSchema, optionsSchema, pageSchema } from '@great-fire/protocol';
import type { FinishedGame, GamesPage, LeaderRow, Leaders, PersonPage } from '@great-fire/protocol';
import * as z from 'zod';
import { refuse } from '../errors/api-error';
import { parse } from '../errors/parse';
import { asking, askingAsOneself } from '../http/asking';
import type { AskingParts } from '../http/asking';
import type { Caller } from '../identity/caller';
import { shownRating } from '../results/shown-rating';
import type { GamesQuery, Leader, PersonsGame } from '../storage/results';
import type { PersonId } from '../storage/storage';
import { careRoutes } from './care-routes';
import { personAt } from './who';
import type { WhoParts } from './who';

export interface PeopleParts extends AskingParts, WhoParts {
  readonly showsRatings: boolean;
}

/** So many rated games somebody has before they stand among the best. */
export const FROM_GAMES = 10;
const LEADERS = 100;

type Params = Readonly<Record<string, string | undefined>>;

const cursorSchema = z
  .string()
  .regex(/^\d{1,15}-\w{10}$/, 'is no cursor that this server gave')
  .transform((text) => {
    const [endedAt = '', id = ''] = text.split('-');
    return { endedAt: Number(endedAt), id };
  })
  .pipe(z.object({ endedAt: z.int(), id: matchIdSchema }));

const optionsTextSchema = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(optionsSchema);

/** Adds the routes below /api/people, and those of the best. */
export function peopleRoutes(router: Router, parts: PeopleParts): void {
  const { storage, showsRatings } = parts;

  /** A person, and whether the caller may see their page. @throws ApiError `not-found` for a closed page of a person without a seat */
  const shown = async (params: Params, caller: Caller) => {
    const person = await personAt(parts, params['who'], caller);
    const isMe = caller.seat === null && person.id === caller.person?.id; // a token shows nothing private
    const isShown = isMe || !person.isPageClosed;
    if (!isShown && !person.isSeated) throw refuse('not-found', 'There is no such page.', 'who');
    return { person, isMe, isShown };
  };

  router.get('/people/:who', async (ctx) => {
    const caller = await asking(ctx, parts, 'read');
    const { person, isMe, isShown } = await shown(ctx.params, caller);
    const { id, name, handle, isPageClosed } = person;
    const totals = isShown ? await storage.results.totals(id, isMe) : [];
    const rating = isShown && showsRatings ? await storage.results.rating(id) : null;
    const by = isMe || caller.seat !== null ? null : (caller.person?.id ?? null);
    ctx.body = {
      handle: isShown ? handle : null,
      ...{ name, isMe },
      isOpen: !isPageClosed,
      totals: totals.map(({ options, ...sums }) => ({ ...sums, options: optionsTextSchema.parse(options) })),
      rating: rating === null ? null : { rating: shownRating(rating), games: rating.games },
      kept:
        by === null
          ? null
          : {
              isBlocked: await storage.blocks.has(by, id),
              note: await storage.notes.find(by, { on: 'person', id }),
            },
    } satisfies PersonPage;
  });

  router.get('/people/:who/games', async (ctx) => {
    const caller = await asking(ctx, parts, 'read');
    const { person, isMe, isShown } = await shown(ctx.params, caller);
    if (!isShown) throw refuse('not-found', 'There is no such page.', 'who');
    const { limit, cursor } = parse(gamesSchema, ctx.query, 'query');
    const after: GamesQuery['after'] = cursor === undefined ? null : parse(cursorSchema, cursor, 'cursor');
    const query: GamesQuery = { alsoPrivate: isMe, limit: limit + 1, after };
    const found = await storage.results.games(person.id, query);
    const page = found.slice(0, limit);
    const sat = page.flatMap(({ match }) => match.seats.flatMap(({ personId }) => personId ?? []));
    const handles = await storage.persons.handlesOf([...new Set(sat)]);
    const last = found.length > limit ? page.at(-1)?.match : undefined;
    ctx.body = {
      games: page.map((game) => finished(game, handles, showsRatings)),
      next: last === undefined ? null : `${String(last.updatedAt)}-${last.id}`,
    } satisfies GamesPage;
  });

  router.put('/me/page', async (ctx) => {
    const { person } = await askingAsOneself(ctx, parts, 'seat');
    const { open } = parse(pageSchema, ctx.request.body);
    await storage.persons.closePage(person.id, !open);
    ctx.status = 204;
  });

  careRoutes(router, parts);

  if (!showsRatings) return;
  router.get('/leaders', async (ctx) => {
    const { person } = await asking(ctx, parts, 'read');
    const leaders = await storage.results.leaders(FROM_GAMES, LEADERS);
    ctx.body = { fromGames: FROM_GAMES, leaders: placed(leaders, person?.id ?? null) } satisfies Leaders;
  });
}

function finished(
  { match, seat, facts, isRated }: PersonsGame,
  handles: ReadonlyMap<PersonId, string>,
  showsRatings: boolean,
): FinishedGame {
  return {
    match: match.id,
    tableName: match.tableName,
    options: match.options,
    endedAt: match.updatedAt,
    seats: facts.map((fact) => {
      const held = match.seats.find((one) => one.seat === fact.seat);
      const handle = handles.get(held?.personId ?? '') ?? null;
      return { name: held?.name ?? null, handle, place: fact.place, total: fact.total };
    }),
    seat,
    isRated: isRated && showsRatings,
  };
}

function placed(leaders: readonly Leader[], me: PersonId | null): readonly LeaderRow[] {
  const shown = leaders.map((leader) => ({ leader, rating: shownRating(leader) }));
  return shown.map(({ leader: { name, handle, games, personId }, rating }) => ({
    ...{ name, handle, games, rating },
    place: shown.filter((other) => other.rating > rating).length + 1,
    isMe: personId === me,
  }));
}
