/**
 * Job that closes abandoned tables as unfinished and keeps them. A table that has not started is closed sooner, so
 * that the lobby does not fill up.
 */
import { DAY_MS, HOUR_MS } from '@great-fire/table/durations';
import type { Heartbeat } from '../matches/heartbeat';
import type { PresenceService } from '../realtime/presence/presence-service';
import { PeriodicJob, type JobDeps } from '../lifecycle/periodic-job';
import type { AbandonedBefore } from '../storage/matches';
import { logFailure } from '../storage/log-failure';
import type { Storage } from '../storage/storage';
import type { MatchId } from '../entities/match';

interface AbandonedTablesDeps extends JobDeps {
  readonly storage: Pick<Storage, 'availability' | 'leases' | 'matches'>;
  readonly heartbeat: Pick<Heartbeat, 'subtractUptime'>; // hours without a server do not count
  readonly presence: Pick<PresenceService, 'matchesWithSeatedPlayers'>;
  readonly abandonAfterMs: number | null; // time without a present player; null: running games stay open
}

const INTERVAL_MS = HOUR_MS / 4;
const OPEN_TTL_MS = 2 * HOUR_MS;
const OPEN_TTL_CORRESPONDENCE_MS = 7 * DAY_MS; // players visit about once a day
const MAX_TABLES_PER_RUN = 100;

/** Creates the job. A run resolves to the closed matches. */
export function createAbandonedTablesJob(deps: AbandonedTablesDeps): PeriodicJob<readonly MatchId[]> {
  return new PeriodicJob({
    schedule: deps.schedule,
    intervalMs: INTERVAL_MS,
    lease: { storage: deps.storage, name: 'abandoned-tables', holdMs: INTERVAL_MS / 2 },
    work: () => closeAbandonedTables(deps),
    onError: (err) => logFailure(deps.log, err, 'abandoned-tables job failed'),
  });
}

async function closeAbandonedTables(deps: AbandonedTablesDeps): Promise<readonly MatchId[]> {
  const { storage, heartbeat, presence, now, abandonAfterMs, log } = deps;
  const cutoffs: AbandonedBefore = {
    running: abandonAfterMs === null ? null : await heartbeat.subtractUptime(abandonAfterMs),
    open: await heartbeat.subtractUptime(OPEN_TTL_MS),
    openCorrespondence: await heartbeat.subtractUptime(OPEN_TTL_CORRESPONDENCE_MS),
  };
  const candidates = await storage.matches.abandoned(cutoffs, MAX_TABLES_PER_RUN);
  // A player who has been present all the time has not updated the last-seen time.
  const occupied = await presence.matchesWithSeatedPlayers(candidates);
  const closedIds: MatchId[] = [];
  for (const id of candidates) {
    if (occupied.has(id) || (await storage.matches.close(id, now())) === null) continue;
    closedIds.push(id);
    log.info({ matchId: id }, 'abandoned table closed');
  }
  return closedIds;
}
