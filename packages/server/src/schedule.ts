/** Runs a job at an interval of `everyMs` milliseconds. Returns a function that stops it. */
export type Schedule = (everyMs: number, job: () => void) => () => void;

/** Schedules with `setInterval`. A scheduled job does not keep the process alive. */
export const byInterval: Schedule = (everyMs, job) => {
  const timer = setInterval(job, everyMs);
  timer.unref();
  return () => clearInterval(timer);
};
