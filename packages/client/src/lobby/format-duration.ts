/** How long a table has waited, or will: in figures where seconds count, else in words. */
import type { ActiveTurn } from '@great-fire/protocol';
import type { TFunction } from '../i18n/keys';
import { splitDuration } from '../table/clock/remaining-time';

type DurationTFunction = TFunction<'lobby', 'lobby' | 'lists'>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A time in ms in its largest whole measure: 12 min, 3 h, 2 days. */
export function formatDuration(t: DurationTFunction, ms: number): string {
  if (ms >= 2 * DAY_MS) return t('lists:wait.days', { count: Math.floor(ms / DAY_MS) });
  if (ms >= HOUR_MS) return t('lists:wait.hours', { count: Math.floor(ms / HOUR_MS) });
  return t('pace.minutes', { count: Math.max(1, Math.floor(ms / MINUTE_MS)) });
}

/** What is left of a time in ms: 2:14 left, 9 h left. */
export function formatTimeLeft(t: DurationTFunction, ms: number): string {
  const parts = splitDuration(ms);
  return t('lists:wait.left', { time: parts.format === 'figures' ? parts.text : formatDuration(t, ms) });
}

/** How long a call has waited at `now`, or what is left of its time; null: it has just come. Times in ms. */
export function formatWait(
  t: DurationTFunction,
  { since, deadline, isPaused }: ActiveTurn,
  now: number,
): string | null {
  if (isPaused) return t('lists:wait.paused');
  if (deadline !== null) return formatTimeLeft(t, deadline - now);
  return now - since < MINUTE_MS ? null : t('lists:wait.for', { time: formatDuration(t, now - since) });
}
