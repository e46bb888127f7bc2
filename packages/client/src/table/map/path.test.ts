import { jitter, lerp, linePath, smoothPath, moveTowards, splinePath } from './path';

test('closes a path at its start and keeps one decimal', () => {
  expect(
    linePath(
      [
        [0, 0],
        [10.26, 0],
        [10, 5.04],
      ],
      true,
    ),
  ).toBe('M0 0l10.3 0l-0.3 5z');
  expect(linePath([])).toBe('');
});

test('starts and ends a smooth path at its end points', () => {
  const path = smoothPath([
    [0, 0],
    [10, 10],
    [20, 0],
    [30, 10],
  ]);
  expect(path.startsWith('M0 0Q')).toBe(true);
  expect(path.endsWith(' 30 10')).toBe(true);
  expect(
    smoothPath([
      [1, 2],
      [3, 4],
    ]),
  ).toBe('M1 2l2 2');
});

test('draws a spline through every point', () => {
  const path = splinePath([
    [0, 0],
    [10, 20],
    [40, 20],
  ]);
  expect(path).toMatch(/^M0 0C.* 10 20C.* 40 20$/);
  expect(splinePath([])).toBe('');
});

test('finds points on the line between two points', () => {
  expect(lerp([0, 0], [10, 20], 0.5)).toEqual([5, 10]);
  expect(moveTowards([0, 0], [30, 40], 5)).toEqual([3, 4]);
  expect(moveTowards([0, 0], [3, 4], 50)).toEqual([3, 4]);
  expect(moveTowards([1, 1], [1, 1], 5)).toEqual([1, 1]);
});

test('generates the same numbers from 0 to 1 for the same seed', () => {
  const row = (seed: number) => {
    const next = jitter(seed);
    return Array.from({ length: 200 }, () => next());
  };
  expect(row(7)).toEqual(row(7));
  expect(row(7)).not.toEqual(row(8));
  expect(row(7).every((value) => value >= 0 && value < 1)).toBe(true);
  expect(new Set(row(7)).size).toBe(200);
});
