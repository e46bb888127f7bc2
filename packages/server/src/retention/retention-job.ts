/** Job that removes tables whose game never began, guests who left nothing, and the chat of games long ended. */
import { PeriodicJob } from '../lifecycle/periodic-job';
import type { JobDeps } from '../lifecycle/periodic-job';
import { DAY_MS, MINUTE_MS } from '../shared/durations';
import { logFailure } from '../storage/log-failure';
import type { RemovedCounts } from '../storage/retention';
import type { Storage } from '../storage/storage';

interface RetentionJobDeps extends JobDeps {
  readonly storage: Pick<Storage, 'availability' | 'leases' | 'retention'>;
  readonly guestRetentionMs: number | null; // since the last visit; null: for ever
  readonly chatRetentionMs: number | null; // since the end of the game; null: for ever
}

const INTERVAL_MS = 5 * MINUTE_MS;
const UNSTARTED_RETENTION_MS = DAY_MS; // since the table was closed
const MAX_ROWS_PER_RUN = 1_000; // of each kind, so that a run holds no move up

/** Creates the job. A run resolves to the number of removed rows. */
export function createRetentionJob(deps: RetentionJobDeps): PeriodicJob<RemovedCounts> {
  return new PeriodicJob({
    schedule: deps.schedule,
    intervalMs: INTERVAL_MS,
    lease: { storage: deps.storage, name: 'retention', holdMs: INTERVAL_MS / 2 },
    work: () => removeExpired(deps),
    onError: (err) => logFailure(deps.log, err, 'retention job failed'),
  });
}

async function removeExpired(deps: RetentionJobDeps): Promise<RemovedCounts> {
  const { storage, now, log, guestRetentionMs, chatRetentionMs } = deps;
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
