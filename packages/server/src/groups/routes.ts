/** Groups over HTTP, as `@great-fire/protocol` documents them. */
import type Router from '@koa/router';
import type { Context } from 'koa';
import type { Diary, Group } from '@great-fire/protocol';
import { orThrow } from '../errors/api-error';
import { apiRoutes } from '../http/api-routes';
import type { AuthDeps } from '../http/authenticate';
import { decodeCursor } from '../http/cursor';
import { writeSessionCookie } from '../http/session-cookie';
import { assertStillSignedIn, type Caller } from '../identity/caller';
import type { CountSpectators } from '../lobby/list-item';
import { buildTablePage } from '../lobby/table-page';
import { loadViewableMatch } from '../profiles/resolve-person';
import { loadGameReport } from '../results/game-report';
import { loadTiedPlaces } from '../results/tied-places';
import { newId } from '../shared/random-id';
import { renderDateCalendar, storeProposedDate } from './date-service';
import { GroupService } from './group-service';

export interface GroupDeps extends AuthDeps {
  readonly countSpectators: CountSpectators;
}

export function groupRoutes(router: Router, deps: GroupDeps): void {
  const { route, sessionRoute } = apiRoutes(router, deps);
  const { storage, ingress, countSpectators, now } = deps;
  const groups = new GroupService(deps);

  const respondWithGroup = async (
    ctx: Context,
    caller: Caller,
    { group, sessionKey }: { readonly group: Group; readonly sessionKey: string | null },
  ): Promise<void> => {
    await assertStillSignedIn(storage, caller);
    if (sessionKey !== null) writeSessionCookie(ctx, sessionKey, ingress);
    ctx.body = group;
  };

  route('POST /api/groups', async (caller, ctx, { body }) => {
    await respondWithGroup(ctx, caller, await groups.create(caller.person, body));
  });

  sessionRoute('GET /api/groups', async ({ person }, ctx) => {
    ctx.body = await groups.list(person.id);
  });

  sessionRoute('GET /api/groups/:group', async ({ person }, ctx, { ownGroup }) => {
    ctx.body = await groups.visit(ownGroup, person.id);
  });

  route('POST /api/groups/:group/invitation', async (caller, ctx, { group, body }) => {
    ctx.body = await groups.invitation(caller.person, group, body.key);
  });

  route('POST /api/groups/:group/members', async (caller, ctx, { group, body }) => {
    await respondWithGroup(ctx, caller, await groups.join(caller.person, group, body));
  });

  sessionRoute('DELETE /api/groups/:group/members/:member', async ({ person }, _, { group, member }) => {
    orThrow(await storage.groups.removeMember(group, person.id, member, newId()));
  });

  sessionRoute('GET /api/groups/:group/tables', async ({ person }, ctx, { group, query }) => {
    const { limit, cursor } = query;
    const after = decodeCursor(cursor, (createdAt, match) => ({ createdAt, id: match }));
    const tables = await groups.tables(group, person.id, limit + 1, after);
    const spectatorCounts = await countSpectators(tables.map((match) => match.id));
    const blockedIds = new Set(await storage.blocks.blockedBy(person.id));
    const places = await loadTiedPlaces(storage, tables);
    ctx.body = buildTablePage(tables, limit, spectatorCounts, blockedIds, places);
  });

  sessionRoute('GET /api/groups/:group/standings', async ({ person }, ctx, { group, query }) => {
    ctx.body = await groups.standings(group, person.id, query.quarter);
  });

  sessionRoute('PUT /api/groups/:group/name', async ({ person }, _, { group, body }) => {
    orThrow(await storage.groups.rename(group, person.id, body.groupName));
  });

  sessionRoute('PUT /api/groups/:group/diary', async ({ person }, _, { group, body }) => {
    orThrow(await storage.groups.setDiary(group, person.id, body.hasDiary));
  });

  sessionRoute('PUT /api/groups/:group/reports', async ({ person }, _, { group, body }) => {
    orThrow(await storage.groups.setReports(group, person.id, body.wantsReports));
  });

  route('GET /api/matches/:match/diary', async (caller, ctx, { match: id }) => {
    const { match } = await loadViewableMatch(deps, id, caller);
    const group = await storage.groups.ofTable(match.id);
    const { language } = match;
    const { diary } = await loadGameReport(storage, match);
    ctx.body = { diary: group?.hasDiary === false ? null : { language, ...diary } } satisfies Diary;
  });

  sessionRoute('PUT /api/groups/:group/owner', async ({ person }, _, { group, body }) => {
    orThrow(await storage.groups.handOver(group, person.id, body.member));
  });

  sessionRoute('PUT /api/groups/:group/invitations', async ({ person }, _, { group, body }) => {
    orThrow(await storage.groups.setInvited(group, person.id, body.invitesMe));
  });

  sessionRoute('POST /api/groups/:group/link', async ({ person }, _, { group }) => {
    orThrow(await storage.groups.renewLink(group, person.id, newId()));
  });

  sessionRoute('POST /api/groups/:group/date', async ({ person }, ctx, { ownGroup, body }) => {
    await storeProposedDate(storage, ownGroup.id, person.id, body, now());
    ctx.body = await groups.visit(ownGroup, person.id);
    ctx.status = 201;
  });

  sessionRoute('PUT /api/groups/:group/date/answers', async ({ person }, _, { group, body }) => {
    orThrow(await storage.dates.answer(body.date, group, person.id, body.answers));
  });

  sessionRoute('PUT /api/groups/:group/date/time', async ({ person }, _, { group, body }) => {
    orThrow(await storage.dates.choose(body.date, group, person.id, body.time, now()));
  });

  sessionRoute('DELETE /api/groups/:group/date', async ({ person }, _, { group, query }) => {
    orThrow(await storage.dates.withdraw(query.date, group, person.id));
  });

  sessionRoute('GET /api/groups/:group/date/calendar.ics', async (_, ctx, { group }) => {
    const base = `${ingress.publicOrigin(ctx.req)}${ingress.basePath}`;
    ctx.body = await renderDateCalendar(storage, group, base, now());
    ctx.attachment(`great-fire-${group}.ics`);
    ctx.type = 'text/calendar; charset=utf-8';
  });

  sessionRoute('DELETE /api/groups/:group', async ({ person }, _, { group }) => {
    orThrow(await storage.groups.close(group, person.id));
  });
}
