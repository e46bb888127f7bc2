import { emptyTableState } from '@great-fire/protocol';
import type { TableState } from '@great-fire/protocol';
import { splitDuration } from '../../ui/format-duration';
import { getTimeBank, getRunningClock } from './remaining-time';
import { isLowTime } from './low-time';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

const withClock = (clock: Partial<TableState['clock']>): TableState => {
  const plain = emptyTableState(3, 1, 5000);
  return { ...plain, clock: { ...plain.clock, ...clock } };
};

test.each([
  [0, '0:00'],
  [-40, '0:00'],
  [1, '0:01'],
  [7 * SECOND_MS, '0:07'],
  [90_500, '1:31'],
  [59 * MINUTE_MS + 59_000, '59:59'],
])('formats %i ms as %s', (rest, text) => {
  expect(splitDuration(rest)).toEqual({ format: 'figures', text });
});

test('formats hours and days without seconds', () => {
  expect(splitDuration(HOUR_MS - 1)).toEqual({ format: 'hours', hours: 1, minutes: 0 });
  expect(splitDuration(5 * HOUR_MS + 12 * MINUTE_MS + 40 * SECOND_MS)).toEqual({
    format: 'hours',
    hours: 5,
    minutes: 12,
  });
  expect(splitDuration(24 * HOUR_MS)).toEqual({ format: 'days', days: 1, hours: 0 });
  expect(splitDuration(72 * HOUR_MS - 1)).toEqual({ format: 'days', days: 3, hours: 0 });
  expect(splitDuration(53 * HOUR_MS)).toEqual({ format: 'days', days: 2, hours: 5 });
});

test('returns the clock of the active seat when it has a deadline', () => {
  expect(getRunningClock(withClock({ deadline: 65_000 }))).toEqual({
    seat: 1,
    deadline: 65_000,
    totalMs: 60_000,
  });
  expect(getRunningClock(withClock({}))).toBeNull();
  expect(getRunningClock(withClock({ activeSeat: null, deadline: 65_000 }))).toBeNull();
});

test('returns a time bank only when the clock has banks', () => {
  expect(getTimeBank(withClock({ banks: [9000, 8000, 7000] }), 2)).toBe(7000);
  expect(getTimeBank(withClock({}), 2)).toBeNull();
});

test('is low in the last 20 s, the last third of a short time, and the last hour of a day', () => {
  expect([20_000, 20_001].map((rest) => isLowTime(rest, 90_000))).toEqual([true, false]);
  expect([5000, 5001].map((rest) => isLowTime(rest, 15_000))).toEqual([true, false]);
  expect([HOUR_MS, HOUR_MS + 1].map((rest) => isLowTime(rest, 24 * HOUR_MS))).toEqual([true, false]);
});
