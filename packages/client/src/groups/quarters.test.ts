import { quartersSince } from './quarters';

test.each([
  [Date.UTC(2026, 3, 1), Date.UTC(2026, 10, 29), ['2026-4', '2026-3', '2026-2']],
  [Date.UTC(2026, 9, 1), Date.UTC(2027, 0, 1), ['2027-1', '2026-4']],
  [Date.UTC(2026, 9, 1) - 1, Date.UTC(2027, 0, 1) - 1, ['2026-4', '2026-3']],
  [Date.UTC(2027, 0, 1), Date.UTC(2027, 0, 1) - 1, ['2026-4']], // the clock of the device is late
])('from %d to %d the quarters are %j', (from, to, expected) => {
  expect(quartersSince(from, to)).toEqual(expected);
});
