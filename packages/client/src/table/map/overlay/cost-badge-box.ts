/** Size and position of cost badges. */
import { boxAround } from '../geometry/polygon';
import type { Box } from '../geometry/polygon';
import type { DistrictView } from '../district/use-district-layouts';
import { freeSpot } from '../layout/free-spot';
import type { Destination } from '../marks';

/** Returns the radius of a badge, the studded ring included. */
export const costBadgeRadius = (cost: number, pinned: boolean, scale: number) =>
  (pinned ? 20.5 : cost === 1 ? 15 : 13.5) * scale;

/** Returns the box of a destination's badge, or null if the district is not drawn. */
export function costBadgeBox(
  { to, cost, pinned }: Destination,
  districts: readonly DistrictView[],
  scale: number,
): Box | null {
  const layout = districts.find(({ id }) => id === to)?.layout;
  if (layout === undefined) return null;
  const size = costBadgeRadius(cost, pinned, scale) * 2;
  return boxAround(freeSpot(to, layout, size, size), size, size);
}
