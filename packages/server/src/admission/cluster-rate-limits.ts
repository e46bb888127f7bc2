/**
 * Shares quotas between servers. Each server decides at once by its own usage. Every second the servers add up their
 * usage. A caller who switches servers gains at most a second.
 */
import { createHash } from 'node:crypto';
import type { Quota, LimitName, RateLimiter, Who } from './rate-limits';
import { StorageUnavailableError, tooManyRequests } from '../errors/api-error';
import { quotasOf } from './rate-limits';
import { PeriodicJob } from '../lifecycle/periodic-job';
import type { JobDeps } from '../lifecycle/periodic-job';
import type { UsageStore, Usage } from '../storage/rate-limit-usage';

const SYNC_INTERVAL_MS = 1000;

interface ClusterRateLimiterDeps extends JobDeps {
  readonly localLimiter: RateLimiter; // of this process
  readonly scale: number;
  readonly usageStore: UsageStore;
}

interface LocalUsage extends Usage {
  readonly clusterLimit: number; // quota of all servers together in the window
}

export class ClusterRateLimiter implements RateLimiter {
  private usage = new Map<string, LocalUsage>();
  private readonly blockedUntil = new Map<string, number>(); // ms since 1970, UTC, by key
  private readonly job: PeriodicJob;

  constructor(private readonly deps: ClusterRateLimiterDeps) {
    this.job = new PeriodicJob({
      schedule: deps.schedule,
      intervalMs: SYNC_INTERVAL_MS,
      work: () => this.syncUsage(),
      onError: (err) => {
        if (!(err instanceof StorageUnavailableError)) deps.log.warn({ err }, 'rate-limit sync failed');
      },
    });
  }

  /** Stops the schedule. Resolves when a run that is in progress has ended. */
  close(): Promise<void> {
    return this.job.close();
  }

  readonly consume = async (limit: LimitName, who: Who): Promise<void> => {
    const { localLimiter, scale } = this.deps;
    const quotas = quotasOf(limit, who, scale).map((quota) => ({ ...quota, key: anonymize(quota) }));
    const now = this.deps.now();
    const blockedUntil = Math.max(...quotas.map(({ key }) => this.blockedUntil.get(key) ?? 0));
    if (blockedUntil > now) throw tooManyRequests(blockedUntil - now);
    await localLimiter.consume(limit, who);
    for (const quota of quotas) this.record(quota, now);
  };

  /** Adds this process's usage to the shared usage and blocks keys whose total is over the limit. */
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

  private record({ key, points, seconds }: Quota, now: number): void {
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

/** Returns a hash as the key of a window, so that the stored usage contains no addresses or person ids. */
const anonymize = ({ key, seconds }: Quota): string =>
  createHash('sha256')
    .update(`${key} ${String(seconds)}`)
    .digest('base64url')
    .slice(0, 22);
