import { median, quantile } from './statistics';

test('returns the value at the nearest rank', () => {
  const values = [40, 10, 30, 20];
  expect([0, 0.25, 0.26, 0.5, 0.99, 1].map((q) => quantile(values, q))).toEqual([10, 10, 20, 20, 40, 40]);
  expect(values).toEqual([40, 10, 30, 20]);
  expect(median([3, 1, 2])).toBe(2);
});

test('rejects an empty list', () => {
  expect(() => quantile([], 0.5)).toThrow(RangeError);
});
