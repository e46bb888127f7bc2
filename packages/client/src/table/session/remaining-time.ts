/** The clocks of a table. For display only: the server decides when a time is over. */
import type { TableState } from '@great-fire/protocol';

/** A running clock. While the game is paused, its remaining time stands still. All times in ms. */
export interface RunningClock {
  readonly seat: number; // the active seat
  readonly deadline: number; // epoch ms, server clock; moves later while the game is paused
  readonly totalMs: number; // the seat's time at the start of its turn
}

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
