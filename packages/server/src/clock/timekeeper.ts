/** Looks every so often what is due at all tables, and has it decided: by one process at a time, once. */
import type { Logger } from 'pino';
import type { Conducts } from '../conduct/conducts';
import { ApiError } from '../errors/api-error';
import { PeriodicJob } from '../schedule';
import type { Schedule } from '../schedule';
import { StorageLost } from '../storage/storage';
import type { MatchId, Storage } from '../storage/storage';

export interface TimekeeperParts {
  readonly storage: Storage;
  readonly conducts: Pick<Conducts, 'due'>;
  readonly now: () => number;
  readonly log: Logger;
}

const EVERY_MS = 1000;
const LEASE_MS = 3000;
const LEASE = 'timekeeper';
const AT_ONCE = 100;

/** After a start, and after the storage was lost, people have so long to move before anybody's time is over. */
export const GRACE_MS = 10_000;

export class Timekeeper {
  private job: PeriodicJob | null = null;
  private readonly stopHearing: () => void;
  private notBefore: number;

  constructor(private readonly parts: TimekeeperParts) {
    const { storage, now } = parts;
    this.notBefore = now() + GRACE_MS;
    this.stopHearing = storage.standing.hear((isUp) => {
      if (isUp) this.notBefore = now() + GRACE_MS;
    });
  }

  /** Looks every second from now on. */
  start(schedule: Schedule): void {
    const { storage, now, log } = this.parts;
    this.job = new PeriodicJob(schedule, EVERY_MS, async () => {
      if (now() < this.notBefore || !storage.standing.isUp) return;
      try {
        await this.look();
      } catch (err) {
        if (!(err instanceof StorageLost)) log.error({ err }, 'what was due at tables was not decided');
      }
    });
  }

  /** Decides what is due now, where no other process does so. Resolves to the tables where something was. */
  async look(): Promise<readonly MatchId[]> {
    const { storage, now } = this.parts;
    if (!(await storage.leases.take(LEASE, LEASE_MS))) return [];
    const found = await storage.conduct.due(now(), AT_ONCE);
    const done: MatchId[] = [];
    for (const id of found) if (await this.decide(id)) done.push(id);
    return done;
  }

  /** One table that fails keeps no other waiting. */
  private async decide(id: MatchId): Promise<boolean> {
    try {
      return (await this.parts.conducts.due(id)) > 0;
    } catch (err) {
      if (err instanceof StorageLost) throw err;
      // A move, or another process, came first; or this server does not carry the rules.
      if (!(err instanceof ApiError)) this.parts.log.error({ err, matchId: id }, 'a time-out failed');
      return false;
    }
  }

  /** Resolves once nothing is decided any more. */
  async close(): Promise<void> {
    this.stopHearing();
    await this.job?.close();
  }
}
