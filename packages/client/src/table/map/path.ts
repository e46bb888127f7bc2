/** Converts points to the `d` attribute of an SVG path. */
import type { Point } from '@great-fire/game/board';

/** Rounds to one decimal. A tenth of a map unit is less than a pixel at every zoom. */
export const roundCoord = (value: number) => Math.round(value * 10) / 10;

const pair = ([x, y]: Point) => `${roundCoord(x)} ${roundCoord(y)}`;

/** Returns a polyline in relative coordinates. `closed`: the outline of an area. */
export function linePath(points: readonly Point[], closed = false): string {
  let path = '';
  let [x, y] = [0, 0];
  for (const [nextX, nextY] of points) {
    const [toX, toY] = [Math.round(nextX * 10), Math.round(nextY * 10)];
    path += `${path === '' ? 'M' : 'l'}${(toX - x) / 10} ${(toY - y) / 10}`;
    [x, y] = [toX, toY];
  }
  return closed ? `${path}z` : path;
}

/** Returns a curve from the first to the last point. The points between attract it. */
export function smoothPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let path = `M${pair(first)}`;
  if (rest.length === 1) return linePath(points);
  rest.forEach((point, i) => {
    const next = rest[i + 1];
    if (next === undefined) return;
    const end: Point = i + 2 === rest.length ? next : [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
    path += `Q${pair(point)} ${pair(end)}`;
  });
  return path;
}

/** Returns the point at `share` (0 to 1) of the way from `a` to `b`. */
export function lerp(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Returns the point on the way from `a` to `b`, at most `distance` from `a`. */
export function moveTowards(a: Point, b: Point, distance: number): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return length === 0 ? a : lerp(a, b, Math.min(1, distance / length));
}

// Smooth curves through given points.

/** Returns a Catmull-Rom spline as cubic Bézier curves. It passes through every point with gentle turns. */
export function splinePath(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return '';
  let path = `M${roundCoord(first[0])} ${roundCoord(first[1])}`;
  points.forEach((to, i) => {
    const from = points[i - 1];
    if (from === undefined) return;
    const before = points[i - 2] ?? from;
    const after = points[i + 1] ?? to;
    const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...c1, ...c2, ...to].map(roundCoord).join(' ')}`;
  });
  return path;
}

/** A small generator of reproducible jitter: the drawing must be the same on every screen. */
type Jitter = () => number;

/**
 * Returns a generator of numbers from 0 (inclusive) to 1 (exclusive), the same sequence for the same seed. For drawing
 * only.
 */
export function jitter(seed: number): Jitter {
  let state = seed | 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
