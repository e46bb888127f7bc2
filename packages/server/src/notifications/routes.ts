/** Routes for notification settings and targets, as documented in `@great-fire/protocol`. */
import type Router from '@koa/router';
import type { NotificationStatus } from '@great-fire/protocol';
import { apiError, badRequest } from '../errors/api-error';
import { apiRoutes } from '../http/api-routes';
import type { AuthDeps } from '../http/authenticate';
import { linkTo } from '../email/templates';
import { loadEmailSettings, type EmailService } from '../email/email-service';
import type { NotificationChannelName } from '../storage/notifications';
import type { NotificationChannel } from './channel';
import { consumeTest, webhookRoutes } from './webhook-routes';
import { findUrlRejection, type OutboundSettings } from './safe-post';
import { isPushKey } from './push-channel';
import { parseQuietHours, formatQuietHours } from './quiet-hours';
import type { NotificationJob } from './notification-job';
import type { ServerKeys } from './server-keys';
import { verifyUnsubscribeToken } from './unsubscribe-token';

export interface NotificationDeps {
  readonly keys: ServerKeys;
  readonly outbound: OutboundSettings;
  readonly channels: Readonly<Record<NotificationChannelName, NotificationChannel>>;
  readonly notificationJob: Pick<NotificationJob, 'sendTest' | 'sendTestTo'>;
}

interface NotificationRoutesDeps extends AuthDeps {
  readonly notifications: NotificationDeps;
  readonly emailService: EmailService | null; // null: this server sends no e-mail
}

export function notificationRoutes(router: Router, deps: NotificationRoutesDeps): void {
  const { route, sessionRoute, publicRoute } = apiRoutes(router, deps);
  const { storage, now, notifications, emailService } = deps;
  const { notificationTargets } = storage;

  route('GET /api/me/notifications', async ({ person, device }, ctx) => {
    const pushTargets = person === null ? [] : await notificationTargets.pushTargetsOf(person.id);
    const quietHours = person === null ? null : await notificationTargets.quietHoursOf(person.id);
    const ownDevices = person === null || device === null ? [] : await storage.persons.devices(person.id);
    const devices = ownDevices.filter(({ id }) => pushTargets.some(({ deviceId }) => deviceId === id));
    ctx.body = {
      vapidPublicKey: notifications.keys.vapid.publicKey,
      isSignedIn: device !== null,
      isSubscribed: devices.some(({ id }) => id === device?.id),
      devices: devices.map(({ id, label }) => ({ label, isCurrent: id === device?.id })),
      quietHours: quietHours === null || device === null ? null : formatQuietHours(quietHours),
      areInvitationsAllowed: person === null || (await storage.tableInvitations.areAllowed(person.id)),
      email:
        emailService === null
          ? null
          : await loadEmailSettings(storage, device === null ? null : (person?.id ?? null)),
    } satisfies NotificationStatus;
  });

  sessionRoute('PUT /api/me/push', async ({ device }, _, { body: { endpoint, keys, language } }) => {
    const rejection = findUrlRejection(new URL(endpoint), notifications.outbound);
    if (rejection !== null) throw badRequest(`endpoint: ${rejection}`, 'endpoint');
    if (!isPushKey(keys.p256dh)) throw apiError('push-key-malformed');
    const previous = language === undefined ? await notificationTargets.pushTarget(device.id) : null;
    const target = {
      deviceId: device.id,
      endpoint,
      ...keys,
      language: language ?? previous?.language ?? 'en',
    };
    await notificationTargets.setPush(target, now());
  });

  sessionRoute('DELETE /api/me/push', async ({ device }) => {
    await notificationTargets.removePush(device.id);
  });

  sessionRoute('PUT /api/me/notifications', ({ person }, _, { body: { quietHours } }) =>
    notificationTargets.setQuietHours(person.id, quietHours === null ? null : parseQuietHours(quietHours)),
  );

  sessionRoute('POST /api/me/notifications/test', async ({ person }, ctx) => {
    const consume = (target: string) => consumeTest(deps, ctx, target);
    if ((await notifications.notificationJob.sendTest(person.id, consume)) === 0)
      throw apiError('no-notification-target');
  });

  publicRoute('POST /api/notifications/unsubscribe/:token', async (_, { token }) => {
    const unsubscribed = verifyUnsubscribeToken(notifications.keys.unsubscribeSecret, token);
    if (unsubscribed === null) throw apiError('notification-token-not-found');
    await notifications.channels[unsubscribed.channel].unsubscribe(unsubscribed.target);
  });

  publicRoute('GET /api/notifications/unsubscribe/:token', async (ctx, { token }) => {
    if (emailService === null) throw apiError('email-token-not-found');
    ctx.redirect(linkTo(emailService.publicUrl, `email#unsubscribe-${token}`));
  });

  webhookRoutes(router, deps);
}
