/** When a clock warns its player. */

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
const LOW_TIME_MS = 20_000;

/** Returns true in the last 20 s, or in the last third if that is shorter. From one day on: in the last hour. */
export function isLowTime(remainingMs: number, totalMs: number): boolean {
  return remainingMs <= (totalMs >= DAY_MS ? HOUR_MS : Math.min(LOW_TIME_MS, totalMs / 3));
}
