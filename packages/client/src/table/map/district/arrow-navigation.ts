/** Arrow-key navigation on the map: along the links, by compass direction. */
import type { Direction, DistrictId } from '@great-fire/game';
import type { Neighbour, Point } from '@great-fire/game/board';
import { BOARD } from '@great-fire/game/board';
import { getCenter } from '../geometry/polygon';

export const ARROW_DIRECTIONS: { readonly [key: string]: Direction | undefined } = {
  ArrowUp: 'N',
  ArrowRight: 'E',
  ArrowDown: 'S',
  ArrowLeft: 'W',
};

const UNIT_VECTORS: { readonly [D in Direction]: Point } = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/**
 * Returns how far a neighbour's centre is off the direction: 0 straight ahead, 1 at a right angle. Neighbours over a
 * corner get 2 more.
 */
function angularOffset(from: DistrictId, { id, bearing }: Neighbour, direction: Direction): number {
  const [ax, ay] = getCenter(BOARD[from].map.polygon);
  const [bx, by] = getCenter(BOARD[id].map.polygon);
  const [ux, uy] = UNIT_VECTORS[direction];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const alignment = ((bx - ax) * ux + (by - ay) * uy) / length;
  return 1 - alignment + (bearing === direction ? 0 : 2); // borders before corners
}

/** Returns the neighbour that an arrow key leads to, or null at the edge of the map. */
export function findNeighbourInDirection(from: DistrictId, direction: Direction): DistrictId | null {
  const candidates = BOARD[from].neighbours.filter(({ bearing }) => bearing.includes(direction));
  const [best] = [...candidates].sort(
    (a, b) => angularOffset(from, a, direction) - angularOffset(from, b, direction),
  );
  return best?.id ?? null;
}
