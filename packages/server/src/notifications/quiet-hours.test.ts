import { formatQuietHours, parseMinutes, parseQuietHours, quietUntil } from './quiet-hours';

const parseTime = (text: string) => Date.parse(text);
const quietHours = (from: string, to: string, timeZone = 'UTC') => ({
  from: parseMinutes(from),
  to: parseMinutes(to),
  timeZone,
});

test.each([
  ['22:30', '07:00', '2026-06-01T21:30:00Z', null],
  ['22:30', '07:00', '2026-06-01T22:30:00Z', '2026-06-02T07:00:00Z'],
  ['22:30', '07:00', '2026-06-02T06:59:59Z', '2026-06-02T07:00:00Z'],
  ['22:30', '07:00', '2026-06-02T07:00:00Z', null],
  ['09:00', '17:00', '2026-06-02T12:34:56Z', '2026-06-02T17:00:00Z'],
  ['09:00', '17:00', '2026-06-02T08:59:00Z', null],
])('quiet from %s to %s: at %s until %s', (from, to, now, until) => {
  expect(quietUntil(quietHours(from, to), parseTime(now))).toBe(until === null ? null : parseTime(until));
});

test('quiet hours follow the time zone in summer and in winter', () => {
  const london = quietHours('22:00', '07:00', 'Europe/London');
  expect(quietUntil(london, parseTime('2026-07-01T21:00:00Z'))).toBe(parseTime('2026-07-02T06:00:00Z'));
  expect(quietUntil(london, parseTime('2026-12-01T21:00:00Z'))).toBeNull();
  expect(quietUntil(london, parseTime('2026-12-01T22:00:00Z'))).toBe(parseTime('2026-12-02T07:00:00Z'));
});

test.each([
  ['+05:30', '2026-07-01T16:29:00Z', null],
  ['+05:30', '2026-07-01T16:30:00Z', '2026-07-02T01:30:00Z'],
  ['-09:30', '2026-07-02T07:29:00Z', null],
  ['-09:30', '2026-07-02T07:30:00Z', '2026-07-02T16:30:00Z'],
])('quiet hours at the fixed offset %s: at %s until %s', (zone, now, until) => {
  const hours = quietHours('22:00', '07:00', zone);
  expect(quietUntil(hours, parseTime(now))).toBe(until === null ? null : parseTime(until));
});

test('a person without quiet hours has none', () => {
  expect(quietUntil(null, parseTime('2026-07-01T03:00:00Z'))).toBeNull();
});

test.each(['00:00', '07:05', '23:59'])('keeps %s as minutes of the day', (time) => {
  const setting = { from: time, to: '12:30', timeZone: 'Europe/London' };
  const hours = parseQuietHours(setting);
  expect(hours.to).toBe(750);
  expect(formatQuietHours(hours)).toEqual(setting);
});
