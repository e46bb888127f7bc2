/** Smooth curves through given points. */
import type { Point } from '@great-fire/game/board';
import { roundCoord } from './path';

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
