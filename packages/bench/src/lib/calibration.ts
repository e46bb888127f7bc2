/** A fixed loop of integer operations, to compare the results of different machines. */

const ITERATIONS = 40_000_000;

/** Returns how many million rounds of a fixed integer loop this machine currently runs per second. */
export function calibrate(): number {
  const start = process.hrtime.bigint();
  let x = 1;
  for (let i = 0; i < ITERATIONS; i += 1) x = (Math.imul(x, 1664525) + 1013904223) | 0;
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  // Uses the result, so that the compiler cannot remove the loop.
  if (x === 0) throw new Error('The loop ran wrong');
  return ITERATIONS / 1e6 / seconds;
}
