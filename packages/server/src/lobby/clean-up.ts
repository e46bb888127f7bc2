/**
 * Tables that nobody comes to any more are closed as unfinished, and kept. Those whose game never began wait less
 * long, or a lobby would be full of them.
 */
import type { Logger } from 'pino';
import type { Attendance } from '../realtime/attendance';
import { StorageLost } from '../storage/storage';
import type { MatchId, Storage } from '../storage/storage';

export interface CleanUpParts {
  readonly storage: Storage;
  readonly attendance: Pick<Attendance, 'seated'>;
  readonly now: () => number;
  readonly log: Logger;
  readonly afterMs: number | null; // without anybody who sits there; null: games under way stay open
}

const HOUR_MS = 3_600_000;
const EVERY_MS = HOUR_MS / 4;
const WAITING_MS = 2 * HOUR_MS;
const WAITING_FOR_DAYS_MS = 7 * 24 * HOUR_MS; // at the pace of a day a turn nobody looks in more often
const AT_ONCE = 100;
const LEASE = 'clean-up';

export class CleanUp {
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(private readonly parts: CleanUpParts) {
    this.timer = setInterval(() => {
      this.sweep().catch((err: unknown) => {
        if (!(err instanceof StorageLost)) parts.log.error({ err }, 'deserted tables were not closed');
      });
    }, EVERY_MS);
    this.timer.unref();
  }

  /** Closes what is deserted, where no other server does so just now. Resolves to the tables closed. */
  async sweep(): Promise<readonly MatchId[]> {
    const { storage, attendance, now, afterMs, log } = this.parts;
    if (!(await storage.leases.take(LEASE, EVERY_MS / 2))) return [];
    const at = now();
    const since = {
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

  close(): void {
    clearInterval(this.timer);
  }
}
