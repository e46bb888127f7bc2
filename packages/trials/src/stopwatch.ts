/** Starts to measure. Returns a function that returns the milliseconds since then: for reports, not for verdicts. */
export function stopwatch(): () => number {
  const began = performance.now();
  return () => performance.now() - began;
}
