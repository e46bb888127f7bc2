/** Creates the notification channels and the job that uses them. */
import type { Config } from '../config/config';
import type { MatchId } from '../entities/match';
import type { NotificationChannelName } from '../storage/notifications';
import type { Storage } from '../storage/storage';
import type { EmailService } from '../email/email-service';
import { linkTo } from '../email/templates';
import type { Timeouts } from '../config/timeouts';
import type { Metrics } from '../observability/metrics';
import { withDeliveryCount } from '../observability/with-delivery-count';
import type { NotificationChannel } from './channel';
import { createWebhookChannel } from './webhook-channel';
import { createEmailChannel } from './email-channel';
import { createPushChannel } from './push-channel';
import { NotificationJob, type NotificationJobDeps } from './notification-job';
import type { NotificationDeps } from './routes';
import { signPictureKey } from './picture-key';
import { loadServerKeys } from './server-keys';

export interface Notifications extends NotificationDeps {
  readonly notificationJob: NotificationJob;
}

// Push services require a contact address. A server without a public URL has none.
const NO_CONTACT = 'mailto:nobody@great-fire.invalid';

/** Loads the server keys and creates the channels and the job. @throws StorageUnavailableError */
export async function createNotifications(
  deps: Omit<NotificationJobDeps, 'channels' | 'abortRequests' | 'pictureUrlOf'> & {
    readonly storage: Pick<Storage, 'emails' | 'settings'>;
    readonly hasPictures: boolean; // of tables
    readonly timeouts: Timeouts;
    readonly metrics: Pick<Metrics, 'countDelivery'>;
  },
  emailService: EmailService | null,
  { outboundHttp, publicUrl }: Pick<Config, 'outboundHttp' | 'publicUrl'>,
): Promise<Notifications> {
  const { storage, log, now, timeouts, metrics, hasPictures } = deps;
  const { notificationTargets, groups } = storage;
  const findMatch = (id: MatchId) => storage.matches.find(id);
  const keys = await loadServerKeys(storage.settings);
  const closeController = new AbortController();
  const { signal } = closeController;
  const outbound = { allowPrivate: outboundHttp === 'anywhere', timeoutMs: timeouts.deliveryMs, signal };
  const contact = publicUrl?.protocol === 'https:' ? publicUrl.href : NO_CONTACT;
  const channels: Readonly<Record<NotificationChannelName, NotificationChannel>> = {
    push: withDeliveryCount(
      createPushChannel({ notificationTargets, keys, outbound, contact, log }),
      metrics,
      'push',
    ),
    webhook: withDeliveryCount(
      createWebhookChannel({ notificationTargets, groups, findMatch, outbound, publicUrl, log }),
      metrics,
      'webhook',
    ),
    email: createEmailChannel({ emails: storage.emails, emailService, keys, now }), // the mailer counts
  };
  const abortRequests = () => closeController.abort();
  const pictureUrlOf = (id: MatchId) =>
    publicUrl === null || !hasPictures
      ? null
      : linkTo(
          publicUrl,
          `api/matches/${id}/preview.png?format=wide&key=${signPictureKey(keys.unsubscribeSecret, id)}`,
        );
  return {
    keys,
    outbound,
    channels,
    notificationJob: new NotificationJob({ ...deps, channels, abortRequests, pictureUrlOf }),
  };
}
