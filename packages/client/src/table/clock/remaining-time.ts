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

/** Parts of a formatted duration: figures below an hour, words for hours and days. */
export type DurationParts =
  | { readonly format: 'figures'; readonly text: string }
  | { readonly format: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly format: 'days'; readonly days: number; readonly hours: number };

/** Splits a duration in ms. Rounds up to whole seconds, so that 0:00 means the time is over. */
export function splitDuration(remainingMs: number): DurationParts {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return { format: 'figures', text: `${minutes}:${String(seconds % 60).padStart(2, '0')}` };
  if (hours < 24) return { format: 'hours', hours, minutes: minutes % 60 };
  return { format: 'days', days: Math.floor(hours / 24), hours: hours % 24 };
}
