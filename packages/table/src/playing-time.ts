/** Time on a clock that stands still on Saturdays and Sundays, UTC. Times are in ms since 1970, UTC. */
import { DAY_MS } from './durations';

const WEEK_MS = 7 * DAY_MS;
const WEEKEND_MS = 2 * DAY_MS;
const PLAYING_WEEK_MS = WEEK_MS - WEEKEND_MS;
/** A Monday at midnight: 1970 began on a Thursday. */
const FIRST_MONDAY = 4 * DAY_MS;

/** Returns the playing time of all weeks until a time, which grows on days from Monday to Friday alone. */
function playingTimeUntil(at: number): number {
  const weeks = Math.floor((at - FIRST_MONDAY) / WEEK_MS);
  const sinceMonday = at - FIRST_MONDAY - weeks * WEEK_MS;
  return weeks * PLAYING_WEEK_MS + Math.min(sinceMonday, PLAYING_WEEK_MS);
}

/** Returns the playing time between two times; negative if the second one is earlier. */
export const playingTimeBetween = (from: number, to: number): number =>
  playingTimeUntil(to) - playingTimeUntil(from);

/** Returns the first time with so much playing time since `at`, of which `ms` is not negative. */
export function addPlayingTime(at: number, ms: number): number {
  const total = playingTimeUntil(at) + ms;
  const weeks = Math.floor(total / PLAYING_WEEK_MS);
  const inWeek = total - weeks * PLAYING_WEEK_MS;
  // The end of a Friday, and not the start of the Monday after it.
  const isEndOfWeek = inWeek === 0 && ms > 0;
  return FIRST_MONDAY + weeks * WEEK_MS + inWeek - (isEndOfWeek ? WEEKEND_MS : 0);
}
