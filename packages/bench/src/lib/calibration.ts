/** A loop that does the same everywhere, so that figures of different machines can be compared. */

const ITERATIONS = 40_000_000;

/** Millions of rounds of a fixed integer loop in a second, on this machine, now. */
export function calibrate(): number {
  const start = process.hrtime.bigint();
  let x = 1;
  for (let i = 0; i < ITERATIONS; i += 1) x = (Math.imul(x, 1664525) + 1013904223) | 0;
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  // The result is used, so that the loop cannot be left out.
  if (x === 0) throw new Error('The loop ran wrong');
  return ITERATIONS / 1e6 / seconds;
}
