/** Routes for the webhook of a table or a group, which only its host or owner uses, as documented in `@great-fire/protocol`. */
import type Router from '@koa/router';
import type { Context } from 'koa';
import type { TableWebhookStatus } from '@great-fire/protocol';
import { apiError, badRequest, orThrow } from '../errors/api-error';
import { apiRoutes } from '../http/api-routes';
import type { AuthDeps } from '../http/authenticate';
import { toPublicWebhook, type Webhook } from '../storage/notification-targets';
import { groupTargetOf } from './webhook-channel';
import { findUrlRejection } from './safe-post';
import type { NotificationDeps } from './routes';

/** Counts a test of a target. @throws ApiError `too-many-requests` */
export const consumeTest = ({ guard, ingress }: AuthDeps, { req }: Context, target: string): Promise<void> =>
  guard.consume('notification-test', { credential: target, address: ingress.clientIp(req) });

export function webhookRoutes(
  router: Router,
  deps: AuthDeps & { readonly notifications: NotificationDeps },
): void {
  const { storage, now, notifications } = deps;
  const { playerRoute, sessionRoute } = apiRoutes(router, deps);

  playerRoute('GET /api/matches/:match/webhook', async (_, ctx, { match }) => {
    const webhook = await storage.notificationTargets.webhookOf(match);
    ctx.body = { webhook: webhook && toPublicWebhook(webhook) } satisfies TableWebhookStatus;
  });

  /** @throws ApiError `bad-request` if the server may not send to the address */
  const assertAllowed = ({ url }: Webhook): void => {
    const rejection = findUrlRejection(new URL(url), notifications.outbound);
    if (rejection !== null) throw badRequest(`url: ${rejection}`, 'url');
  };

  playerRoute('PUT /api/matches/:match/webhook', async ({ person }, _, { match, body }) => {
    assertAllowed(body);
    await storage.notificationTargets.setWebhook(match, person.id, body, now());
  });

  playerRoute('DELETE /api/matches/:match/webhook', async (_, __, { match }) => {
    await storage.notificationTargets.removeWebhook(match);
  });

  playerRoute('POST /api/matches/:match/webhook/test', async (_, ctx, { match }) => {
    if ((await storage.notificationTargets.webhookOf(match)) === null) throw apiError('no-webhook');
    await consumeTest(deps, ctx, match);
    await notifications.notificationJob.sendTestTo('webhook', match);
  });

  sessionRoute('PUT /api/groups/:group/webhook', async ({ person }, _, { group, body }) => {
    assertAllowed(body);
    orThrow(await storage.groups.setWebhook(group, person.id, body, now()));
  });

  sessionRoute('DELETE /api/groups/:group/webhook', async ({ person }, _, { group }) => {
    orThrow(await storage.groups.setWebhook(group, person.id, null, now()));
  });

  sessionRoute('POST /api/groups/:group/webhook/test', async (_, ctx, { group }) => {
    if ((await storage.groups.webhookOf(group)) === null) throw apiError('no-webhook');
    const target = groupTargetOf(group);
    await consumeTest(deps, ctx, target);
    await notifications.notificationJob.sendTestTo('webhook', target);
  });
}
