/** Runs a job at an interval of `intervalMs` milliseconds. Returns a function that stops it. */
export type Schedule = (intervalMs: number, job: () => void) => () => void;

/** Schedules with `setInterval`. A scheduled job does not keep the process alive. */
export const intervalSchedule: Schedule = (intervalMs, job) => {
  const timer = setInterval(job, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
};

/** Runs asynchronous work at an interval of `intervalMs` milliseconds, never twice at once. */
export class PeriodicJob {
  private readonly stop: () => void;
  private running: Promise<void> | null = null;

  /** `onError` receives the error of each run that rejects. The schedule continues. */
  constructor(
    schedule: Schedule,
    intervalMs: number,
    work: () => Promise<unknown>,
    onError: (err: unknown) => void,
  ) {
    this.stop = schedule(intervalMs, () => {
      this.running ??= work()
        .then(() => undefined, onError)
        .finally(() => (this.running = null));
    });
  }

  /** Resolves when a run that is in progress has ended. */
  async whenIdle(): Promise<void> {
    await this.running;
  }

  /** Stops the schedule. Resolves when a run that is in progress has ended. */
  async close(): Promise<void> {
    this.stop();
    await this.running;
  }
}
