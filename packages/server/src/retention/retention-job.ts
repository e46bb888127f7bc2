/** Job that removes tables whose game never began, guests who left nothing, and the chat of games long ended. */
import type { Logger } from 'pino';
import { PeriodicJob } from '../lifecycle/periodic-job';
import type { Schedule } from '../lifecycle/periodic-job';
import { logFailure } from '../storage/log-failure';
import type { RemovedCounts } from '../storage/retention';
import type { Storage } from '../storage/storage';

export interface RetentionJobDeps {
  readonly storage: Pick<Storage, 'retention' | 'leases'>;
  readonly now: () => number; // ms since 1970, UTC
  readonly log: Logger;
  readonly schedule: Schedule;
  readonly guestRetentionMs: number | null; // since the last visit; null: for ever
  readonly chatRetentionMs: number | null; // since the end of the game; null: for ever
}

const INTERVAL_MS = 5 * 60_000;
const UNSTARTED_RETENTION_MS = 24 * 3_600_000; // since the table was closed
const MAX_ROWS_PER_RUN = 1_000; // of each kind, so that a run holds no move up
const LEASE_NAME = 'retention';
const NOTHING: RemovedCounts = { tables: 0, guests: 0, lines: 0 };

export class RetentionJob {
  private readonly job: PeriodicJob;

  constructor(private readonly deps: RetentionJobDeps) {
    this.job = new PeriodicJob(
      deps.schedule,
      INTERVAL_MS,
      () => this.run(),
      (err) => logFailure(deps.log, err, 'retention job failed'),
    );
  }

  /** Stops the schedule. Resolves when a run that is in progress has ended. */
  close(): Promise<void> {
    return this.job.close();
  }

  /** Removes what has expired, if no other server holds the lease. Resolves to the number of removed rows. */
  async run(): Promise<RemovedCounts> {
    const { storage, now, log, guestRetentionMs, chatRetentionMs } = this.deps;
    if (!(await storage.leases.acquire(LEASE_NAME, INTERVAL_MS / 2))) return NOTHING;
    const at = now();
    const cutoffs = {
      unstartedTables: at - UNSTARTED_RETENTION_MS,
      guests: guestRetentionMs === null ? null : at - guestRetentionMs,
      chat: chatRetentionMs === null ? null : at - chatRetentionMs,
    };
    const removed = await storage.retention.removeExpired(cutoffs, MAX_ROWS_PER_RUN);
    if (removed.tables + removed.guests + removed.lines > 0) log.info(removed, 'expired data removed');
    return removed;
  }
}
