import type { DistrictId } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import { splinePath } from '../geometry/spline';
import { routePoints } from './links';

interface FirePathProps {
  readonly path: readonly DistrictId[];
  readonly lastCrossing: Point | null; // point on the border of the target
}

/** The path of the cone as dots, above the terrain and below names and counts. */
export function FirePath({ path, lastCrossing }: FirePathProps) {
  const points = routePoints(path, null, 2, lastCrossing);
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
}

/** The route that a pawn or a band would walk. */
export function WalkRoute({
  route,
  startAt,
}: {
  readonly route: readonly DistrictId[];
  readonly startAt: Point | null;
}) {
  const d = splinePath(routePoints(route, startAt, 46));
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="var(--route-under)" strokeWidth={11} strokeOpacity={0.7} />
      <path d={d} stroke="var(--route)" strokeWidth={4.5} strokeDasharray="2 10" />
    </g>
  );
}
