/** The clocks of a table. For display only: the server decides when a time is over. */
import type { TableState } from '@great-fire/protocol';

/** A running clock. While the game is paused, its remaining time stands still. All times in ms. */
export interface RunningClock {
  readonly seat: number; // the active seat
  readonly deadline: number; // epoch ms, server clock; moves later while the game is paused
  readonly totalMs: number; // the seat's time at the start of its turn
}

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
const LOW_TIME_MS = 20_000;

/** Returns the clock of the active seat, or null if no clock runs. */
export function getRunningClock({ clock }: TableState): RunningClock | null {
  const { activeSeat, since, deadline } = clock;
  return activeSeat === null || deadline === null
    ? null
    : { seat: activeSeat, deadline: deadline, totalMs: deadline - since };
}

/** Returns the time bank of a seat in ms, or null if the clock has no banks. */
export function getTimeBank({ clock }: TableState, seat: number): number | null {
  return clock.banks[seat] ?? null;
}

/** Returns true in the last 20 s, or in the last third if that is shorter. From one day on: in the last hour. */
export function isLowTime(remainingMs: number, totalMs: number): boolean {
  return remainingMs <= (totalMs >= DAY_MS ? HOUR_MS : Math.min(LOW_TIME_MS, totalMs / 3));
}
