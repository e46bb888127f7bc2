/** A small generator of repeatable jitter: an engraving must come out the same on every screen. */
export type Jitter = () => number;

/** Numbers from 0 (included) to 1 (left out), the same row for the same seed. For drawing only. */
export function jitter(seed: number): Jitter {
  let state = seed | 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
