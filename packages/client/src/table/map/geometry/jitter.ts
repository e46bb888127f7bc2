/** A small generator of reproducible jitter: the drawing must be the same on every screen. */
export type Jitter = () => number;

/**
 * Returns a generator of numbers from 0 (inclusive) to 1 (exclusive), the same sequence for the same seed. For drawing
 * only.
 */
export function jitter(seed: number): Jitter {
  let state = seed | 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
