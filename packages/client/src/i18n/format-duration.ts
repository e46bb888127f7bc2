/** Formats waiting times: as a clock where seconds matter, else with a unit. */
import type { ActiveTurn } from '@great-fire/protocol';
import type { TFunction } from './keys';
import { splitDuration } from '../table/clock/remaining-time';

type DurationTFunction = TFunction<'lobby', 'lobby' | 'lobbyLists'>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Formats ms in the largest whole unit: 12 min, 3 h, 2 days. */
export function formatDuration(t: DurationTFunction, ms: number): string {
  if (ms >= 2 * DAY_MS) return t('lobbyLists:wait.days', { count: Math.floor(ms / DAY_MS) });
  if (ms >= HOUR_MS) return t('lobbyLists:wait.hours', { count: Math.floor(ms / HOUR_MS) });
  return t('pace.minutes', { count: Math.max(1, Math.floor(ms / MINUTE_MS)) });
}

/** Formats the time left in ms: 2:14 left, 9 h left. */
export function formatTimeLeft(t: DurationTFunction, ms: number): string {
  const parts = splitDuration(ms);
  return t('lobbyLists:wait.left', { time: parts.format === 'figures' ? parts.text : formatDuration(t, ms) });
}

/** Formats how long a turn has waited at `now`, or its time left; null: just started. All times in ms. */
export function formatWait(
  t: DurationTFunction,
  { since, deadline, isPaused }: ActiveTurn,
  now: number,
): string | null {
  if (isPaused) return t('lobbyLists:wait.paused');
  if (deadline !== null) return formatTimeLeft(t, deadline - now);
  return now - since < MINUTE_MS ? null : t('lobbyLists:wait.for', { time: formatDuration(t, now - since) });
}
