/** Formats waiting times: as a clock where seconds matter, else with a unit. */
import type { ActiveTurn } from '@great-fire/protocol';
import type { TFunction } from '../i18n/keys';

type DurationTFunction = TFunction<'lobby', 'lobby' | 'lobbyLists'>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Parts of a formatted duration: figures below an hour, words for hours and days. */
export type DurationParts =
  | { readonly format: 'clock'; readonly text: string }
  | { readonly format: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly format: 'days'; readonly days: number; readonly hours: number };

/** Splits a duration in ms. Rounds up to whole seconds, so that 0:00 means the time is over. */
export function splitDuration(remainingMs: number): DurationParts {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return { format: 'clock', text: `${minutes}:${String(seconds % 60).padStart(2, '0')}` };
  if (hours < 24) return { format: 'hours', hours, minutes: minutes % 60 };
  return { format: 'days', days: Math.floor(hours / 24), hours: hours % 24 };
}

/** Formats ms in the largest whole unit: 12 min, 3 h, 2 days. */
export function formatDuration(t: DurationTFunction, ms: number): string {
  if (ms >= 2 * DAY_MS) return t('lobbyLists:turnTimer.days', { count: Math.floor(ms / DAY_MS) });
  if (ms >= HOUR_MS) return t('lobbyLists:turnTimer.hours', { count: Math.floor(ms / HOUR_MS) });
  return t('timeControl.minutes', { count: Math.max(1, Math.floor(ms / MINUTE_MS)) });
}

/** Formats the time left in ms: 2:14 left, 9 h left. */
export function formatTimeLeft(t: DurationTFunction, ms: number): string {
  const parts = splitDuration(ms);
  return t('lobbyLists:turnTimer.timeLeft', {
    time: parts.format === 'clock' ? parts.text : formatDuration(t, ms),
  });
}

/** Formats how long a turn has waited at `now`, or its time left; null: just started. All times in ms. */
export function formatWait(
  t: DurationTFunction,
  { since, deadline, isPaused }: ActiveTurn,
  now: number,
): string | null {
  if (isPaused) return t('lobbyLists:turnTimer.paused');
  if (deadline !== null) return formatTimeLeft(t, deadline - now);
  return now - since < MINUTE_MS
    ? null
    : t('lobbyLists:turnTimer.waitingTime', { time: formatDuration(t, now - since) });
}
