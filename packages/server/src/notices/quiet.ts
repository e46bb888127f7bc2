import type { Quiet } from '@great-fire/protocol';
import type { QuietHours } from '../storage/notices';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** When somebody's quiet hours end; null: they may be disturbed now. All in ms since 1970, UTC. */
export function quietUntil(quiet: QuietHours | null, now: number): number | null {
  if (quiet === null) return null;
  const minute = minuteIn(quiet.zone, now);
  const { from, to } = quiet;
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return null;
  const left = (to - minute + DAY_MINUTES) % DAY_MINUTES;
  // Where a clock was put forward or back in between, who looks then looks again.
  return now - (now % MINUTE_MS) + left * MINUTE_MS;
}

/** What a clock shows in a zone, in minutes since midnight. */
function minuteIn(zone: string, now: number): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return minutesOf(clock.format(now));
}

/** '22:30' as minutes since midnight. */
export function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

const two = (count: number) => String(count).padStart(2, '0');
const textOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

export const quietHoursOf = ({ from, to, zone }: Quiet): QuietHours => ({
  from: minutesOf(from),
  to: minutesOf(to),
  zone,
});

export const quietTold = ({ from, to, zone }: QuietHours): Quiet => ({
  from: textOf(from),
  to: textOf(to),
  zone,
});
