/**
 * Job that removes tables whose game never began, groups without visits, dates that are over, guests who left nothing, the chat of games long ended, and e-mail
 * addresses that were never confirmed.
 */
import { DAY_MS, MINUTE_MS } from '@great-fire/table/durations';
import type { Heartbeat } from '../matches/heartbeat';
import { PeriodicJob, type JobDeps } from '../lifecycle/periodic-job';
import { logFailure } from '../storage/log-failure';
import type { RemovedCounts } from '../storage/retention';
import type { Storage } from '../storage/storage';

interface RetentionJobDeps extends JobDeps {
  readonly storage: Pick<Storage, 'availability' | 'emails' | 'leases' | 'retention'>;
  readonly heartbeat: Pick<Heartbeat, 'subtractUptime'>; // a guest cannot visit a server that is off
  readonly guestRetentionMs: number | null; // since the last visit; null: for ever
  readonly chatRetentionMs: number | null; // since the end of the game; null: for ever
}

const INTERVAL_MS = 5 * MINUTE_MS;
const UNSTARTED_RETENTION_MS = DAY_MS; // since the table was closed
const UNCONFIRMED_EMAIL_RETENTION_MS = 7 * DAY_MS; // since the link expired
const GROUP_RETENTION_MS = 730 * DAY_MS; // since a member last opened its page; a group may meet once a year
const DATE_RETENTION_MS = DAY_MS; // since its last time
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
  const { storage, heartbeat, now, log, guestRetentionMs, chatRetentionMs } = deps;
  const at = now();
  const cutoffs = {
    unstartedTables: at - UNSTARTED_RETENTION_MS,
    guests: guestRetentionMs === null ? null : await heartbeat.subtractUptime(guestRetentionMs),
    groups: guestRetentionMs === null ? null : at - GROUP_RETENTION_MS,
    dates: at - DATE_RETENTION_MS,
    chat: chatRetentionMs === null ? null : at - chatRetentionMs,
  };
  // E-mail addresses first: the row of a guest stays as long as an address refers to it.
  const emails = await storage.emails.removeExpiredPending(at - UNCONFIRMED_EMAIL_RETENTION_MS);
  const removed = await storage.retention.removeExpired(cutoffs, MAX_ROWS_PER_RUN);
  if (emails + removed.tables + removed.groups + removed.dates + removed.guests + removed.lines > 0)
    log.info({ ...removed, emails }, 'expired data removed');
  return removed;
}
