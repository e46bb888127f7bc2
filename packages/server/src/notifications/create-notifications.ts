/** Notices put together: the ways to reach people, and what looks for those who are to be reached. */
import type { Config } from '../config/config';
import type { NotificationChannelName } from '../storage/notifications';
import type { NotificationChannel } from './channel';
import type { EmailService } from '../email/email-service';
import { createWebhookChannel } from './webhook-channel';
import { createEmailChannel } from './email-channel';
import { createPushChannel } from './push-channel';
import { NotificationJob } from './notification-job';
import type { NotificationJobDeps } from './notification-job';
import type { NotificationDeps } from './routes';
import type { Timeouts } from '../config/timeouts';
import { loadServerKeys } from './server-keys';

export interface Notifications extends NotificationDeps {
  readonly notificationJob: NotificationJob;
}

// Push services require a contact address. A server without a public URL has none.
const NO_CONTACT = 'mailto:nobody@great-fire.invalid';

/** @throws StorageUnavailableError */
export async function createNotifications(
  deps: Omit<NotificationJobDeps, 'channels'> & { readonly timeouts: Timeouts },
  emailService: EmailService | null,
  { outboundHttp, publicUrl }: Pick<Config, 'outboundHttp' | 'publicUrl'>,
): Promise<Notifications> {
  const { storage, log, now, timeouts } = deps;
  const keys = await loadServerKeys(storage.settings);
  const outbound = { allowPrivate: outboundHttp === 'anywhere', timeoutMs: timeouts.deliveryMs };
  const contact = publicUrl?.protocol === 'https:' ? publicUrl.href : NO_CONTACT;
  const channels: Readonly<Record<NotificationChannelName, NotificationChannel>> = {
    push: createPushChannel({
      notificationTargets: storage.notificationTargets,
      keys,
      outbound,
      contact,
      log,
    }),
    hook: createWebhookChannel({
      notificationTargets: storage.notificationTargets,
      findMatch: storage.matches.find,
      outbound,
      publicUrl,
      log,
    }),
    mail: createEmailChannel({ emails: storage.emails, emailService, keys, now }),
  };
  return { keys, outbound, channels, notificationJob: new NotificationJob({ ...deps, channels }) };
}
