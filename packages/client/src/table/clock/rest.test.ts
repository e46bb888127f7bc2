import { plainConduct } from '@great-fire/protocol';
import type { Conduct } from '@great-fire/protocol';
import { bankOf, isNearEnd, runningOf, told } from './rest';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const clocked = (clock: Partial<Conduct['clock']>): Conduct => {
  const plain = plainConduct(3, 1, 5000);
  return { ...plain, clock: { ...plain.clock, ...clock } };
};

test.each([
  [0, '0:00'],
  [-40, '0:00'],
  [1, '0:01'],
  [7 * SECOND, '0:07'],
  [90_500, '1:31'],
  [59 * MINUTE + 59_000, '59:59'],
])('%i ms are told as %s', (rest, text) => {
  expect(told(rest)).toEqual({ in: 'figures', text });
});

test('hours and days are told without their seconds', () => {
  expect(told(HOUR - 1)).toEqual({ in: 'hours', hours: 1, minutes: 0 });
  expect(told(5 * HOUR + 12 * MINUTE + 40 * SECOND)).toEqual({ in: 'hours', hours: 5, minutes: 12 });
  expect(told(24 * HOUR)).toEqual({ in: 'days', days: 1, hours: 0 });
  expect(told(72 * HOUR - 1)).toEqual({ in: 'days', days: 3, hours: 0 });
  expect(told(53 * HOUR)).toEqual({ in: 'days', days: 2, hours: 5 });
});

test('a time runs for the seat that is awaited, where there is a deadline', () => {
  expect(runningOf(clocked({ deadline: 65_000 }))).toEqual({ seat: 1, until: 65_000, total: 60_000 });
  expect(runningOf(clocked({}))).toBeNull();
  expect(runningOf(clocked({ seat: null, deadline: 65_000 }))).toBeNull();
});

test('banks are a tournament’s', () => {
  expect(bankOf(clocked({ banks: [9000, 8000, 7000] }), 2)).toBe(7000);
  expect(bankOf(clocked({}), 2)).toBeNull();
});

test('the end is near in the last twenty seconds, of a short time in its last third, of a day in its last hour', () => {
  expect([20_000, 20_001].map((rest) => isNearEnd(rest, 90_000))).toEqual([true, false]);
  expect([5000, 5001].map((rest) => isNearEnd(rest, 15_000))).toEqual([true, false]);
  expect([HOUR, HOUR + 1].map((rest) => isNearEnd(rest, 24 * HOUR))).toEqual([true, false]);
});
