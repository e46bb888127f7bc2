/** Estimates the clock skew from the server time in messages: server time minus device time. */

const CLOCK_JUMP_MS = 2000; // a smaller sample means that the device clock changed

/**
 * Returns the new estimate in ms. Latency makes every sample too small, so the largest sample is the best. A sample
 * that is smaller by more than `CLOCK_JUMP_MS` means that the device clock was changed; it replaces the estimate.
 */
export function updateClockSkew(current: number | null, sample: number): number {
  return current === null || sample > current || sample < current - CLOCK_JUMP_MS ? sample : current;
}
