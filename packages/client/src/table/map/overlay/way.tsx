import type { DistrictId } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import { memo } from 'react';
import { splinePath } from '../geometry/spline';
import { wayThrough } from './links';

interface FirePathProps {
  readonly path: readonly DistrictId[];
  readonly last: Point | null; // where it crosses into the target
}

/** The way of the cone: dots under names and counts, over the ground. */
export const FirePath = memo(
  function FirePath({ path, last }: FirePathProps) {
    const points = wayThrough(path, null, 2, last);
    const [start] = points;
    if (start === undefined) return null;
    const d = splinePath(points);
    return (
      <>
        <g fill="none" strokeLinecap="round">
          <path d={d} stroke="var(--path-under)" strokeWidth={12} strokeOpacity={0.75} data-fire-path />
          <path d={d} stroke="var(--path)" strokeWidth={5} strokeDasharray="2 11" />
        </g>
        <circle
          cx={start[0]}
          cy={start[1]}
          r={7}
          fill="var(--path)"
          stroke="var(--path-under)"
          strokeWidth={2.5}
        />
      </>
    );
  },
  (before, after) => before.path.join() === after.path.join() && before.last?.join() === after.last?.join(),
);

/** The way that a pawn or band would walk. */
export const WalkRoute = memo(
  function WalkRoute({
    route,
    from,
  }: {
    readonly route: readonly DistrictId[];
    readonly from: Point | null;
  }) {
    const d = splinePath(wayThrough(route, from, 46));
    return (
      <g fill="none" strokeLinecap="round">
        <path d={d} stroke="var(--route-under)" strokeWidth={11} strokeOpacity={0.7} />
        <path d={d} stroke="var(--route)" strokeWidth={4.5} strokeDasharray="2 10" />
      </g>
    );
  },
  (before, after) => before.route.join() === after.route.join() && before.from?.join() === after.from?.join(),
);
