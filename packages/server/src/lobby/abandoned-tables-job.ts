/**
 * Closes deserted tables as unfinished, and keeps them. A table whose game never began waits less long, so that the
 * lobby does not fill with them.
 */
import type { Logger } from 'pino';
import type { PresenceService } from '../realtime/presence/presence-service';
import { PeriodicJob } from '../lifecycle/periodic-job';
import type { Schedule } from '../lifecycle/periodic-job';
import type { AbandonedBefore } from '../storage/matches';
import { logFailure } from '../storage/log-failure';
import type { MatchId, Storage } from '../storage/storage';

export interface AbandonedTablesDeps {
  readonly storage: Storage;
  readonly presence: Pick<PresenceService, 'matchesWithSeatedPlayers'>;
  readonly now: () => number;
  readonly log: Logger;
  readonly schedule: Schedule;
  readonly abandonAfterMs: number | null; // without anybody who sits there; null: games under way stay open
}

const HOUR_MS = 3_600_000;
const INTERVAL_MS = HOUR_MS / 4;
const OPEN_TTL_MS = 2 * HOUR_MS;
const OPEN_TTL_CORRESPONDENCE_MS = 7 * 24 * HOUR_MS; // people look in once a day
const MAX_TABLES_PER_RUN = 100;
const LEASE_NAME = 'clean-up';

export class AbandonedTablesJob {
  private readonly job: PeriodicJob;

  constructor(private readonly deps: AbandonedTablesDeps) {
    this.job = new PeriodicJob(
      deps.schedule,
      INTERVAL_MS,
      () => this.run(),
      (err) => logFailure(deps.log, err, 'deserted tables were not closed'),
    );
  }

  /** Stops the schedule. Resolves when a run that is in progress has ended. */
  close(): Promise<void> {
    return this.job.close();
  }

  /** Closes what is deserted, where no other server does so just now. Resolves to the tables closed. */
  async run(): Promise<readonly MatchId[]> {
    const { storage, presence, now, abandonAfterMs, log } = this.deps;
    if (!(await storage.leases.acquire(LEASE_NAME, INTERVAL_MS / 2))) return [];
    const at = now();
    const cutoffs: AbandonedBefore = {
      running: abandonAfterMs === null ? null : at - abandonAfterMs,
      open: at - OPEN_TTL_MS,
      openCorrespondence: at - OPEN_TTL_CORRESPONDENCE_MS,
    };
    const candidates = await storage.matches.abandoned(cutoffs, MAX_TABLES_PER_RUN);
    // Who has sat there since before, and waits, is there.
    const occupied = await presence.matchesWithSeatedPlayers(candidates);
    const closedIds: MatchId[] = [];
    for (const id of candidates) {
      if (occupied.has(id) || !(await storage.matches.close(id, now()))) continue;
      storage.changes.publish(id, 'table');
      closedIds.push(id);
      log.info({ matchId: id }, 'a deserted table was closed as unfinished');
    }
    return closedIds;
  }
}
