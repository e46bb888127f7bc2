import { tooManyRequests } from '../errors/api-error';
import { TaskSet } from '../shared/task-set';
import type { NotificationChannelName } from '../storage/notifications';
import type { NotificationChannel } from './channel';

/** Tests have places of their own, so that they never keep a notification waiting. */
const MAX_TESTS = 10;
const MAX_TESTS_PER_SITE = 2;
const TEST_RETRY_MS = 10_000;

/** A site may have a third of the places of its channel, because a silent one holds them until they time out. */
const placesPerSite = (concurrency: number): number => Math.ceil(concurrency / 3);

/** Counts the messages that are being sent, by channel and by the site that they go to. */
export class DeliveriesInFlight {
  private readonly tasks = {
    push: new TaskSet(),
    webhook: new TaskSet(),
    email: new TaskSet(),
    tests: new TaskSet(),
  };
  private readonly countsBySite = new Map<string, number>();

  /** `onError`: receives what a delivery throws. */
  constructor(
    private readonly channels: Readonly<
      Record<NotificationChannelName, Pick<NotificationChannel, 'concurrency'>>
    >,
    private readonly onError: (err: unknown) => void,
  ) {}

  hasPlace(channel: NotificationChannelName, site: string | null = null): boolean {
    const { concurrency } = this.channels[channel];
    if (this.tasks[channel].size >= concurrency) return false;
    return site === null || this.countOf(`${channel} ${site}`) < placesPerSite(concurrency);
  }

  /** Begins a delivery. `site`: null if it needs no bound of its own. */
  start(channel: NotificationChannelName, site: string | null, deliver: () => Promise<void>): void {
    this.track(this.tasks[channel], site === null ? null : `${channel} ${site}`, deliver);
  }

  /** Begins the delivery of a test. @throws ApiError `too-many-requests` */
  startTest(site: string | null, deliver: () => Promise<void>): void {
    const key = `test ${String(site)}`;
    if (this.tasks.tests.size >= MAX_TESTS || this.countOf(key) >= MAX_TESTS_PER_SITE)
      throw tooManyRequests(TEST_RETRY_MS);
    this.track(this.tasks.tests, key, deliver);
  }

  async whenIdle(): Promise<void> {
    await Promise.all(Object.values(this.tasks).map((tasks) => tasks.whenIdle()));
  }

  private countOf(site: string): number {
    return this.countsBySite.get(site) ?? 0;
  }

  private track(tasks: TaskSet, site: string | null, deliver: () => Promise<void>): void {
    const count = (change: number): void => {
      if (site === null) return;
      const inFlight = this.countOf(site) + change;
      if (inFlight === 0) this.countsBySite.delete(site);
      else this.countsBySite.set(site, inFlight);
    };
    count(1);
    const done = deliver()
      .catch(this.onError)
      .finally(() => count(-1));
    void tasks.add(done);
  }
}
