/** How far the server's clock is before this device's, out of what each piece of news tells of it. */

const CLOCK_JUMP_MS = 2000; // so much later than the best: the device's clock was set, and no news was slow

/**
 * The way takes its time, so that of two pieces of news the one that came faster is nearer to the truth: what was
 * heard replaces what is known where it says more, or so much less that a clock must have been set. All in ms.
 */
export function updateClockSkew(current: number | null, sample: number): number {
  return current === null || sample > current || sample < current - CLOCK_JUMP_MS ? sample : current;
}
