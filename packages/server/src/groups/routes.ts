/** Groups over HTTP, as `@great-fire/protocol` documents them. */
import type Router from '@koa/router';
import type { Context } from 'koa';
import {
  type Diary,
  type Group,
  answerDateSchema,
  chooseDateSchema,
  createGroupSchema,
  groupDiarySchema,
  groupIdSchema,
  groupInvitationSchema,
  groupInvitationSettingSchema,
  groupOwnerSchema,
  groupReportsSchema,
  groupTablesQuerySchema,
  joinGroupSchema,
  memberIdSchema,
  proposeDateSchema,
  renameGroupSchema,
  standingsQuerySchema,
  withdrawDateSchema,
} from '@great-fire/protocol';
import { apiError, validate } from '../errors/api-error';
import { apiRoutes } from '../http/api-routes';
import type { AuthDeps } from '../http/authenticate';
import { decodeCursor } from '../http/cursor';
import { parseMatchIdParam, validateQuery, type RouteContext } from '../http/route';
import { writeSessionCookie } from '../http/session-cookie';
import { assertStillSignedIn, type Caller } from '../identity/caller';
import type { CountSpectators } from '../lobby/list-item';
import { buildTablePage } from '../lobby/table-page';
import { loadViewableMatch } from '../profiles/resolve-person';
import { loadGameReport } from '../results/game-report';
import { loadTiedPlaces } from '../results/tied-places';
import { DateService } from './date-service';
import { GroupService } from './group-service';

export interface GroupDeps extends AuthDeps {
  readonly countSpectators: CountSpectators;
}

const parseGroupId = ({ params }: RouteContext): string => validate(groupIdSchema, params['group'], 'group');
const parseMemberId = ({ params }: RouteContext): string =>
  validate(memberIdSchema, params['member'], 'member');

/** Adds the routes under /api/groups. */
export function groupRoutes(router: Router, deps: GroupDeps): void {
  const { route, sessionRoute } = apiRoutes(router, deps);
  const { storage, ingress, countSpectators } = deps;
  const groups = new GroupService(deps);
  const dates = new DateService(deps);

  const respondWithGroup = async (
    ctx: Context,
    caller: Caller,
    { group, sessionKey }: { readonly group: Group; readonly sessionKey: string | null },
  ): Promise<void> => {
    await assertStillSignedIn(storage, caller);
    if (sessionKey !== null) writeSessionCookie(ctx, sessionKey, ingress);
    ctx.body = group;
  };

  route('POST /api/groups', async (caller, ctx) => {
    const input = validate(createGroupSchema, ctx.request.body);
    await respondWithGroup(ctx, caller, await groups.create(caller.person, input));
  });

  sessionRoute('GET /api/groups', async ({ person }, ctx) => {
    ctx.body = await groups.list(person.id);
  });

  sessionRoute('GET /api/groups/:group', async ({ person }, ctx) => {
    ctx.body = await groups.visit(parseGroupId(ctx), person.id);
  });

  route('POST /api/groups/:group/invitation', async (caller, ctx) => {
    assertNoSeatToken(caller);
    const { key } = validate(groupInvitationSchema, ctx.request.body);
    ctx.body = await groups.invitation(caller.person, parseGroupId(ctx), key);
  });

  route('POST /api/groups/:group/members', async (caller, ctx) => {
    assertNoSeatToken(caller);
    const input = validate(joinGroupSchema, ctx.request.body);
    await respondWithGroup(ctx, caller, await groups.join(caller.person, parseGroupId(ctx), input));
  });

  sessionRoute('DELETE /api/groups/:group/members/:member', ({ person }, ctx) =>
    groups.removeMember(parseGroupId(ctx), person.id, parseMemberId(ctx)),
  );

  sessionRoute('GET /api/groups/:group/tables', async ({ person }, ctx) => {
    const id = parseGroupId(ctx);
    const { limit, cursor } = validateQuery(groupTablesQuerySchema, ctx);
    const after = decodeCursor(cursor, (createdAt, match) => ({ createdAt, id: match }));
    const tables = await groups.tables(id, person.id, limit + 1, after);
    const spectatorCounts = await countSpectators(tables.map((match) => match.id));
    const blockedIds = new Set(await storage.blocks.blockedBy(person.id));
    const places = await loadTiedPlaces(storage, tables);
    ctx.body = buildTablePage(tables, limit, spectatorCounts, blockedIds, places);
  });

  sessionRoute('GET /api/groups/:group/standings', async ({ person }, ctx) => {
    const id = parseGroupId(ctx);
    const { quarter } = validateQuery(standingsQuerySchema, ctx);
    ctx.body = await groups.standings(id, person.id, quarter);
  });

  sessionRoute('PUT /api/groups/:group/name', ({ person }, ctx) => {
    const { groupName } = validate(renameGroupSchema, ctx.request.body);
    return groups.rename(parseGroupId(ctx), person.id, groupName);
  });

  sessionRoute('PUT /api/groups/:group/diary', ({ person }, ctx) => {
    const { hasDiary } = validate(groupDiarySchema, ctx.request.body);
    return groups.setDiary(parseGroupId(ctx), person.id, hasDiary);
  });

  sessionRoute('PUT /api/groups/:group/reports', ({ person }, ctx) => {
    const { wantsReports } = validate(groupReportsSchema, ctx.request.body);
    return groups.setReports(parseGroupId(ctx), person.id, wantsReports);
  });

  route('GET /api/matches/:match/diary', async (caller, ctx) => {
    const { match } = await loadViewableMatch(deps, parseMatchIdParam(ctx.params), caller);
    const group = await storage.groups.ofTable(match.id);
    const { language } = match;
    const { diary } = await loadGameReport(storage, match);
    ctx.body = { diary: group?.hasDiary === false ? null : { language, ...diary } } satisfies Diary;
  });

  sessionRoute('PUT /api/groups/:group/owner', ({ person }, ctx) => {
    const { member } = validate(groupOwnerSchema, ctx.request.body);
    return groups.handOver(parseGroupId(ctx), person.id, member);
  });

  sessionRoute('PUT /api/groups/:group/invitations', ({ person }, ctx) => {
    const { invitesMe } = validate(groupInvitationSettingSchema, ctx.request.body);
    return groups.setInvited(parseGroupId(ctx), person.id, invitesMe);
  });

  sessionRoute('POST /api/groups/:group/link', ({ person }, ctx) =>
    groups.renewLink(parseGroupId(ctx), person.id),
  );

  sessionRoute('POST /api/groups/:group/date', async ({ person }, ctx) => {
    const id = parseGroupId(ctx);
    await dates.propose(id, person.id, validate(proposeDateSchema, ctx.request.body));
    ctx.body = await groups.visit(id, person.id);
    ctx.status = 201;
  });

  sessionRoute('PUT /api/groups/:group/date/answers', ({ person }, ctx) =>
    dates.answer(parseGroupId(ctx), person.id, validate(answerDateSchema, ctx.request.body)),
  );

  sessionRoute('PUT /api/groups/:group/date/time', ({ person }, ctx) =>
    dates.choose(parseGroupId(ctx), person.id, validate(chooseDateSchema, ctx.request.body)),
  );

  sessionRoute('DELETE /api/groups/:group/date', ({ person }, ctx) =>
    dates.withdraw(parseGroupId(ctx), person.id, validateQuery(withdrawDateSchema, ctx).date),
  );

  sessionRoute('GET /api/groups/:group/date/calendar.ics', async ({ person }, ctx) => {
    const id = parseGroupId(ctx);
    const body = await dates.calendar(id, person.id, `${ingress.publicOrigin(ctx.req)}${ingress.basePath}`);
    ctx.attachment(`great-fire-${id}.ics`);
    ctx.type = 'text/calendar; charset=utf-8';
    ctx.body = body;
  });

  sessionRoute('DELETE /api/groups/:group', ({ person }, ctx) => groups.close(parseGroupId(ctx), person.id));
}

/** A seat's token gives access to one seat, not to the person's groups. */
function assertNoSeatToken({ seat }: Caller): void {
  if (seat !== null) throw apiError('request-without-person');
}
