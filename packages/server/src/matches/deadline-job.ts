/**
 * Deadline job. Every second, one server (by lease) applies the deadlines that are due at all tables. Before that it
 * keeps the heartbeat, because no deadline may count a downtime.
 */
import { ApiError, StorageUnavailableError } from '../errors/api-error';
import { PeriodicJob, type JobDeps } from '../lifecycle/periodic-job';
import { logFailure } from '../storage/log-failure';
import type { Storage } from '../storage/storage';
import type { MatchId } from '../entities/match';
import type { TableCommandService } from './table-commands';
import type { Heartbeat } from './heartbeat';

interface DeadlineJobDeps extends JobDeps {
  readonly storage: Pick<Storage, 'availability' | 'leases' | 'tableState'>;
  readonly heartbeat: Pick<Heartbeat, 'tick' | 'settle'>;
  readonly tableCommands: Pick<TableCommandService, 'applyDeadlines'>;
}

const INTERVAL_MS = 1000;
const LEASE_MS = 3000;
const BATCH_SIZE = 100;

/** No deadline is applied in this time after a start, a storage outage or a jump of the clock, so that players can reconnect and move. */
const STARTUP_GRACE_MS = 10_000;

export class DeadlineJob {
  private readonly job: PeriodicJob<readonly MatchId[]>;
  private readonly unsubscribe: () => void;
  private graceUntil: number;

  constructor(private readonly deps: DeadlineJobDeps) {
    const { storage, heartbeat, now, log, schedule } = deps;
    this.graceUntil = now() + STARTUP_GRACE_MS;
    this.unsubscribe = storage.availability.onChange((isUp) => {
      if (isUp) this.graceUntil = now() + STARTUP_GRACE_MS;
    });
    this.job = new PeriodicJob({
      schedule: (intervalMs, job) =>
        schedule(intervalMs, () => {
          if (heartbeat.tick()) this.graceUntil = now() + STARTUP_GRACE_MS;
          if (now() >= this.graceUntil) job();
        }),
      intervalMs: INTERVAL_MS,
      lease: { storage, name: 'deadlines', holdMs: LEASE_MS },
      work: () => this.applyDueDeadlines(),
      onError: (err) => logFailure(log, err, 'deadline job failed'),
    });
  }

  /** Applies all due deadlines if no other process holds the lease. Resolves to the matches that changed. */
  async run(): Promise<readonly MatchId[]> {
    return (await this.job.run()) ?? [];
  }

  private async applyDueDeadlines(): Promise<readonly MatchId[]> {
    const { storage, heartbeat } = this.deps;
    const at = await heartbeat.settle();
    const dueIds = await storage.tableState.dueMatches(at, BATCH_SIZE);
    const processedIds: MatchId[] = [];
    for (const id of dueIds) if (await this.processMatch(id)) processedIds.push(id);
    return processedIds;
  }

  /** Applies the deadlines of one match. Its failure does not stop the others. */
  private async processMatch(id: MatchId): Promise<boolean> {
    try {
      return (await this.deps.tableCommands.applyDeadlines(id)) > 0;
    } catch (err) {
      if (err instanceof StorageUnavailableError) throw err;
      // A move or another process was faster, or this server does not have the rules version.
      if (!(err instanceof ApiError)) this.deps.log.error({ err, matchId: id }, 'applying a deadline failed');
      return false;
    }
  }

  /** Resolves when no run is in progress. */
  async close(): Promise<void> {
    this.unsubscribe();
    await this.job.close();
  }
}
