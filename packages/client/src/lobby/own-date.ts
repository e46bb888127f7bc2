import type { MyGroups } from '@great-fire/protocol';

/** The next date of a group with the viewer's answers. */
type OwnDate = NonNullable<MyGroups['groups'][number]['date']>;

/** Returns the chosen time, unless the viewer declined it. Null if there is none. */
export const findTimeToCome = ({ times, chosen, answers }: OwnDate): number | null =>
  chosen === null || answers[times.indexOf(chosen)] === 'no' ? null : chosen;

/** Returns the time of a date that is today and that the viewer has not declined, or null. Times in epoch ms. */
export function findTimeToday(date: OwnDate, now: number): number | null {
  const time = findTimeToCome(date);
  if (time === null) return null;
  return new Date(time).toDateString() === new Date(now).toDateString() ? time : null;
}

/** Returns whether a time of a date, or the chosen one, waits for the viewer's answer. `now`: epoch ms. */
export const isDateUnanswered = ({ times, chosen, answers }: OwnDate, now: number): boolean =>
  times.some((time, index) => time > now && (chosen ?? time) === time && (answers[index] ?? null) === null);
