import { parseFixedOffset, type QuietHoursSetting } from '@great-fire/protocol';
import { MINUTE_MS } from '@great-fire/table/durations';
import type { QuietHours } from '../storage/notification-targets';

const DAY_MINUTES = 24 * 60;

/** Returns when quiet hours end, or null if it is not quiet now. In ms since 1970, UTC. */
export function quietUntil(hours: QuietHours | null, now: number): number | null {
  if (hours === null) return null;
  const minute = minuteOfDayIn(hours.timeZone, now);
  const { from, to } = hours;
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return null;
  const remaining = (to - minute + DAY_MINUTES) % DAY_MINUTES;
  // If daylight saving time changes in between, the next run computes the end again.
  return now - (now % MINUTE_MS) + remaining * MINUTE_MS;
}

/** Returns the local time of a zone, or of a fixed offset, in minutes since midnight. */
function minuteOfDayIn(zone: string, now: number): number {
  const offset = parseFixedOffset(zone);
  if (offset !== null) return (Math.floor(now / MINUTE_MS) + offset) % DAY_MINUTES;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return parseMinutes(clock.format(now));
}

/** Parses '22:30' into minutes since midnight. */
export function parseMinutes(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

const padTwoDigits = (count: number) => String(count).padStart(2, '0');
const formatMinutes = (minute: number) =>
  `${padTwoDigits(Math.floor(minute / 60))}:${padTwoDigits(minute % 60)}`;

export const parseQuietHours = ({ from, to, timeZone }: QuietHoursSetting): QuietHours => ({
  from: parseMinutes(from),
  to: parseMinutes(to),
  timeZone,
});

export const formatQuietHours = ({ from, to, timeZone }: QuietHours): QuietHoursSetting => ({
  from: formatMinutes(from),
  to: formatMinutes(to),
  timeZone,
});
