/**
 * Looks every so often whom tables call on who is not looking, and sends them word, beside the game: by one process at a
 * time, of each call to each place once. What is to be sent is stored first, and taken before it is sent: after a crash in
 * between it is not sent again.
 */
import type { Logger } from 'pino';
import type { StoredMatch } from '../storage/matches';
import type { PersonId, Storage } from '../storage/storage';
import { logFailure } from '../storage/log-failure';
import { StorageUnavailableError } from '../storage/storage';
import type {
  PendingMatch,
  NotificationChannelName,
  NewNotification,
  StoredNotification,
} from '../storage/notifications';
import { NOTIFICATION_CHANNELS } from '../storage/notifications';
import { PeriodicJob } from '../lifecycle/periodic-job';
import type { Schedule } from '../lifecycle/periodic-job';
import type { PresenceService } from '../realtime/presence/presence-service';
import { findPrompts, buildTurnKey } from './prompts';
import type { NotificationChannel, DeliveryResult, TargetOwner, NotificationContent } from './channel';
import { quietUntil } from './quiet-hours';

export interface NotificationJobDeps {
  readonly storage: Storage;
  readonly presence: Pick<PresenceService, 'presenceAt'>;
  readonly channels: Readonly<Record<NotificationChannelName, NotificationChannel>>;
  readonly now: () => number;
  readonly log: Logger;
}

/** Who looks at the table so long after they were called on was told by that. */
export const GRACE_MS = 10_000;

const INTERVAL_MS = 1000;
const LEASE_NAME = 'notices';
const LEASE_MS = 5000;
const MAX_TABLES_PER_RUN = 50;
const RETRY_DELAYS_MS = [30_000, 120_000, 600_000]; // before the second try, the third and the last
const MAX_RETRY_DELAY_MS = 3_600_000;
const RETENTION_MS = 30 * 24 * 3_600_000; // a turn is over by then, or its notice was sent
const PURGE_INTERVAL_MS = 3_600_000;

export class NotificationJob {
  private job: PeriodicJob | null = null;
  private readonly inFlight = new Map<NotificationChannelName, Set<Promise<void>>>(
    NOTIFICATION_CHANNELS.map((channel) => [channel, new Set()]),
  );
  private purgedAt = 0;

  constructor(private readonly deps: NotificationJobDeps) {}

  /** Looks every second from now on. */
  start(schedule: Schedule): void {
    this.job = new PeriodicJob(
      schedule,
      INTERVAL_MS,
      async () => {
        if (this.deps.storage.availability.isUp) await this.run();
      },
      (err) => this.logSendFailure(err),
    );
  }

  /** Looks now instead of within the second. Resolves once what is due has come, or not. */
  async runNow(): Promise<void> {
    await this.job?.whenIdle();
    await this.run();
    await this.whenIdle();
  }

  /** Looks where no other process does so. Resolves once what is due is on its way. */
  private async run(): Promise<void> {
    const { storage, now } = this.deps;
    if (await storage.leases.acquire(LEASE_NAME, LEASE_MS)) {
      for (const pendingMatch of await storage.notifications.pendingMatches(
        now() - GRACE_MS,
        MAX_TABLES_PER_RUN,
      ))
        await this.tryEnqueue(pendingMatch);
      for (const channel of NOTIFICATION_CHANNELS) await this.dispatchDue(channel);
      await this.purge();
    }
  }

  private async whenIdle(): Promise<void> {
    await Promise.all([...this.inFlight.values()].flatMap((running) => [...running]));
  }

  /** Sends one to wherever somebody is reached. Resolves to how many places that is. */
  async sendTest(personId: PersonId): Promise<number> {
    let count = 0;
    for (const channel of NOTIFICATION_CHANNELS) {
      for (const target of await this.deps.channels[channel].findTargets(personId, null)) {
        count += 1;
        this.sendTestTo(channel, target);
      }
    }
    return count;
  }

  /** Sends one there, and waits for nothing. */
  sendTestTo(channel: NotificationChannelName, target: string): void {
    const port = this.deps.channels[channel];
    this.track(channel, async () => {
      if ((await port.send(target, 'test')).status === 'gone') await port.unsubscribe(target);
    });
  }

  /** Resolves once nothing is sent any more. */
  async close(): Promise<void> {
    await this.job?.close();
    await this.whenIdle();
  }

  /** A table that fails keeps no other waiting, and is not tried again before something happens there. */
  private async tryEnqueue(pendingMatch: PendingMatch): Promise<void> {
    try {
      await this.enqueue(pendingMatch);
    } catch (err) {
      if (err instanceof StorageUnavailableError) throw err;
      this.deps.log.error({ err, matchId: pendingMatch.matchId }, 'nobody could be reminded');
      await this.deps.storage.notifications.enqueue(pendingMatch, []);
    }
  }

  /** Stores what is to be sent for a table, and that it was looked at. */
  private async enqueue(pendingMatch: PendingMatch): Promise<void> {
    const { storage } = this.deps;
    const match = await storage.matches.find(pendingMatch.matchId);
    await storage.notifications.enqueue(
      pendingMatch,
      match === null ? [] : await this.buildNotifications(match),
    );
  }

  private async buildNotifications(match: StoredMatch): Promise<readonly NewNotification[]> {
    const { presence, channels, now } = this.deps;
    const prompts = findPrompts(match);
    const looking = prompts.length === 0 ? [] : (await presence.presenceAt(match.id)).visibleSeats;
    const notifications: NewNotification[] = [];
    for (const { seat, personId, kind } of prompts.filter((prompt) => !looking.includes(prompt.seat)))
      for (const channel of NOTIFICATION_CHANNELS) {
        const delay = channels[channel].delayFor(match);
        const targets = delay === null ? [] : await channels[channel].findTargets(personId, match.id);
        for (const target of targets)
          notifications.push({
            ...{ matchId: match.id, turn: buildTurnKey(match), channel, target, seat, kind },
            dueAt: now() + (delay ?? 0),
          });
      }
    return notifications;
  }

  private async dispatchDue(channel: NotificationChannelName): Promise<void> {
    const { storage, channels, now } = this.deps;
    const free = channels[channel].concurrency - (this.inFlight.get(channel)?.size ?? 0);
    if (free <= 0) return;
    for (const notification of await storage.notifications.due(channel, now(), free))
      await this.dispatch(notification);
  }

  /** Sends one on its way, where it is still wanted and nobody sleeps. */
  private async dispatch(notification: StoredNotification): Promise<void> {
    const { storage, channels, now } = this.deps;
    const port = channels[notification.channel];
    const owner = await port.findOwner(notification.target);
    const content = owner === null ? null : await this.recheck(notification, owner);
    if (owner === null || content === null) {
      await storage.notifications.claim(notification);
      return;
    }
    const hours = owner === 'table' ? null : await storage.notificationTargets.quietHoursOf(owner.personId);
    const quietEnd = quietUntil(hours, now());
    if (quietEnd !== null) await storage.notifications.reschedule(notification, quietEnd);
    else if (await storage.notifications.claim(notification))
      this.track(notification.channel, async () =>
        this.onResult(notification, await port.send(notification.target, content)),
      );
  }

  /** What there is to tell; null: the call is over, or is another's, or whoever is called sees it. */
  private async recheck(
    { matchId, turn, seat, kind }: StoredNotification,
    owner: NonNullable<TargetOwner>,
  ): Promise<NotificationContent | null> {
    const { storage, presence } = this.deps;
    const match: StoredMatch | null = await storage.matches.find(matchId);
    if (match === null || buildTurnKey(match) !== turn) return null;
    const prompt = findPrompts(match).find(
      (candidate) => candidate.seat === seat && (owner === 'table' || candidate.personId === owner.personId),
    );
    if (prompt === undefined || (await presence.presenceAt(matchId)).visibleSeats.includes(seat)) return null;
    return { match, kind: owner === 'table' ? kind : prompt.kind, seat };
  }

  private async onResult(notification: StoredNotification, result: DeliveryResult): Promise<void> {
    const { storage, channels, now, log } = this.deps;
    log.debug(
      { matchId: notification.matchId, channel: notification.channel, outcome: result.status },
      'notice',
    );
    if (result.status === 'gone') await channels[notification.channel].unsubscribe(notification.target);
    if (result.status !== 'again') return;
    const delay = RETRY_DELAYS_MS[notification.tries];
    if (delay === undefined) return;
    const requestedDelay = Math.min(result.retryAfterMs ?? 0, MAX_RETRY_DELAY_MS);
    await storage.notifications.reschedule(notification, now() + Math.max(delay, requestedDelay));
  }

  private track(channel: NotificationChannelName, task: () => Promise<void>): void {
    const running = this.inFlight.get(channel);
    const settled = task().catch((err: unknown) => this.logSendFailure(err));
    running?.add(settled);
    void settled.then(() => running?.delete(settled));
  }

  private async purge(): Promise<void> {
    const { storage, now } = this.deps;
    if (now() - this.purgedAt < PURGE_INTERVAL_MS) return;
    this.purgedAt = now();
    await storage.notifications.purge(now() - RETENTION_MS);
  }

  private logSendFailure(err: unknown): void {
    logFailure(this.deps.log, err, 'a notice could not be sent');
  }
}
