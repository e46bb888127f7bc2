import { formatFixedOffset, isTimeZone, parseFixedOffset } from './time-zone';

test.each([
  ['Europe/London', true],
  ['UTC', true],
  ['+05:30', true],
  ['-11:00', true],
  ['+14:00', true],
  ['Etc/Unknown', false],
  ['+15:00', false],
  ['+5:30', false],
  ['', false],
])('%j is a time zone: %s', (zone, isKnown) => {
  expect(isTimeZone(zone)).toBe(isKnown);
});

test.each([0, 330, -570, 840])('formats and parses %s minutes east of UTC', (minutes) => {
  expect(parseFixedOffset(formatFixedOffset(minutes))).toBe(minutes);
});

test('writes the minutes of a western offset behind its hours', () => {
  expect(formatFixedOffset(-570)).toBe('-09:30');
});

test.each(['Europe/London', 'UTC', '', '+15:00', '+5:30', '+05:60', '+05:301', 'x+05:30'])(
  '%j is no fixed offset',
  (zone) => {
    expect(parseFixedOffset(zone)).toBeNull();
  },
);
