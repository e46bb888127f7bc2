/** What the clocks of a table show at a moment; the server decides when a time is over, this only tells of it. */
import type { TableState } from '@great-fire/protocol';

/** A time that runs, or that stands while the game is paused. All in ms. */
export interface RunningClock {
  readonly seat: number; // whose it is
  readonly deadline: number; // since 1970, UTC, by the server's clock; moves on while the game is paused
  readonly totalMs: number; // that the seat had when its turn began
}

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
const LOW_TIME_MS = 20_000;

/** The time that runs for the seat that is awaited; null: none does. */
export function getRunningClock({ clock }: TableState): RunningClock | null {
  const { activeSeat, since, deadline } = clock;
  return activeSeat === null || deadline === null
    ? null
    : { seat: activeSeat, deadline: deadline, totalMs: deadline - since };
}

/** The bank of a seat whose time does not run, or null where the clock is none with banks. */
export function getTimeBank({ clock }: TableState, seat: number): number | null {
  return clock.banks[seat] ?? null;
}

/** The end of a time is near: the last twenty seconds, of a short one the last third, of days the last hour. */
export function isLowTime(remainingMs: number, totalMs: number): boolean {
  return remainingMs <= (totalMs >= DAY_MS ? HOUR_MS : Math.min(LOW_TIME_MS, totalMs / 3));
}

/** How a time is told: as figures, or in words for those who wait for hours or days. */
export type DurationParts =
  | { readonly format: 'figures'; readonly text: string }
  | { readonly format: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly format: 'days'; readonly days: number; readonly hours: number };

/** A time in ms, rounded up to whole seconds, so that it says nought only when it is over. */
export function splitDuration(remainingMs: number): DurationParts {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return { format: 'figures', text: `${minutes}:${String(seconds % 60).padStart(2, '0')}` };
  if (hours < 24) return { format: 'hours', hours, minutes: minutes % 60 };
  return { format: 'days', days: Math.floor(hours / 24), hours: hours % 24 };
}
