import { latestQuarters } from './quarters';

test.each([
  [Date.UTC(2026, 10, 29), ['2026-4', '2026-3', '2026-2']],
  [Date.UTC(2027, 0, 1), ['2027-1', '2026-4', '2026-3']],
  [Date.UTC(2027, 0, 1) - 1, ['2026-4', '2026-3', '2026-2']],
])('at %d the latest quarters are %j', (at, expected) => {
  expect(latestQuarters(at, 3)).toEqual(expected);
});
