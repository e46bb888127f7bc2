import type { Logger } from 'pino';

/** Runs a job at an interval of `intervalMs` milliseconds. Returns a function that stops it. */
export type Schedule = (intervalMs: number, job: () => void) => () => void;

/** Schedules with `setInterval`. A scheduled job does not keep the process alive. */
export const intervalSchedule: Schedule = (intervalMs, job) => {
  const timer = setInterval(job, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
};

/** The dependencies that all jobs share. */
export interface JobDeps {
  readonly now: () => number; // ms since 1970, UTC
  readonly log: Logger;
  readonly schedule: Schedule;
}

/** The time-limited right of one server to run a job for all. */
interface JobLease {
  readonly storage: {
    readonly availability: { readonly isUp: boolean };
    readonly leases: { readonly acquire: (name: string, holdMs: number) => Promise<boolean> };
  };
  readonly name: string;
  readonly holdMs: number;
}

interface PeriodicJobOptions<Result> {
  readonly schedule: Schedule;
  readonly intervalMs: number;
  /** Without a lease, every server does the work. With one, no scheduled run starts during a storage outage. */
  readonly lease?: JobLease;
  /** A long run may renew its lease. It ends when that resolves to false: the job closes, or lost its lease. */
  readonly work: (renewLease: () => Promise<boolean>) => Promise<Result>;
  /** Receives the error of each scheduled or triggered run that rejects. The schedule continues. */
  readonly onError: (err: unknown) => void;
}

/** Does work at an interval, never twice at once, and with a lease on one server at a time. */
export class PeriodicJob<Result = unknown> {
  private readonly unschedule: () => void;
  private running: Promise<void> | null = null;
  private isRerunRequested = false;
  private isClosed = false;

  constructor(private readonly options: PeriodicJobOptions<Result>) {
    this.unschedule = options.schedule(options.intervalMs, () => {
      if (this.running === null) this.start();
    });
  }

  /**
   * Does the work now, or after the run in progress. Resolves to its result, or to null without doing it if another
   * server holds the lease.
   */
  run(): Promise<Result | null> {
    const previous = this.running;
    const run = (previous === null ? this.runOnce() : previous.then(() => this.runOnce())).finally(() => {
      if (this.running !== ended) return;
      this.running = null;
      if (this.isRerunRequested) this.start();
    });
    const ignore = () => undefined; // the caller receives the result or error
    const ended = run.then(ignore, ignore);
    this.running = ended;
    return run;
  }

  /** Starts a run now, or after the run in progress. Calls during a run cause one more run together. */
  trigger(): void {
    if (this.running === null) this.start();
    else this.isRerunRequested = true;
  }

  /** Stops the schedule. Resolves when a run that is in progress has ended. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.unschedule();
    await this.running;
  }

  private start(): void {
    const { lease, onError } = this.options;
    this.isRerunRequested = false;
    if (!this.isClosed && lease?.storage.availability.isUp !== false) this.run().catch(onError);
  }

  private async runOnce(): Promise<Result | null> {
    const { lease, work } = this.options;
    const renewLease = async (): Promise<boolean> =>
      !this.isClosed &&
      (lease === undefined || (await lease.storage.leases.acquire(lease.name, lease.holdMs)));
    return lease === undefined || (await renewLease()) ? work(renewLease) : null;
  }
}
