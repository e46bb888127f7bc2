/** Size and placement of cost badges: on their district, but on no piece and no other badge. */
import type { DistrictId } from '@great-fire/game';
import { type Point, BOARD } from '@great-fire/game/board';
import { type Box, boundsOf, boxAround, contains, overlapArea, doBoxesOverlap } from '../polygon';
import type { DistrictView } from '../district/use-district-layouts';
import { freeSpot, occupiedBoxes } from '../layout/free-spot';
import type { Destination } from '../marks';

export interface PlacedBadge extends Destination {
  readonly at: Point; // centre
  readonly radius: number; // the studded ring included
}

const STEP = 4;
const GAP = 1; // between two badges
const COVER_PENALTY = 1000; // more than any distance

/** Returns the radius of a badge, the studded ring included. */
const costBadgeRadius = (cost: number, pinned: boolean, scale: number) =>
  (pinned ? 20.5 : cost === 1 ? 15 : 13.5) * scale;

export const badgeBox = ({ at, radius }: PlacedBadge): Box => boxAround(at, radius * 2, radius * 2);

/** Returns the area of the box that a badge covers, approximately. Zero if the disc and the box do not touch. */
function coveredArea([x, y]: Point, radius: number, box: Box): number {
  const nearestX = Math.min(Math.max(x, box.left), box.right);
  const nearestY = Math.min(Math.max(y, box.top), box.bottom);
  if (Math.hypot(x - nearestX, y - nearestY) >= radius) return 0;
  return overlapArea(boxAround([x, y], radius * 2, radius * 2), box);
}

/** Returns how much a badge at this point covers of boxes and of other badges. */
function cover(at: Point, radius: number, boxes: readonly Box[], badges: readonly PlacedBadge[]): number {
  const ofBoxes = boxes.reduce((sum, box) => sum + coveredArea(at, radius, box), 0);
  const ofBadges = badges.reduce((sum, badge) => {
    const distance = Math.hypot(at[0] - badge.at[0], at[1] - badge.at[1]);
    return sum + Math.max(0, radius + badge.radius + GAP - distance) * radius;
  }, 0);
  return ofBoxes + ofBadges;
}

/**
 * Returns the point of a district where a badge covers least, as near to the lower edge as possible. The badge may
 * cross the border of the district, but its centre does not.
 */
function leastCoveringSpot(
  id: DistrictId,
  radius: number,
  districts: readonly DistrictView[],
  badges: readonly PlacedBadge[],
): Point | null {
  const { polygon } = BOARD[id].map;
  const { left, right, top, bottom } = boundsOf(polygon);
  const reach = boxAround(
    [(left + right) / 2, (top + bottom) / 2],
    right - left + 2 * radius,
    bottom - top + 2 * radius,
  );
  const boxes = districts.flatMap((district) =>
    occupiedBoxes(district.id, district.layout).filter((box) => doBoxesOverlap(box, reach)),
  );
  let best: { readonly at: Point; readonly penalty: number } | null = null;
  for (let y = bottom; y >= top; y -= STEP) {
    for (let x = left; x <= right; x += STEP) {
      const at: Point = [x, y];
      const distance = bottom - y + Math.abs(x - (left + right) / 2);
      if ((best !== null && distance >= best.penalty) || !contains(polygon, at)) continue;
      const penalty = cover(at, radius, boxes, badges) * COVER_PENALTY + distance;
      if (best === null || penalty < best.penalty) best = { at, penalty };
    }
  }
  return best?.at ?? null;
}

/** Places the badges of all drawn destinations, in order. */
export function placeCostBadges(
  destinations: readonly Destination[],
  districts: readonly DistrictView[],
  scale: number,
): readonly PlacedBadge[] {
  const placed: PlacedBadge[] = [];
  for (const destination of destinations) {
    const { to, cost, pinned } = destination;
    const layout = districts.find(({ id }) => id === to)?.layout;
    if (layout === undefined) continue;
    const radius = costBadgeRadius(cost, pinned, scale);
    const spot = freeSpot(to, layout, radius * 2, radius * 2);
    const isFree = cover(spot, radius, occupiedBoxes(to, layout), placed) === 0;
    const at = isFree ? spot : (leastCoveringSpot(to, radius, districts, placed) ?? spot);
    placed.push({ ...destination, at, radius });
  }
  return placed;
}
