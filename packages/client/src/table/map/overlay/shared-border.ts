/** The common border of two districts as points. */
import type { DistrictId } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import { BOARD } from '@great-fire/game/board';
import { lerp } from '../geometry/path';
import { edgesOf } from '../geometry/polygon';

const STEP = 5;
const END_CLEARANCE = 13; // distance of pins to the ends of a border

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Returns points along the common border without its ends. None if only corners touch. */
export function pointsOnSharedBorder(a: DistrictId, b: DistrictId): readonly Point[] {
  const otherEdges = new Set(
    edgesOf(BOARD[b].map.polygon).map(({ from, to }) => `${to.join()} ${from.join()}`),
  );
  const shared = edgesOf(BOARD[a].map.polygon).filter(({ from, to }) =>
    otherEdges.has(`${from.join()} ${to.join()}`),
  );
  const corners = new Map<string, number>();
  for (const { from, to } of shared) {
    for (const corner of [from, to]) corners.set(corner.join(), (corners.get(corner.join()) ?? 0) + 1);
  }
  const ends = shared
    .flatMap(({ from, to }) => [from, to])
    .filter((corner) => corners.get(corner.join()) === 1);
  return shared
    .flatMap(({ from, to }) => {
      const count = Math.max(1, Math.round(distance(from, to) / STEP));
      return Array.from({ length: count + 1 }, (_, i) => lerp(from, to, i / count));
    })
    .filter((point) => ends.every((end) => distance(point, end) >= END_CLEARANCE));
}
