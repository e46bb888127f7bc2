/** Looks every so often what is due at all tables, and has it decided: by one process at a time, once. */
import type { Logger } from 'pino';
import type { TableCommands } from './table-commands';
import { ApiError } from '../errors/api-error';
import { PeriodicJob } from '../lifecycle/periodic-job';
import type { Schedule } from '../lifecycle/periodic-job';
import { logFailure } from '../storage/log-failure';
import { StorageUnavailableError } from '../storage/storage';
import type { MatchId, Storage } from '../storage/storage';

export interface DeadlineJobDeps {
  readonly storage: Storage;
  readonly tableCommands: Pick<TableCommands, 'applyDeadlines'>;
  readonly now: () => number;
  readonly log: Logger;
}

const INTERVAL_MS = 1000;
const LEASE_MS = 3000;
const LEASE_NAME = 'timekeeper';
const BATCH_SIZE = 100;

/** After a start, and after the storage was lost, people have so long to move before anybody's time is over. */
export const STARTUP_GRACE_MS = 10_000;

export class DeadlineJob {
  private job: PeriodicJob | null = null;
  private readonly unsubscribe: () => void;
  private graceUntil: number;

  constructor(private readonly deps: DeadlineJobDeps) {
    const { storage, now } = deps;
    this.graceUntil = now() + STARTUP_GRACE_MS;
    this.unsubscribe = storage.availability.onChange((isUp) => {
      if (isUp) this.graceUntil = now() + STARTUP_GRACE_MS;
    });
  }

  /** Looks every second from now on. */
  start(schedule: Schedule): void {
    const { storage, now, log } = this.deps;
    this.job = new PeriodicJob(
      schedule,
      INTERVAL_MS,
      async () => {
        if (now() >= this.graceUntil && storage.availability.isUp) await this.run();
      },
      (err) => logFailure(log, err, 'what was due at tables was not decided'),
    );
  }

  /** Decides what is due now, where no other process does so. Resolves to the tables where something was. */
  async run(): Promise<readonly MatchId[]> {
    const { storage, now } = this.deps;
    if (!(await storage.leases.acquire(LEASE_NAME, LEASE_MS))) return [];
    const dueIds = await storage.tableState.dueMatches(now(), BATCH_SIZE);
    const processedIds: MatchId[] = [];
    for (const id of dueIds) if (await this.processMatch(id)) processedIds.push(id);
    return processedIds;
  }

  /** One table that fails keeps no other waiting. */
  private async processMatch(id: MatchId): Promise<boolean> {
    try {
      return (await this.deps.tableCommands.applyDeadlines(id)) > 0;
    } catch (err) {
      if (err instanceof StorageUnavailableError) throw err;
      // A move, or another process, came first; or this server does not carry the rules.
      if (!(err instanceof ApiError)) this.deps.log.error({ err, matchId: id }, 'a time-out failed');
      return false;
    }
  }

  /** Resolves once nothing is decided any more. */
  async close(): Promise<void> {
    this.unsubscribe();
    await this.job?.close();
  }
}
