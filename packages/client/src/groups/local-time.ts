/** Times as a field of the type `datetime-local` holds them, in the time zone of the device. Others are epoch ms. */

const pad = (part: number): string => String(part).padStart(2, '0');

/** Returns '2026-12-01T20:00', to the minute. */
export function toLocalInput(at: number): string {
  const date = new Date(at);
  const day = `${String(date.getFullYear())}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** NaN for an empty field. */
export const fromLocalInput = (text: string): number => new Date(text).getTime();

const EVENING_HOUR = 20;

/** Returns 20:00 of the next day. */
export const nextEvening = (now: number): number => new Date(addDays(now, 1)).setHours(EVENING_HOUR, 0, 0, 0);

/** Returns the same time of day some days later, also across the change of the clocks. */
export function addDays(at: number, days: number): number {
  const date = new Date(at);
  return date.setDate(date.getDate() + days);
}
