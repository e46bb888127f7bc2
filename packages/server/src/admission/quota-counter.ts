/** Counts the use of quotas in this process. A caller who switches servers has the quotas of each. */
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** A number of points in one window, counted under a key. */
export interface Quota {
  readonly key: string;
  readonly points: number;
  readonly seconds: number;
}

export class QuotaCounter {
  private readonly counters = new Map<number, RateLimiterMemory>(); // by seconds of the window

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
    return 0;
  }

  /** Counts against all quotas, even if they are used up. */
  async add(quotas: readonly Quota[], points: number): Promise<void> {
    for (const quota of quotas) await this.counterOf(quota).penalty(quota.key, points);
  }

  private counterOf({ seconds }: Quota): RateLimiterMemory {
    const counter = this.counters.get(seconds) ?? new RateLimiterMemory({ points: 1, duration: seconds });
    this.counters.set(seconds, counter);
    return counter;
  }
}
