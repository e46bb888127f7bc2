/**
 * Counts the use of quotas. Each server decides at once by its own usage, and every second the servers on one database
 * add up theirs. A caller who switches servers gains at most a second.
 */
import { createHash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { PeriodicJob, type JobDeps } from '../lifecycle/periodic-job';
import { logFailure } from '../storage/log-failure';
import type { Usage, UsageStore } from '../storage/rate-limit-usage';

/** A number of points in one window, counted under a key. */
export interface Quota {
  readonly key: string;
  readonly points: number;
  readonly seconds: number;
}

interface SharedUsageDeps extends JobDeps {
  readonly usageStore: UsageStore;
}

const SYNC_INTERVAL_MS = 1_000;

export class QuotaCounter {
  private readonly counters = new Map<number, RateLimiterMemory>(); // by seconds of the window
  private unshared = new Map<string, { readonly quota: Quota; usage: Usage }>(); // since the last sync
  private readonly job: PeriodicJob | null;

  /** `shared`: null if there is only this process. */
  constructor(private readonly shared: SharedUsageDeps | null = null) {
    this.job =
      shared &&
      new PeriodicJob({
        schedule: shared.schedule,
        intervalMs: SYNC_INTERVAL_MS,
        work: () => this.syncUsage(),
        onError: (err) => logFailure(shared.log, err, 'rate-limit sync failed'),
      });
  }

  /** Resolves when a sync that is in progress has ended. */
  async close(): Promise<void> {
    await this.job?.close();
  }

  /**
   * Counts against all quotas. Resolves to 0, or to the ms until the window of an exhausted quota ends. A rejection
   * costs nothing, and an exhausted address must not create entries for made-up credentials.
   */
  async consume(quotas: readonly Quota[], points = 1): Promise<number> {
    let waitMs = 0;
    for (const quota of quotas) {
      const used = await this.counterOf(quota).get(quota.key);
      if (used !== null && used.consumedPoints >= quota.points) waitMs = Math.max(waitMs, used.msBeforeNext);
    }
    if (waitMs > 0) return waitMs;
    // Requests that arrive together have all passed the check. The person is the first quota, so that one person cannot
    // use up the quota of all others.
    for (const quota of quotas) {
      const { consumedPoints, msBeforeNext } = await this.counterOf(quota).penalty(quota.key, points);
      if (consumedPoints >= quota.points + points) return msBeforeNext;
    }
    if (this.shared !== null) for (const quota of quotas) this.record(quota, points, this.shared.now());
    return 0;
  }

  /** Counts against all quotas, even if they are used up. */
  async add(quotas: readonly Quota[], points: number): Promise<void> {
    for (const quota of quotas) await this.counterOf(quota).penalty(quota.key, points);
  }

  /** Adds the usage of this process to that of all, and blocks the quotas that all together have used up. */
  async syncUsage(): Promise<void> {
    const recorded = [...this.unshared.values()];
    this.unshared = new Map();
    if (this.shared === null || recorded.length === 0) return;
    const totals = await this.shared.usageStore.add(recorded.map(({ usage }) => usage));
    const now = this.shared.now();
    for (const [index, { quota, usage }] of recorded.entries()) {
      if ((totals[index] ?? 0) <= quota.points) continue;
      const counter = this.counterOf(quota);
      const ownMs = (await counter.get(quota.key))?.msBeforeNext ?? 0;
      await counter.set(quota.key, quota.points, Math.max(usage.until - now, ownMs, 1) / 1000);
    }
  }

  private record(quota: Quota, points: number, now: number): void {
    const windowMs = quota.seconds * 1000;
    const window = Math.floor(now / windowMs);
    const id = `${quota.key} ${String(windowMs)} ${String(window)}`;
    const { usage } = this.unshared.get(id) ?? {
      usage: { key: anonymize(quota), window, points: 0, until: (window + 1) * windowMs },
    };
    this.unshared.set(id, { quota, usage: { ...usage, points: usage.points + points } });
  }

  private counterOf({ seconds }: Quota): RateLimiterMemory {
    const counter = this.counters.get(seconds) ?? new RateLimiterMemory({ points: 1, duration: seconds });
    this.counters.set(seconds, counter);
    return counter;
  }
}

/** Returns a hash as the key of a window, so that the stored usage contains no addresses or person ids. */
const anonymize = ({ key, seconds }: Quota): string =>
  createHash('sha256')
    .update(`${key} ${String(seconds)}`)
    .digest('base64url')
    .slice(0, 22);
