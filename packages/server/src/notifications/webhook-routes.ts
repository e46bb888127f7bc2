/** Routes for the webhook of a table, which only its host uses, as documented in `@great-fire/protocol`. */
import type Router from '@koa/router';
import type { TableWebhook } from '@great-fire/protocol';
import { webhookSchema } from '@great-fire/protocol';
import { apiError, badRequest } from '../errors/api-error';
import { validate } from '../errors/validate';
import { authenticate } from '../http/authenticate';
import type { AuthDeps } from '../http/authenticate';
import type { LimitName } from '../admission/rate-limits';
import { parseMatchIdParam } from '../http/route';
import type { RouteContext } from '../http/route';
import { hostOf } from '../table-setup/seats';
import type { MatchId } from '../entities/ids';
import { getWebhookHost } from './webhook-channel';
import { findUrlRejection } from './safe-post';
import type { NotificationDeps } from './routes';

/** Adds the webhook routes under /api. */
export function webhookRoutes(
  router: Router,
  deps: AuthDeps & { readonly notifications: NotificationDeps },
): void {
  const { storage, now, notifications } = deps;

  const requireHost = async (ctx: RouteContext, limit: LimitName): Promise<MatchId> => {
    const { person } = await authenticate(ctx, deps, limit);
    const match = await storage.matches.find(parseMatchIdParam(ctx.params));
    if (match === null) throw apiError('not-found');
    if (person === null || hostOf(match) !== person.id) throw apiError('not-host');
    return match.id;
  };

  router.get('/matches/:match/webhook', async (ctx) => {
    const webhook = await storage.notificationTargets.webhookOf(await requireHost(ctx, 'read'));
    const publicWebhook = webhook === null ? null : { kind: webhook.kind, hostname: getWebhookHost(webhook) };
    ctx.body = { webhook: publicWebhook } satisfies TableWebhook;
  });

  router.put('/matches/:match/webhook', async (ctx) => {
    const id = await requireHost(ctx, 'notifications');
    const { kind, url } = validate(webhookSchema, ctx.request.body);
    const rejection = findUrlRejection(new URL(url), notifications.outbound);
    if (rejection !== null) throw badRequest(`url: ${rejection}`, 'url');
    await storage.notificationTargets.setWebhook(id, { kind, url }, now());
  });

  router.delete('/matches/:match/webhook', async (ctx) => {
    await storage.notificationTargets.removeWebhook(await requireHost(ctx, 'notifications'));
  });

  router.post('/matches/:match/webhook/test', async (ctx) => {
    const id = await requireHost(ctx, 'notifications');
    if ((await storage.notificationTargets.webhookOf(id)) === null) throw apiError('no-webhook');
    notifications.notificationJob.sendTestTo('webhook', id);
    ctx.status = 202;
  });
}
