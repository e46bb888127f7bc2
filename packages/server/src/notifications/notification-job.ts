/**
 * Notification job. Every second one server (by lease) finds matches that wait for players who do not see the page. It
 * stores one notification per turn and target, and sends those that are due. It does the same for invitations to tables.
 *
 * A notification is claimed before it is sent. A crash in between loses it instead of sending it twice (at most once).
 */
import { DAY_MS, HOUR_MS } from '@great-fire/table/durations';
import type { PersonId } from '../entities/match';
import { ApiError, StorageUnavailableError } from '../errors/api-error';
import { PeriodicJob, type JobDeps } from '../lifecycle/periodic-job';
import type { DeliveryResult } from '../shared/delivery-result';
import { logFailure } from '../storage/log-failure';
import {
  type PendingMatch,
  type NotificationChannelName,
  type StoredNotification,
  NOTIFICATION_CHANNELS,
} from '../storage/notifications';
import type { Storage } from '../storage/storage';
import { INVITATION_RETENTION_MS } from '../storage/table-invitations';
import {
  buildInvitationNotifications,
  buildMatchNotifications,
  type BuildNotificationsDeps,
} from './build-notifications';
import { ContentLoader, type ContentLoaderDeps } from './content-loader';
import { DeliveriesInFlight } from './deliveries-in-flight';
import { quietUntil } from './quiet-hours';

export interface NotificationJobDeps
  extends JobDeps, Omit<BuildNotificationsDeps, 'storage'>, Omit<ContentLoaderDeps, 'storage' | 'log'> {
  readonly storage: Pick<
    Storage,
    'availability' | 'leases' | 'matches' | 'notificationTargets' | 'notifications' | 'tableInvitations'
  > &
    BuildNotificationsDeps['storage'] &
    ContentLoaderDeps['storage'];
  /** Aborts the requests in flight and all later ones. */
  readonly abortRequests: () => void;
}

/** A player who sees the table this long after a prompt needs no notification. */
export const NOTIFICATION_GRACE_MS = 10_000;

const INTERVAL_MS = 1000;
const MAX_DUE_PER_RUN = 100;
const BUSY_SITE_DELAY_MS = 5_000;
const LEASE_MS = 5000;
const MAX_TABLES_PER_RUN = 50;
const MAX_INVITATIONS_PER_RUN = 50;
const RETRY_DELAYS_MS = [30_000, 120_000, 600_000]; // before the second, third and last try
const MAX_RETRY_DELAY_MS = HOUR_MS;
const RETENTION_MS = 30 * DAY_MS; // by then the turn is over or the notification was sent
const PURGE_INTERVAL_MS = HOUR_MS;

export class NotificationJob {
  private readonly job: PeriodicJob;
  private readonly inFlight: DeliveriesInFlight;
  private readonly contents: ContentLoader;
  private purgedAt = 0;

  constructor(private readonly deps: NotificationJobDeps) {
    this.inFlight = new DeliveriesInFlight(deps.channels, (err) => this.logSendFailure(err));
    this.contents = new ContentLoader(deps);
    this.job = new PeriodicJob({
      schedule: deps.schedule,
      intervalMs: INTERVAL_MS,
      lease: { storage: deps.storage, name: 'notifications', holdMs: LEASE_MS },
      work: () => this.enqueueAndDispatch(),
      onError: (err) => this.logSendFailure(err),
    });
  }

  /** Runs at once. Resolves when all due notifications were sent or have failed. */
  async runNow(): Promise<void> {
    await this.job.run();
    await this.inFlight.whenIdle();
  }

  /** Stops the schedule and aborts requests in flight. Resolves when no run and no request is in progress. */
  async close(): Promise<void> {
    this.deps.abortRequests();
    await this.job.close();
    await this.inFlight.whenIdle();
  }

  /**
   * Sends a test to every target of a person. `consume`: counts a test of a target. Resolves to the number of targets.
   *
   * @throws ApiError `too-many-requests` if none of them may get a test now
   */
  async sendTest(personId: PersonId, consume: (target: string) => Promise<void>): Promise<number> {
    let rejection: ApiError | null = null;
    let count = 0;
    let sent = 0;
    for (const channel of NOTIFICATION_CHANNELS) {
      for (const target of await this.deps.channels[channel].findTargets(personId, null)) {
        count += 1;
        try {
          await consume(target);
          await this.sendTestTo(channel, target);
          sent += 1;
        } catch (error) {
          if (!(error instanceof ApiError) || error.body.code !== 'too-many-requests') throw error;
          rejection = error;
        }
      }
    }
    if (sent === 0 && rejection !== null) throw rejection;
    return count;
  }

  /** Sends a test to one target without waiting for the result. @throws ApiError `too-many-requests` */
  async sendTestTo(channel: NotificationChannelName, target: string): Promise<void> {
    const port = this.deps.channels[channel];
    this.inFlight.startTest(await port.findSite(target), async () => {
      if ((await port.send(target, 'test')).status === 'gone') await port.unsubscribe(target);
    });
  }

  /** Resolves when all due notifications are in flight. */
  private async enqueueAndDispatch(): Promise<void> {
    const { storage, now } = this.deps;
    this.contents.forgetReport();
    const promptedBefore = now() - NOTIFICATION_GRACE_MS;
    for (const pending of await storage.notifications.pendingMatches(promptedBefore, MAX_TABLES_PER_RUN))
      await this.tryEnqueue(pending);
    await this.enqueueInvitations();
    for (const channel of NOTIFICATION_CHANNELS) await this.dispatchDue(channel);
    await this.purge();
  }

  /**
   * Enqueues the notifications of one match. A failure does not stop other matches, and is not tried again before the
   * match changes.
   */
  private async tryEnqueue(pending: PendingMatch): Promise<void> {
    const { storage } = this.deps;
    const isQueued = await this.attempt(pending.matchId, async () => {
      const match = await storage.matches.find(pending.matchId);
      const notifications = match === null ? [] : await buildMatchNotifications(this.deps, match);
      await storage.notifications.enqueue(pending, notifications);
    });
    if (!isQueued) await storage.notifications.enqueue(pending, []);
  }

  /** Queues the notifications of invitations that the invited persons have not seen in the lobby. */
  private async enqueueInvitations(): Promise<void> {
    const { storage, now } = this.deps;
    const seenBefore = now() - NOTIFICATION_GRACE_MS;
    for (const invitation of await storage.tableInvitations.unnotified(seenBefore, MAX_INVITATIONS_PER_RUN)) {
      await this.attempt(invitation.matchId, async () => {
        const notifications = await buildInvitationNotifications(this.deps, invitation);
        await storage.notifications.enqueueInvitation(notifications, now());
      });
      await storage.tableInvitations.markNotified(invitation);
    }
  }

  /** The failure of one notification does not stop the others. Resolves to whether there was none. */
  private async attempt(subjectId: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (err) {
      if (err instanceof StorageUnavailableError) throw err;
      this.deps.log.error({ err, subjectId }, 'a notification failed');
      return false;
    }
  }

  private async dispatchDue(channel: NotificationChannelName): Promise<void> {
    const { storage, now } = this.deps;
    if (!this.inFlight.hasPlace(channel)) return;
    for (const notification of await storage.notifications.due(channel, now(), MAX_DUE_PER_RUN)) {
      if (!this.inFlight.hasPlace(channel)) return;
      const isHandled = await this.attempt(notification.subjectId, () => this.dispatch(notification));
      if (!isHandled) await storage.notifications.claim(notification); // is not sent
    }
  }

  /** Sends a notification if it is still needed and its owner has no quiet hours now. */
  private async dispatch(notification: StoredNotification): Promise<void> {
    const { storage, channels, now } = this.deps;
    const { channel, target } = notification;
    const port = channels[channel];
    const owner = await port.findOwner(target);
    const content = owner === null ? null : await this.contents.load(notification, owner);
    if (owner === null || content === null) {
      await storage.notifications.claim(notification);
      return;
    }
    const hours = owner === 'table' ? null : await storage.notificationTargets.quietHoursOf(owner.personId);
    const quietEnd = quietUntil(hours, now());
    const site = await port.findSite(target);
    if (quietEnd !== null) await storage.notifications.reschedule(notification, quietEnd);
    else if (!this.inFlight.hasPlace(channel, site))
      await storage.notifications.reschedule(notification, now() + BUSY_SITE_DELAY_MS);
    else if (await storage.notifications.claim(notification))
      this.inFlight.start(channel, site, async () =>
        this.onResult(notification, await port.send(target, content)),
      );
  }

  private async onResult(notification: StoredNotification, result: DeliveryResult): Promise<void> {
    const { storage, channels, now, log } = this.deps;
    log.debug(
      { subjectId: notification.subjectId, channel: notification.channel, status: result.status },
      'notification delivery',
    );
    if (result.status === 'gone') await channels[notification.channel].unsubscribe(notification.target);
    if (result.status !== 'retry') return;
    const delay = RETRY_DELAYS_MS[notification.attempts];
    if (delay === undefined) return;
    const requestedDelay = Math.min(result.retryAfterMs ?? 0, MAX_RETRY_DELAY_MS);
    await storage.notifications.reschedule(notification, now() + Math.max(delay, requestedDelay));
  }

  private async purge(): Promise<void> {
    const { storage, now } = this.deps;
    if (now() - this.purgedAt < PURGE_INTERVAL_MS) return;
    this.purgedAt = now();
    await storage.notifications.purge(now() - RETENTION_MS);
    await storage.tableInvitations.purge(now() - INVITATION_RETENTION_MS);
  }

  private logSendFailure(err: unknown): void {
    logFailure(this.deps.log, err, 'sending a notification failed');
  }
}
