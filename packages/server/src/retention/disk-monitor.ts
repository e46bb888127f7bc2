/** Watches the size of the database and the free space beside it. */
import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import { PeriodicJob, type Schedule } from '../lifecycle/periodic-job';
import { logFailure } from '../storage/log-failure';
import type { Storage } from '../storage/storage';

interface DiskMonitorDeps {
  readonly storage: Pick<Storage, 'retention'>;
  readonly log: Logger;
  readonly schedule: Schedule;
  readonly minFreeBytes: number; // less free space than this is low
  readonly maxDatabaseBytes: number | null; // a larger database is low on space too; null: no limit
  readonly readFreeBytes: (() => Promise<number>) | null; // null: unknown, because the disk is another machine's
}

interface DiskUsage {
  readonly databaseBytes: number;
  readonly freeBytes: number | null; // null: unknown
}

const INTERVAL_MS = 30_000;

/** Resolves to the bytes that this process may still write to the disk of a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export class DiskMonitor {
  private readonly job: PeriodicJob;
  private current: DiskUsage = { databaseBytes: 0, freeBytes: null };
  private wasLow = false;

  constructor(private readonly deps: DiskMonitorDeps) {
    this.job = new PeriodicJob({
      schedule: deps.schedule,
      intervalMs: INTERVAL_MS,
      work: () => this.run(),
      onError: (err) => logFailure(deps.log, err, 'reading the disk usage failed'),
    });
  }

  get usage(): DiskUsage {
    return this.current;
  }

  /** Whether only play may be stored. */
  get isLow(): boolean {
    return this.wasLow;
  }

  /** Stops the schedule. Resolves when a run that is in progress has ended. */
  close(): Promise<void> {
    return this.job.close();
  }

  /** Reads the usage now. Logs when the disk becomes nearly full, and when it has room again. */
  async run(): Promise<void> {
    const { storage, log, minFreeBytes, maxDatabaseBytes, readFreeBytes } = this.deps;
    const databaseBytes = await storage.retention.size();
    const freeBytes = readFreeBytes === null ? null : await readFreeBytes();
    this.current = { databaseBytes, freeBytes };
    const isLow =
      (freeBytes !== null && freeBytes < minFreeBytes) ||
      (maxDatabaseBytes !== null && databaseBytes > maxDatabaseBytes);
    if (isLow && !this.wasLow) log.error(this.current, 'disk nearly full: only play is stored');
    if (!isLow && this.wasLow) log.info(this.current, 'disk has room again');
    this.wasLow = isLow;
  }
}
