/**
 * Notification job. Every second one server (by lease) finds matches that wait for players who do not see the page. It
 * stores one notification per turn and target, and sends those that are due. It does the same for invitations to tables.
 *
 * A notification is claimed before it is sent. A crash in between loses it instead of sending it twice (at most once).
 */
import { DAY_MS, HOUR_MS } from '@great-fire/table/durations';
import type { Storage } from '../storage/storage';
import { logFailure } from '../storage/log-failure';
import { ApiError, StorageUnavailableError, tooManyRequests } from '../errors/api-error';
import {
  type PendingMatch,
  type NotificationChannelName,
  type NewNotification,
  type StoredNotification,
  NOTIFICATION_CHANNELS,
} from '../storage/notifications';
import { INVITATION_RETENTION_MS } from '../storage/table-invitations';
import { PeriodicJob, type JobDeps } from '../lifecycle/periodic-job';
import type { PresenceService } from '../realtime/presence/presence-service';
import type { DeliveryResult } from '../shared/delivery-result';
import type { MatchId, PersonId, StoredMatch } from '../entities/match';
import { loadGameReport, type GameReport } from '../results/game-report';
import { TaskSet } from '../shared/task-set';
import { canSpectate } from '../spectating/access';
import { findExpected } from '../groups/expected-members';
import type { DateId } from '../storage/dates';
import { findPrompts, buildTurnKey } from './prompts';
import type { NotificationChannel, TargetOwner, NotificationContent } from './channel';
import { quietUntil } from './quiet-hours';
import { groupTargetOf } from './webhook-channel';

export interface NotificationJobDeps extends JobDeps {
  readonly storage: Pick<
    Storage,
    | 'availability'
    | 'dates'
    | 'emails'
    | 'groups'
    | 'leases'
    | 'matches'
    | 'moves'
    | 'notificationTargets'
    | 'notifications'
    | 'settings'
    | 'tableInvitations'
  >;
  readonly presence: Pick<PresenceService, 'presenceAt'>;
  readonly channels: Readonly<Record<NotificationChannelName, NotificationChannel>>;
  /** Returns the address of the picture of an ended game, or null if this server has none. */
  readonly pictureUrlOf: (id: MatchId) => string | null;
  /** Aborts the requests in flight and all later ones. */
  readonly abortRequests: () => void;
}

/** A player who sees the table this long after a prompt needs no notification. */
export const NOTIFICATION_GRACE_MS = 10_000;

const INTERVAL_MS = 1000;
/** Tests have places of their own, so that they never keep a notification waiting. */
const MAX_TESTS_IN_FLIGHT = 10;
const MAX_TESTS_IN_FLIGHT_PER_SITE = 2;
const TEST_RETRY_MS = 10_000;
const MAX_DUE_PER_RUN = 100;
/** A site may have a third of the places of its channel, because a silent one holds them until they time out. */
const placesPerSite = (concurrency: number): number => Math.ceil(concurrency / 3);
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
  private readonly inFlight = {
    push: new TaskSet(),
    webhook: new TaskSet(),
    email: new TaskSet(),
    tests: new TaskSet(),
  };
  private readonly inFlightBySite = new Map<string, number>();
  private purgedAt = 0;
  /** The report of the last ended game of this run. All members of a group receive the same. */
  private latestReport: { readonly id: MatchId; readonly report: GameReport } | null = null;

  constructor(private readonly deps: NotificationJobDeps) {
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
    await this.whenIdle();
  }

  /** Resolves when all due notifications are in flight. */
  private async enqueueAndDispatch(): Promise<void> {
    const { storage, now } = this.deps;
    this.latestReport = null;
    for (const pendingMatch of await storage.notifications.pendingMatches(
      now() - NOTIFICATION_GRACE_MS,
      MAX_TABLES_PER_RUN,
    ))
      await this.tryEnqueue(pendingMatch);
    await this.enqueueInvitations();
    for (const channel of NOTIFICATION_CHANNELS) await this.dispatchDue(channel);
    await this.purge();
  }

  private async whenIdle(): Promise<void> {
    await Promise.all(Object.values(this.inFlight).map((tasks) => tasks.whenIdle()));
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
    const site = `test ${String(await port.findSite(target))}`;
    if (
      this.inFlight.tests.size >= MAX_TESTS_IN_FLIGHT ||
      this.countInFlight(site) >= MAX_TESTS_IN_FLIGHT_PER_SITE
    )
      throw tooManyRequests(TEST_RETRY_MS);
    this.track(this.inFlight.tests, site, async () => {
      if ((await port.send(target, 'test')).status === 'gone') await port.unsubscribe(target);
    });
  }

  /** Stops the schedule and aborts requests in flight. Resolves when no run and no request is in progress. */
  async close(): Promise<void> {
    this.deps.abortRequests();
    await this.job.close();
    await this.whenIdle();
  }

  /**
   * Enqueues the notifications of one match. A failure does not stop other matches, and is not tried again before the
   * match changes.
   */
  private async tryEnqueue(pendingMatch: PendingMatch): Promise<void> {
    try {
      await this.enqueue(pendingMatch);
    } catch (err) {
      if (err instanceof StorageUnavailableError) throw err;
      this.deps.log.error({ err, matchId: pendingMatch.matchId }, 'queueing notifications failed');
      await this.deps.storage.notifications.enqueue(pendingMatch, []);
    }
  }

  /** Stores the notifications of a match and marks the match as checked. */
  private async enqueue(pendingMatch: PendingMatch): Promise<void> {
    const { storage } = this.deps;
    const match = await storage.matches.find(pendingMatch.matchId);
    await storage.notifications.enqueue(
      pendingMatch,
      match === null ? [] : await this.buildNotifications(match),
    );
  }

  private async buildNotifications(match: StoredMatch): Promise<readonly NewNotification[]> {
    const { presence, channels } = this.deps;
    if (match.status === 'finished') return this.buildReports(match);
    const prompts = findPrompts(match);
    const looking = prompts.length === 0 ? [] : (await presence.presenceAt(match.id)).visibleSeats;
    const notifications: NewNotification[] = [];
    for (const { seat, personId, kind } of prompts.filter((prompt) => !looking.includes(prompt.seat))) {
      const prompt = { subjectId: match.id, turn: buildTurnKey(match), seat, kind };
      notifications.push(
        ...(await this.addressTo(personId, prompt, (channel) => channels[channel].delayFor(match))),
      );
    }
    return notifications;
  }

  /** Queues the notifications of invitations that the invited persons have not seen in the lobby. */
  private async enqueueInvitations(): Promise<void> {
    const { storage, channels, now } = this.deps;
    const seenBefore = now() - NOTIFICATION_GRACE_MS;
    for (const invitation of await storage.tableInvitations.unnotified(seenBefore, MAX_INVITATIONS_PER_RUN)) {
      const notifications = await this.addressTo(
        invitation.invitedId,
        { subjectId: invitation.matchId, turn: 'invitation', seat: null, kind: 'invitation' },
        (channel) => channels[channel].invitationDelayMs,
      );
      await storage.notifications.enqueueInvitation(notifications, now());
      await storage.tableInvitations.markNotified(invitation);
    }
  }

  /**
   * Returns the notifications of an ended game: to the webhook of its group, and to the members who want them. A player
   * who sees the table has seen the end. A game that only its players may watch is not reported.
   */
  private async buildReports(match: StoredMatch): Promise<readonly NewNotification[]> {
    const { storage, presence, now } = this.deps;
    const group = canSpectate(match) ? await storage.groups.ofTable(match.id) : null;
    if (group === null) return [];
    const report = { subjectId: match.id, turn: 'ended', seat: null, kind: 'ended' } as const;
    const looking = (await presence.presenceAt(match.id)).visibleSeats;
    const personsLooking = match.seats.flatMap(({ seat, personId }) =>
      looking.includes(seat) ? [personId] : [],
    );
    const readers = (await storage.groups.members(group.id)).filter(
      ({ wantsReports, personId }) => wantsReports && !personsLooking.includes(personId),
    );
    const notifications: NewNotification[] =
      (await storage.groups.webhookOf(group.id)) === null
        ? []
        : [{ ...report, channel: 'webhook', target: groupTargetOf(group.id), dueAt: now() }];
    for (const { personId } of readers)
      notifications.push(
        ...(await this.addressTo(personId, report, (channel) => (channel === 'webhook' ? null : 0))),
      );
    return notifications;
  }

  /**
   * Returns a notification for each target of a person. `delayOf`: the delay of a channel in ms, or null if it sends none.
   */
  private async addressTo(
    personId: PersonId,
    notification: Omit<NewNotification, 'channel' | 'target' | 'dueAt'>,
    delayOf: (channel: NotificationChannelName) => number | null,
  ): Promise<readonly NewNotification[]> {
    const { channels, now } = this.deps;
    const addressed: NewNotification[] = [];
    for (const channel of NOTIFICATION_CHANNELS) {
      const delay = delayOf(channel);
      if (delay === null) continue;
      for (const target of await channels[channel].findTargets(personId, notification.subjectId))
        addressed.push({ ...notification, channel, target, dueAt: now() + delay });
    }
    return addressed;
  }

  private async dispatchDue(channel: NotificationChannelName): Promise<void> {
    const { storage, channels, now } = this.deps;
    const isFull = (): boolean => this.inFlight[channel].size >= channels[channel].concurrency;
    if (isFull()) return;
    for (const notification of await storage.notifications.due(channel, now(), MAX_DUE_PER_RUN)) {
      if (isFull()) return;
      await this.dispatch(notification);
    }
  }

  /** Sends a notification if it is still needed and its owner has no quiet hours now. */
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
    const siteName = await port.findSite(notification.target);
    const site = siteName === null ? null : `${notification.channel} ${siteName}`;
    if (quietEnd !== null) await storage.notifications.reschedule(notification, quietEnd);
    else if (site !== null && this.countInFlight(site) >= placesPerSite(port.concurrency))
      await storage.notifications.reschedule(notification, now() + BUSY_SITE_DELAY_MS);
    else if (await storage.notifications.claim(notification))
      this.track(this.inFlight[notification.channel], site, async () =>
        this.onResult(notification, await port.send(notification.target, content)),
      );
  }

  /**
   * Returns the content to send, or null if the prompt, invitation or date is over, is another person's, or its person sees
   * the page.
   */
  private async recheck(
    { subjectId, turn, seat, kind }: StoredNotification,
    owner: NonNullable<TargetOwner>,
  ): Promise<NotificationContent | null> {
    const { storage, presence } = this.deps;
    if (kind === 'date') return owner === 'table' ? null : this.recheckDate(subjectId, owner.personId);
    const match: StoredMatch | null = await storage.matches.find(subjectId);
    if (match === null) return null;
    if (kind === 'ended') return this.loadReport(match, owner);
    if (seat === null || kind === 'invitation')
      return owner === 'table' ? null : this.recheckInvitation(match, owner.personId);
    if (buildTurnKey(match) !== turn) return null;
    const prompt = findPrompts(match).find(
      (candidate) => candidate.seat === seat && (owner === 'table' || candidate.personId === owner.personId),
    );
    if (prompt === undefined || (await presence.presenceAt(subjectId)).visibleSeats.includes(seat))
      return null;
    return { match, kind: owner === 'table' ? kind : prompt.kind, seat };
  }

  private async recheckInvitation(
    match: StoredMatch,
    personId: PersonId,
  ): Promise<NotificationContent | null> {
    const invitation = await this.deps.storage.tableInvitations.findPending(match.id, personId);
    return invitation === null || invitation.isSeen ? null : { match, kind: 'invitation', by: invitation.by };
  }

  /** Returns the report to send, or null if the group has gone or the owner wants no reports any more. */
  private async loadReport(
    match: StoredMatch,
    owner: NonNullable<TargetOwner>,
  ): Promise<NotificationContent | null> {
    const { storage, pictureUrlOf, log } = this.deps;
    const group = canSpectate(match) ? await storage.groups.ofTable(match.id) : null;
    if (group === null) return null;
    if (owner !== 'table') {
      const members = await storage.groups.members(group.id);
      if (!members.some(({ personId, wantsReports }) => wantsReports && personId === owner.personId))
        return null;
    }
    try {
      const report =
        this.latestReport?.id === match.id ? this.latestReport.report : await loadGameReport(storage, match);
      this.latestReport = { id: match.id, report };
      return { match, kind: 'ended', report, hasDiary: group.hasDiary, pictureUrl: pictureUrlOf(match.id) };
    } catch (err) {
      if (!(err instanceof ApiError)) throw err;
      log.warn({ err, matchId: match.id }, 'reporting an ended game failed'); // its rules version is missing
      return null;
    }
  }

  /** Returns null if the date is over or withdrawn, or its member does not come any more. */
  private async recheckDate(dateId: DateId, personId: PersonId): Promise<NotificationContent | null> {
    const { dates } = this.deps.storage;
    const date = await dates.find(dateId);
    if (date === null) return null;
    const expected = findExpected(date, await dates.answers(dateId));
    return expected.includes(personId) ? { date, kind: 'date' } : null;
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

  private countInFlight(site: string): number {
    return this.inFlightBySite.get(site) ?? 0;
  }

  private track(tasks: TaskSet, site: string | null, task: () => Promise<void>): void {
    const count = (change: number): void => {
      if (site === null) return;
      const inFlight = this.countInFlight(site) + change;
      if (inFlight === 0) this.inFlightBySite.delete(site);
      else this.inFlightBySite.set(site, inFlight);
    };
    count(1);
    const done = task()
      .catch((err: unknown) => this.logSendFailure(err))
      .finally(() => count(-1));
    void tasks.add(done);
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
