/** Runs a job at an interval of `everyMs` milliseconds. Returns a function that stops it. */
export type Schedule = (everyMs: number, job: () => void) => () => void;

/** Schedules with `setInterval`. A scheduled job does not keep the process alive. */
export const byInterval: Schedule = (everyMs, job) => {
  const timer = setInterval(job, everyMs);
  timer.unref();
  return () => clearInterval(timer);
};

/** Runs asynchronous work at an interval of `everyMs` milliseconds, never twice at once. */
export class PeriodicJob {
  private readonly stop: () => void;
  private running: Promise<void> | null = null;

  /** `work` must not reject. */
  constructor(schedule: Schedule, everyMs: number, work: () => Promise<void>) {
    this.stop = schedule(everyMs, () => {
      this.running ??= work().finally(() => (this.running = null));
    });
  }

  /** Stops the schedule. Resolves when a run that is in progress has ended. */
  async close(): Promise<void> {
    this.stop();
    await this.running;
  }
}
