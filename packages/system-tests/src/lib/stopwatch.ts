/** Returns a function that returns the milliseconds since this call. Use it for reports, not for verdicts. */
export function stopwatch(): () => number {
  const startedAt = performance.now();
  return () => performance.now() - startedAt;
}
