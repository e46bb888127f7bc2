import { LOG_ROWS_MAX, TAKEBACKS_MAX, findTakebackLimit } from './log-limits';

test.each([
  [0, 0, null],
  [TAKEBACKS_MAX - 1, LOG_ROWS_MAX - 1, null],
  [TAKEBACKS_MAX, 300, 'no-takebacks-left'],
  [TAKEBACKS_MAX, LOG_ROWS_MAX, 'log-full'],
  [0, LOG_ROWS_MAX, 'log-full'],
] as const)('after %d takebacks and %d rows the limit of takebacks is %s', (takebacks, rows, limit) => {
  expect(findTakebackLimit({ takebacks }, rows)).toBe(limit);
});
