/** How large a coin is, and where the coin of a district lies. */
import { boxAround } from '../geometry/polygon';
import type { Box } from '../geometry/polygon';
import type { DrawnDistrict } from '../district/use-layouts';
import { freeSpot } from '../layout/spots';
import type { Reachable } from '../marks';

/** Radius that a coin needs round its middle, the studded ring included. */
export const coinRadius = (cost: number, pinned: boolean) => (pinned ? 20.5 : cost === 1 ? 15 : 13.5);

/** What the coin of a district covers. */
export function coinBox({ to, cost, pinned }: Reachable, drawn: readonly DrawnDistrict[]): Box | null {
  const layout = drawn.find(({ id }) => id === to)?.layout;
  if (layout === undefined) return null;
  const size = coinRadius(cost, pinned) * 2;
  return boxAround(freeSpot(to, layout, size, size), size, size);
}
