/** How large a coin is, and where the coin of a district lies. */
import { boxAround } from '../geometry/polygon';
import type { Box } from '../geometry/polygon';
import type { DistrictView } from '../district/use-district-layouts';
import { freeSpot } from '../layout/free-spot';
import type { Destination } from '../marks';

/** Radius that a coin needs round its middle, the studded ring included. */
export const costBadgeRadius = (cost: number, pinned: boolean) => (pinned ? 20.5 : cost === 1 ? 15 : 13.5);

/** What the coin of a district covers. */
export function costBadgeBox(
  { to, cost, pinned }: Destination,
  districts: readonly DistrictView[],
): Box | null {
  const layout = districts.find(({ id }) => id === to)?.layout;
  if (layout === undefined) return null;
  const size = costBadgeRadius(cost, pinned) * 2;
  return boxAround(freeSpot(to, layout, size, size), size, size);
}
