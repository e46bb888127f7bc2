/** What the clocks of a table show at a moment; the server decides when a time is over, this only tells of it. */
import type { Conduct } from '@great-fire/protocol';

/** A time that runs, or that stands while the game is paused. All in ms. */
export interface Running {
  readonly seat: number; // whose it is
  readonly until: number; // since 1970, UTC, by the server's clock; moves on while the game is paused
  readonly total: number; // that the seat had when its turn began
}

const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;
const LAST_MS = 20_000;

/** The time that runs for the seat that is awaited; null: none does. */
export function runningOf({ clock }: Conduct): Running | null {
  const { seat, since, deadline } = clock;
  return seat === null || deadline === null ? null : { seat, until: deadline, total: deadline - since };
}

/** The bank of a seat whose time does not run, or null where the clock is none with banks. */
export function bankOf({ clock }: Conduct, seat: number): number | null {
  return clock.banks[seat] ?? null;
}

/** The end of a time is near: the last twenty seconds, of a short one the last third, of days the last hour. */
export function isNearEnd(rest: number, total: number): boolean {
  return rest <= (total >= DAY ? HOUR : Math.min(LAST_MS, total / 3));
}

/** How a time is told: as figures, or in words for those who wait for hours or days. */
export type Told =
  | { readonly in: 'figures'; readonly text: string }
  | { readonly in: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly in: 'days'; readonly days: number; readonly hours: number };

/** A time in ms, rounded up to whole seconds, so that it says nought only when it is over. */
export function told(rest: number): Told {
  const seconds = Math.max(0, Math.ceil(rest / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return { in: 'figures', text: `${minutes}:${String(seconds % 60).padStart(2, '0')}` };
  if (hours < 24) return { in: 'hours', hours, minutes: minutes % 60 };
  return { in: 'days', days: Math.floor(hours / 24), hours: hours % 24 };
}
