/** How long a table has waited, or will: in figures where seconds count, else in words. */
import type { Call } from '@great-fire/protocol';
import type { Say } from '../i18n/keys';
import { told } from '../table/clock/rest';

type SayLength = Say<'lobby', 'lobby' | 'lists'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time in ms in its largest whole measure: 12 min, 3 h, 2 days. */
export function howLong(t: SayLength, ms: number): string {
  if (ms >= 2 * DAY) return t('lists:wait.days', { count: Math.floor(ms / DAY) });
  if (ms >= HOUR) return t('lists:wait.hours', { count: Math.floor(ms / HOUR) });
  return t('pace.minutes', { count: Math.max(1, Math.floor(ms / MINUTE)) });
}

/** What is left of a time in ms: 2:14 left, 9 h left. */
export function timeLeft(t: SayLength, ms: number): string {
  const says = told(ms);
  return t('lists:wait.left', { time: says.in === 'figures' ? says.text : howLong(t, ms) });
}

/** How long a call has waited at `now`, or what is left of its time; null: it has just come. Times in ms. */
export function waitOf(t: SayLength, { since, until, isPaused }: Call, now: number): string | null {
  if (isPaused) return t('lists:wait.paused');
  if (until !== null) return timeLeft(t, until - now);
  return now - since < MINUTE ? null : t('lists:wait.for', { time: howLong(t, now - since) });
}
