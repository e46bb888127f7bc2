/** The HTTP API, as `@great-fire/protocol` documents it. */
import Router from '@koa/router';
import type { Context } from 'koa';
import type { MatchDetail, MatchSummary, Me, RematchSeat } from '@great-fire/protocol';
import { assertStillSignedIn, type Caller } from '../identity/caller';
import type { TableCommandService } from '../matches/table-commands';
import { apiRoutes } from '../http/api-routes';
import { consumeLimit } from '../http/authenticate';
import { writeSessionCookie } from '../http/session-cookie';
import { accountRoutes } from '../account/account-routes';
import { recoveryRoutes } from '../account/recovery-routes';
import type { EmailService } from '../email/email-service';
import { emailRoutes } from '../email/routes';
import type { MatchService } from '../matches/match-service';
import { loadViewableMatch } from '../profiles/resolve-person';
import { profileRoutes, type ProfileDeps } from '../profiles/routes';
import { notificationRoutes, type NotificationDeps } from '../notifications/routes';
import { networkOriginsRoutes, type NetworkOriginsDeps } from '../http/network-origins';
import { previewImageRoutes, type PreviewImageDeps } from '../link-previews/routes';
import { requireMatch } from '../storage/matches';
import type { Person } from '../storage/persons';
import type { PersonId, StoredMatch } from '../entities/match';
import { loadOwnGroup } from '../groups/group-service';
import { groupRoutes } from '../groups/routes';
import { InvitationService } from '../invitations/invitation-service';
import { invitationRoutes } from '../invitations/routes';
import { setupRoutes } from '../lobby/setup-routes';
import { decodeCursor } from '../http/cursor';
import { newShortId } from '../shared/random-id';
import { visibleOpeningHandAnswer } from '../table-setup/seats';
import { loadTiedPlaces } from '../results/tied-places';
import { buildTablePage } from '../lobby/table-page';
import { recordsRoutes } from '../matches/records-routes';
import { toMatchSummary } from '../lobby/match-summary';
import { toActiveTurn, toListItem, type CountSpectators } from '../lobby/list-item';
import type { ClaimedRematchSeat, ClaimedSeat, TableService } from '../lobby/table-service';
import { schemaRoutes } from './schema-routes';

export interface ApiDeps
  extends ProfileDeps, NetworkOriginsDeps, Pick<PreviewImageDeps, 'imageRenderer' | 'log'> {
  readonly tables: TableService;
  readonly tableCommands: Pick<TableCommandService, 'execute'>;
  readonly matches: MatchService;
  readonly countSpectators: CountSpectators;
  readonly rooms: { readonly persons: ReadonlySet<PersonId> };
  readonly lobby: { readonly persons: ReadonlySet<PersonId> };
  readonly notifications: NotificationDeps;
  readonly emailService: EmailService | null; // null: this server sends no e-mail
}

const MAX_OWN_TABLES = 50;

export function createApiRouter(deps: ApiDeps): Router {
  const { storage, tables, matches, emailService } = deps;
  const router = new Router({ prefix: '/api', sensitive: true });
  const { route, playerRoute } = apiRoutes(router, deps);
  const personsHere = () => new Set([...deps.rooms.persons, ...deps.lobby.persons]);
  const invitations = new InvitationService({ ...deps, personsHere });

  const loadSummary = async (match: StoredMatch): Promise<MatchSummary> => {
    const counts = await deps.countSpectators([match.id]);
    return toMatchSummary(match, counts.get(match.id) ?? 0);
  };

  const loadBlockedIds = async (person: Person | null): Promise<ReadonlySet<PersonId>> =>
    new Set(person === null ? [] : await storage.blocks.blockedBy(person.id));

  const respondWithSeat = async (
    ctx: Context,
    caller: Caller,
    { matchId, seat, token, sessionKey }: ClaimedSeat | ClaimedRematchSeat,
  ): Promise<void> => {
    await assertStillSignedIn(storage, caller);
    if (sessionKey !== null) writeSessionCookie(ctx, sessionKey, deps.ingress);
    const match = await requireMatch(storage.matches, matchId);
    ctx.body = {
      match: await loadSummary(match),
      seat,
      token,
      seedCommitment: match.commitment,
    } satisfies RematchSeat;
  };

  route('POST /api/matches', async (caller, ctx, { body }) => {
    if ((body.bots ?? []).length > 0) await consumeLimit(ctx, deps, 'bot-game');
    const claimed = await tables.open(caller.person, body);
    if (caller.person !== null && body.group !== undefined)
      await invitations.inviteGroup(caller.person, claimed.matchId, body.group);
    await respondWithSeat(ctx, caller, claimed);
  });

  route('GET /api/matches', async ({ person }, ctx, { query }) => {
    const { status, limit, cursor, ...filter } = query;
    const after = decodeCursor(cursor, (createdAt, id) => ({ createdAt, id }));
    const listed = await storage.matches.list({ status, filter, limit: limit + 1, after });
    const spectatorCounts = await deps.countSpectators(listed.map(({ id }) => id));
    const places = await loadTiedPlaces(storage, listed);
    ctx.body = buildTablePage(listed, limit, spectatorCounts, await loadBlockedIds(person), places);
  });

  route('GET /api/matches/:match', async (caller, ctx, { match: id }) => {
    const { match, mySeat } = await loadViewableMatch(deps, id, caller);
    ctx.body = {
      match: await loadSummary(match),
      mySeat,
      myOpeningHandAnswer: visibleOpeningHandAnswer(match, mySeat),
      seedCommitment: match.commitment,
      group: await loadOwnGroup(storage, match.id, caller),
    } satisfies MatchDetail;
  });

  route('POST /api/matches/:match/seats', async (caller, ctx, { match, body }) => {
    const address = deps.ingress.clientIp(ctx.req);
    const claimed = await tables.join(caller.person, match, body, address);
    await respondWithSeat(ctx, caller, claimed);
  });

  playerRoute('POST /api/matches/:match/rematch', async (caller, ctx, { match }) => {
    const claimed = await tables.rematch(caller.person, match);
    if (claimed.token === null) ctx.status = 200;
    await respondWithSeat(ctx, caller, claimed);
  });

  playerRoute('DELETE /api/matches/:match/seats/:seat', ({ person }, _, { table, seat, query }) =>
    tables.leave(person, table, seat, query.name),
  );

  playerRoute('PUT /api/matches/:match/seats/:seat/bot', async ({ person }, ctx, { match, seat, body }) => {
    await consumeLimit(ctx, deps, 'bot-game');
    await tables.setBot(person, match, seat, body);
  });

  playerRoute('DELETE /api/matches/:match/seats/:seat/bot', ({ person }, _, { match, seat }) =>
    tables.removeBot(person, match, seat),
  );

  setupRoutes(router, deps);
  recordsRoutes(router, deps);

  route('GET /api/matches/:match/record', async (caller, ctx, { match: id }) => {
    const { match } = await loadViewableMatch(deps, id, caller);
    const record = await matches.buildRecord(match);
    ctx.attachment(`great-fire-${match.id}.json`);
    ctx.body = record;
  });

  route('GET /api/me', async ({ person, seat: tokenSeat }, ctx) => {
    const ownSeats = person === null ? [] : await storage.matches.ofPerson(person.id, MAX_OWN_TABLES);
    const visibleSeats =
      tokenSeat === null ? ownSeats : ownSeats.filter(({ match }) => match.id === tokenSeat.matchId);
    const spectatorCounts = await deps.countSpectators(visibleSeats.map(({ match }) => match.id));
    const blockedIds = await loadBlockedIds(person);
    ctx.body = {
      name: person?.name ?? null,
      handle: person === null ? null : await storage.persons.handleOf(person.id, newShortId),
      hasEmail: emailService !== null,
      hasLeaderboard: deps.showsRatings,
      tables: visibleSeats.map(({ match, seat }) => ({
        match: toListItem(match, spectatorCounts.get(match.id) ?? 0, blockedIds),
        seat,
        openedAt: match.createdAt,
        activeTurn: toActiveTurn(match),
      })),
      invitations: person === null || tokenSeat !== null ? [] : await invitations.pendingOf(person.id),
      serverTime: deps.now(),
    } satisfies Me;
  });

  accountRoutes(router, deps);
  recoveryRoutes(router, deps);
  profileRoutes(router, deps);
  groupRoutes(router, deps);
  invitationRoutes(router, { ...deps, invitations });
  notificationRoutes(router, deps);
  if (emailService !== null) emailRoutes(router, { ...deps, emailService });
  previewImageRoutes(router, deps);
  schemaRoutes(router, deps);
  networkOriginsRoutes(router, deps);
  return router;
}
