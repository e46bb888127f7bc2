/** Time zones by their IANA name, and fixed offsets for browsers that know no name of theirs. */

const FIXED_OFFSET = /^([+-])(0\d|1[0-4]):([0-5]\d)$/;

/** Parses '+05:30' to 330 minutes east of UTC; null: no fixed offset. Node 20 knows no such zone. */
export function parseFixedOffset(zone: string): number | null {
  const [, sign = '', hours, minutes] = FIXED_OFFSET.exec(zone) ?? [];
  return sign === '' ? null : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
}

/** Formats 330 minutes east of UTC as '+05:30'. */
export function formatFixedOffset(minutesEast: number): string {
  const minutes = Math.abs(minutesEast);
  const pad = (part: number): string => String(part).padStart(2, '0');
  return `${minutesEast < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Accepts 'Europe/London' if this machine knows it, and '+05:30'. */
export function isTimeZone(zone: string): boolean {
  if (parseFixedOffset(zone) !== null) return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
