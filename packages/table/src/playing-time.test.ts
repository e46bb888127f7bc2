import * as fc from 'fast-check';
import { DAY_MS, HOUR_MS } from './durations';
import { addPlayingTime, playingTimeBetween } from './playing-time';

const FRIDAY = Date.UTC(2026, 11, 4);
const MONDAY = FRIDAY + 3 * DAY_MS;
const isWeekend = (at: number): boolean => [0, 6].includes(new Date(at).getUTCDay());

test.each([
  ['within a week', MONDAY + HOUR_MS, DAY_MS, MONDAY + DAY_MS + HOUR_MS],
  ['over a weekend', FRIDAY + 18 * HOUR_MS, DAY_MS, MONDAY + 18 * HOUR_MS],
  ['from a Saturday', FRIDAY + DAY_MS, DAY_MS, MONDAY + DAY_MS],
  ['from a Sunday evening', MONDAY - HOUR_MS, 3 * DAY_MS, MONDAY + 3 * DAY_MS],
  ['to the last moment of a Friday', FRIDAY, DAY_MS, FRIDAY + DAY_MS],
  ['over two weekends', FRIDAY, 7 * DAY_MS, FRIDAY + 11 * DAY_MS],
])('adds playing time %s', (_, at, ms, end) => {
  expect(new Date(addPlayingTime(at, ms)).toISOString()).toBe(new Date(end).toISOString());
});

const anyTime = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
const anyDuration = fc.integer({ min: 1, max: 40 * DAY_MS });

test('stands still on Saturday and Sunday, and nowhere else', () => {
  fc.assert(
    fc.property(anyTime, (at) => {
      const hour = Math.floor(at / HOUR_MS) * HOUR_MS;
      expect(playingTimeBetween(hour, hour + HOUR_MS)).toBe(isWeekend(hour) ? 0 : HOUR_MS);
    }),
  );
});

test('the time that was added is the time between', () => {
  fc.assert(
    fc.property(anyTime, anyDuration, (at, ms) => {
      const end = addPlayingTime(at, ms);
      expect(playingTimeBetween(at, end)).toBe(ms);
      expect(playingTimeBetween(end, at)).toBe(-ms);
      expect(isWeekend(end - 1)).toBe(false); // no earlier time would do
    }),
  );
});
