/** Routes for the webhook of a table or a group, which only its host or owner uses, as documented in `@great-fire/protocol`. */
import type Router from '@koa/router';
import { type TableWebhookStatus, groupIdSchema, webhookSchema } from '@great-fire/protocol';
import { apiError, badRequest, orThrow, validate } from '../errors/api-error';
import { apiRoutes } from '../http/api-routes';
import type { AuthDeps } from '../http/authenticate';
import type { Caller } from '../identity/caller';
import { parseMatchIdParam, type RouteContext } from '../http/route';
import { hostOf } from '../table-setup/host';
import type { MatchId } from '../entities/match';
import type { Webhook } from '../storage/notification-targets';
import { getWebhookHost, groupTargetOf } from './webhook-channel';
import { findUrlRejection } from './safe-post';
import type { NotificationDeps } from './routes';

/** Counts a test of a target. @throws ApiError `too-many-requests` */
export const consumeTest = (
  { guard, ingress }: AuthDeps,
  { req }: RouteContext,
  target: string,
): Promise<void> =>
  guard.consume('notification-test', { credential: target, address: ingress.clientIp(req) });

/** Adds the webhook routes under /api. */
export function webhookRoutes(
  router: Router,
  deps: AuthDeps & { readonly notifications: NotificationDeps },
): void {
  const { storage, now, notifications } = deps;
  const { route, sessionRoute } = apiRoutes(router, deps);

  const requireHost = async ({ person }: Caller, { params }: RouteContext): Promise<MatchId> => {
    const match = await storage.matches.find(parseMatchIdParam(params));
    if (match === null) throw apiError('not-found');
    if (person === null || hostOf(match) !== person.id) throw apiError('not-host');
    return match.id;
  };

  route('GET /api/matches/:match/webhook', async (caller, ctx) => {
    const webhook = await storage.notificationTargets.webhookOf(await requireHost(caller, ctx));
    const publicWebhook = webhook === null ? null : { kind: webhook.kind, hostname: getWebhookHost(webhook) };
    ctx.body = { webhook: publicWebhook } satisfies TableWebhookStatus;
  });

  /** @throws ApiError `bad-request` if the server may not send to the address */
  const parseWebhook = ({ request }: RouteContext): Webhook => {
    const { kind, url } = validate(webhookSchema, request.body);
    const rejection = findUrlRejection(new URL(url), notifications.outbound);
    if (rejection !== null) throw badRequest(`url: ${rejection}`, 'url');
    return { kind, url };
  };

  route('PUT /api/matches/:match/webhook', async (caller, ctx) => {
    const id = await requireHost(caller, ctx);
    await storage.notificationTargets.setWebhook(id, parseWebhook(ctx), now());
  });

  route('DELETE /api/matches/:match/webhook', async (caller, ctx) => {
    await storage.notificationTargets.removeWebhook(await requireHost(caller, ctx));
  });

  route('POST /api/matches/:match/webhook/test', async (caller, ctx) => {
    const id = await requireHost(caller, ctx);
    if ((await storage.notificationTargets.webhookOf(id)) === null) throw apiError('no-webhook');
    await consumeTest(deps, ctx, id);
    await notifications.notificationJob.sendTestTo('webhook', id);
  });

  const parseGroupId = ({ params }: RouteContext): string =>
    validate(groupIdSchema, params['group'], 'group');

  sessionRoute('PUT /api/groups/:group/webhook', async ({ person }, ctx) => {
    const id = parseGroupId(ctx);
    orThrow(await storage.groups.setWebhook(id, person.id, parseWebhook(ctx), now()));
  });

  sessionRoute('DELETE /api/groups/:group/webhook', async ({ person }, ctx) => {
    orThrow(await storage.groups.setWebhook(parseGroupId(ctx), person.id, null, now()));
  });

  sessionRoute('POST /api/groups/:group/webhook/test', async ({ person }, ctx) => {
    const id = parseGroupId(ctx);
    const group = await storage.groups.find(id, person.id);
    if (group === null) throw apiError('group-not-found');
    if (group.ownerId !== person.id) throw apiError('not-group-owner');
    if ((await storage.groups.webhookOf(id)) === null) throw apiError('no-webhook');
    const target = groupTargetOf(id);
    await consumeTest(deps, ctx, target);
    await notifications.notificationJob.sendTestTo('webhook', target);
  });
}
