/** The lobby over HTTP, as `@great-fire/protocol` documents it. */
import Router from '@koa/router';
import type { MatchDetail, MatchSummary, Me, SeatedAgain, SeatGiven } from '@great-fire/protocol';
import { againSchema, joinSchema, listSchema, openTableSchema, putBotSchema } from '@great-fire/protocol';
import type { Context } from 'koa';
import type { Conducts } from '../conduct/conducts';
import { parse } from '../errors/parse';
import { asking, giveGuestKey } from '../http/asking';
import { seatAt } from '../identity/caller';
import { meRoutes } from '../identity/me-routes';
import { recoveryRoutes } from '../identity/recovery-routes';
import type { Delayed } from '../matches/delayed';
import type { Mail } from '../mail/mail';
import { mailRoutes } from '../mail/routes';
import type { Matches } from '../matches/matches';
import { peopleRoutes } from '../people/routes';
import type { PeopleParts } from '../people/routes';
import { noticeRoutes } from '../notices/routes';
import type { NoticeParts } from '../notices/routes';
import { openapiRoutes } from '../openapi/routes';
import { pictureRoutes } from '../pictures/routes';
import type { PictureParts } from '../pictures/routes';
import type { Person } from '../storage/people';
import type { StoredMatch } from '../storage/matches';
import type { MatchId, PersonId } from '../storage/storage';
import { arrangingRoutes } from './arranging-routes';
import { readCursor } from './cursor';
import { newMatchId as newHandle } from './match-id';
import { pageOfTables } from './page-of-tables';
import { listedTables } from './listed-tables';
import { matchIdOf, seatOf } from './places';
import { summaryOf } from './summary';
import { callOf, rowOf } from './table-row';
import type { Seated, Tables } from './tables';
import { admit } from './watching';

/** How many watch each table; one that is not told has nobody. */
export type SpectatorCount = (matchIds: readonly MatchId[]) => Promise<ReadonlyMap<MatchId, number>>;

export interface LobbyParts extends PeopleParts, Pick<PictureParts, 'painter' | 'log'> {
  readonly tables: Tables;
  readonly conducts: Pick<Conducts, 'wish'>;
  readonly matches: Matches;
  readonly delayed: Delayed;
  readonly spectators: SpectatorCount;
  readonly notices: NoticeParts;
  readonly mail: Mail | null; // null: this host sends none
}

const MY_TABLES = 50;

/** All routes under /api. */
export function lobbyRoutes(parts: LobbyParts): Router {
  const { storage, tables, matches, mail } = parts;
  const router = new Router({ prefix: '/api' });

  const summary = async (match: StoredMatch): Promise<MatchSummary> => {
    const counts = await parts.spectators([match.id]);
    return summaryOf(match, counts.get(match.id) ?? 0);
  };

  const blockedBy = async (person: Person | null): Promise<ReadonlySet<PersonId>> =>
    new Set(person === null ? [] : await storage.blocks.by(person.id));

  const given = async (ctx: Context, { matchId, seat, token, guestKey }: Seated): Promise<void> => {
    if (guestKey !== null) giveGuestKey(ctx, guestKey, parts.outside);
    const match = await tables.find(matchId);
    ctx.status = 201;
    const { commitment } = match;
    ctx.body = { match: await summary(match), seat, token, commitment } satisfies SeatGiven;
  };

  router.post('/matches', async (ctx) => {
    const { person } = await asking(ctx, parts, 'open');
    await given(ctx, await tables.open(person, parse(openTableSchema, ctx.request.body)));
  });

  router.get('/matches', async (ctx) => {
    const { person } = await asking(ctx, parts, 'read');
    const { status, limit, cursor, ...filter } = parse(listSchema, ctx.query, 'query');
    const query = { status, filter, limit: limit + 1, after: readCursor(cursor) };
    const found = await listedTables(parts, query);
    const watching = await parts.spectators(found.map(({ id }) => id));
    ctx.body = pageOfTables(found, limit, watching, await blockedBy(person));
  });

  router.get('/matches/:match', async (ctx) => {
    const caller = await asking(ctx, parts, 'read');
    const match = await tables.find(matchIdOf(ctx.params));
    const mySeat = seatAt(match, caller);
    admit(match, mySeat);
    ctx.body = {
      match: await summary(mySeat === null ? await parts.delayed.shown(match) : match),
      mySeat,
      commitment: match.commitment,
    } satisfies MatchDetail;
  });

  router.post('/matches/:match/seats', async (ctx) => {
    const { person } = await asking(ctx, parts, 'seat');
    const wish = parse(joinSchema, ctx.request.body);
    await given(ctx, await tables.join(person, matchIdOf(ctx.params), wish));
  });

  router.post('/matches/:match/again', async (ctx) => {
    const { person } = await asking(ctx, parts, 'seat');
    const wish = parse(againSchema, ctx.request.body ?? {});
    const { matchId, seat, token } = await tables.again(person, matchIdOf(ctx.params), wish);
    const match = await tables.find(matchId);
    const { commitment } = match;
    ctx.status = token === null ? 200 : 201;
    ctx.body = { match: await summary(match), seat, token, commitment } satisfies SeatedAgain;
  });

  router.delete('/matches/:match/seats/:seat', async (ctx) => {
    const { person } = await asking(ctx, parts, 'seat');
    await tables.leave(person, matchIdOf(ctx.params), seatOf(ctx.params));
    ctx.status = 204;
  });

  router.put('/matches/:match/seats/:seat/bot', async (ctx) => {
    const { person } = await asking(ctx, parts, 'seat');
    const wish = parse(putBotSchema, ctx.request.body);
    await tables.putBot(person, matchIdOf(ctx.params), seatOf(ctx.params), wish);
    ctx.status = 204;
  });

  router.delete('/matches/:match/seats/:seat/bot', async (ctx) => {
    const { person } = await asking(ctx, parts, 'seat');
    await tables.removeBot(person, matchIdOf(ctx.params), seatOf(ctx.params));
    ctx.status = 204;
  });

  arrangingRoutes(router, parts);

  router.get('/matches/:match/record', async (ctx) => {
    const caller = await asking(ctx, parts, 'record');
    const match = await tables.find(matchIdOf(ctx.params));
    const mySeat = seatAt(match, caller);
    admit(match, mySeat);
    const record = await matches.record(mySeat === null ? await parts.delayed.shown(match) : match);
    ctx.attachment(`great-fire-${match.id}.json`);
    ctx.body = record;
  });

  router.get('/me', async (ctx) => {
    const { person, seat: shown } = await asking(ctx, parts, 'read');
    const all = person === null ? [] : await storage.matches.ofPerson(person.id, MY_TABLES);
    const held = shown === null ? all : all.filter(({ match }) => match.id === shown.matchId);
    const watching = await parts.spectators(held.map(({ match }) => match.id));
    const blocked = await blockedBy(person);
    ctx.body = {
      name: person?.name ?? null,
      handle: person === null ? null : await storage.persons.handleOf(person.id, newHandle),
      hasMail: mail !== null,
      hasLeaders: parts.showsRatings,
      seats: held.map(({ match, seat }) => ({
        match: rowOf(match, watching.get(match.id) ?? 0, blocked),
        seat,
        call: callOf(match),
      })),
      now: parts.now(),
    } satisfies Me;
  });

  meRoutes(router, parts);
  recoveryRoutes(router, parts);
  peopleRoutes(router, parts);
  noticeRoutes(router, parts);
  if (mail !== null) mailRoutes(router, { ...parts, mail });
  pictureRoutes(router, parts);
  openapiRoutes(router, parts);
  return router;
}
