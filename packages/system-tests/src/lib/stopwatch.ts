/** Starts to measure. Returns a function that returns the milliseconds since then: for reports, not for verdicts. */
export function stopwatch(): () => number {
  const startedAt = performance.now();
  return () => performance.now() - startedAt;
}
