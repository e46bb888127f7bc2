/**
 * Closes deserted tables as unfinished, and keeps them. A table whose game never began waits less long, so that the
 * lobby does not fill with them.
 */
import type { Logger } from 'pino';
import type { Attendance } from '../realtime/attendance';
import { PeriodicJob } from '../schedule';
import type { Schedule } from '../schedule';
import type { DesertedSince } from '../storage/matches';
import { StorageLost } from '../storage/storage';
import type { MatchId, Storage } from '../storage/storage';

export interface CleanUpParts {
  readonly storage: Storage;
  readonly attendance: Pick<Attendance, 'seated'>;
  readonly now: () => number;
  readonly log: Logger;
  readonly schedule: Schedule;
  readonly afterMs: number | null; // without anybody who sits there; null: games under way stay open
}

const HOUR_MS = 3_600_000;
const EVERY_MS = HOUR_MS / 4;
const WAITING_MS = 2 * HOUR_MS;
const WAITING_FOR_DAYS_MS = 7 * 24 * HOUR_MS; // people look in once a day
const AT_ONCE = 100;
const LEASE = 'clean-up';

export class CleanUp {
  private readonly job: PeriodicJob;

  constructor(private readonly parts: CleanUpParts) {
    this.job = new PeriodicJob(parts.schedule, EVERY_MS, async () => {
      try {
        await this.sweep();
      } catch (err) {
        if (!(err instanceof StorageLost)) parts.log.error({ err }, 'deserted tables were not closed');
      }
    });
  }

  /** Stops the schedule. Resolves when a run that is in progress has ended. */
  close(): Promise<void> {
    return this.job.close();
  }

  /** Closes what is deserted, where no other server does so just now. Resolves to the tables closed. */
  async sweep(): Promise<readonly MatchId[]> {
    const { storage, attendance, now, afterMs, log } = this.parts;
    if (!(await storage.leases.take(LEASE, EVERY_MS / 2))) return [];
    const at = now();
    const since: DesertedSince = {
      running: afterMs === null ? null : at - afterMs,
      open: at - WAITING_MS,
      openForDays: at - WAITING_FOR_DAYS_MS,
    };
    const found = await storage.matches.deserted(since, AT_ONCE);
    // Who has sat there since before, and waits, is there.
    const there = await attendance.seated(found);
    const closed: MatchId[] = [];
    for (const id of found) {
      if (there.has(id) || !(await storage.matches.close(id, now()))) continue;
      storage.news.tell(id, 'table');
      closed.push(id);
      log.info({ matchId: id }, 'a deserted table was closed as unfinished');
    }
    return closed;
  }
}
