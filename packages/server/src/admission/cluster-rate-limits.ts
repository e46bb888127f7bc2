/**
 * The same budgets at several servers: each decides at once by what it was asked itself, and every
 * second they add up what they were asked. Who goes from one to the next gains a second at most.
 */
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { RateLimitKey, Quota, LimitName, RateLimiter } from './rate-limits';
import { quotasFor, tooManyRequests } from './rate-limits';
import { PeriodicJob } from '../lifecycle/periodic-job';
import type { Schedule } from '../lifecycle/periodic-job';
import type { UsageStore, Usage } from '../storage/leases';
import { StorageUnavailableError } from '../storage/storage';

const SYNC_INTERVAL_MS = 1000;

export interface ClusterRateLimiterDeps {
  readonly localLimiter: RateLimiter; // of this process
  readonly scale: number;
  readonly usageStore: UsageStore;
  readonly now: () => number; // ms since 1970, UTC
  readonly log: Logger;
  readonly schedule: Schedule;
}

interface LocalUsage extends Usage {
  readonly clusterLimit: number; // that all servers together may be asked in the window
}

export class ClusterRateLimiter implements RateLimiter {
  private usage = new Map<string, LocalUsage>();
  private readonly blockedUntil = new Map<string, number>(); // key: until when
  private readonly job: PeriodicJob;

  constructor(private readonly deps: ClusterRateLimiterDeps) {
    this.job = new PeriodicJob(
      deps.schedule,
      SYNC_INTERVAL_MS,
      () => this.syncUsage(),
      (err) => {
        if (!(err instanceof StorageUnavailableError)) deps.log.warn({ err }, 'limits were not added up');
      },
    );
  }

  /** Stops the schedule. Resolves when a run that is in progress has ended. */
  close(): Promise<void> {
    return this.job.close();
  }

  readonly consume = async (limit: LimitName, rateLimitKey: RateLimitKey): Promise<void> => {
    const { localLimiter, scale } = this.deps;
    const quotas = quotasFor(limit, scale);
    const keys = [
      { key: `${limit} address ${rateLimitKey.address}`, quota: quotas.address },
      { key: `${limit} who ${rateLimitKey.credential ?? rateLimitKey.address}`, quota: quotas.credential },
    ];
    const now = this.deps.now();
    if (keys.some(({ key }) => (this.blockedUntil.get(anonymize(key)) ?? 0) > now)) throw tooManyRequests();
    await localLimiter.consume(limit, rateLimitKey);
    for (const { key, quota } of keys) this.record(anonymize(key), quota, now);
  };

  /** Tells the others what this process was asked, and learns what they were. */
  async syncUsage(): Promise<void> {
    const usage = [...this.usage.values()];
    this.usage = new Map();
    const now = this.deps.now();
    for (const [key, until] of this.blockedUntil) if (until <= now) this.blockedUntil.delete(key);
    if (usage.length === 0) return;
    const totals = await this.deps.usageStore.add(
      usage.map(({ key, window, points, until }) => ({ key, window, points, until })),
    );
    usage.forEach(({ key, clusterLimit, until }, index) => {
      if ((totals[index] ?? 0) > clusterLimit) this.blockedUntil.set(key, until);
    });
  }

  private record(key: string, { points, seconds }: Quota, now: number): void {
    const windowMs = seconds * 1000;
    const window = Math.floor(now / windowMs);
    const id = `${key} ${window}`;
    const previousPoints = this.usage.get(id)?.points ?? 0;
    this.usage.set(id, {
      key,
      window,
      points: previousPoints + 1,
      until: (window + 1) * windowMs,
      clusterLimit: points,
    });
  }
}

/** Addresses and persons are nobody's to read in a table of counts. */
const anonymize = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22);
