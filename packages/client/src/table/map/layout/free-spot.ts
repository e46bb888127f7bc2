/** Finds free spots for marks: near the lower edge of their district, but not on a piece. */
import type { DistrictId } from '@great-fire/game';
import { type Point, BOARD } from '@great-fire/game/board';
import {
  type Box,
  boundsOf,
  boxAround,
  boxDepth,
  getCenter,
  doBoxesOverlap,
  horizontalSpanAt,
} from '../polygon';
import { type DistrictLayout, landmarkBox } from './district-layout';
import { pieceBox } from './piece-extents';

const STEP = 6;
const CLEARANCE = 4; // from the border of the district
const OVERHANG = 9; // over the border, at most
const COVER_PENALTY = 1000; // more than any distance

/** Returns the boxes that a mark should not cover. Those of names count three times: a mark rather covers a piece. */
export function occupiedBoxes(id: DistrictId, layout: DistrictLayout): readonly Box[] {
  const landmark = layout.landmark ? landmarkBox(id) : null;
  return [
    ...[1, 2, 3].flatMap(() => layout.name.boxes),
    ...layout.pieces.filter(({ piece }) => piece.kind !== 'plot').map(pieceBox),
    ...(landmark === null ? [] : [landmark]),
  ];
}

const spotCache = new WeakMap<DistrictLayout, Map<string, Point>>();

interface Spot {
  readonly at: Point;
  readonly cost: number;
}

function computeFreeSpot(
  id: DistrictId,
  layout: DistrictLayout,
  width: number,
  height: number,
  clearance: number,
): Spot | null {
  const { polygon } = BOARD[id].map;
  const { top, bottom } = boundsOf(polygon);
  const counts = layout.pieces.filter(({ piece }) => piece.kind === 'count').map(pieceBox);
  // A mark rather covers a flame than the number of cones.
  const occupied = [...occupiedBoxes(id, layout), ...counts, ...counts];
  let best: Spot | null = null;
  for (let y = bottom - height / 2 - clearance; y > top + height / 2; y -= STEP) {
    const distanceUp = bottom - y;
    if (best !== null && distanceUp >= best.cost) break;
    const span = horizontalSpanAt(polygon, y);
    if (span === null) continue;
    const middle = (span.left + span.right) / 2;
    for (let offset = 0; offset < (span.right - span.left) / 2; offset += STEP) {
      const cost = distanceUp + offset * 0.7;
      if (best !== null && cost >= best.cost) break;
      for (const x of offset === 0 ? [middle] : [middle + offset, middle - offset]) {
        const box = boxAround([x, y], width, height);
        const covered = occupied.filter((other) => doBoxesOverlap(box, other)).length;
        if (best !== null && cost + covered * COVER_PENALTY >= best.cost) continue;
        if (boxDepth(polygon, box) < clearance) continue;
        best = { at: [x, y], cost: cost + covered * COVER_PENALTY };
      }
    }
  }
  return best;
}

function bestSpot(
  id: DistrictId,
  layout: DistrictLayout,
  width: number,
  height: number,
  mayOverhang: boolean,
): Point {
  const inside = computeFreeSpot(id, layout, width, height, CLEARANCE);
  const isFree = inside !== null && inside.cost < COVER_PENALTY;
  const over = isFree || !mayOverhang ? null : computeFreeSpot(id, layout, width, height, -OVERHANG);
  const best = over !== null && over.cost < (inside?.cost ?? Infinity) ? over : inside;
  return best?.at ?? getCenter(BOARD[id].map.polygon);
}

/**
 * Returns the centre of a free box of this size, as near to the lower edge as possible. If no box is free, returns the
 * spot that covers the fewest boxes. `mayOverhang`: the box may then reach over the border, if it covers less there.
 */
export function freeSpot(
  id: DistrictId,
  layout: DistrictLayout,
  width: number,
  height: number,
  mayOverhang = false,
): Point {
  const spots = spotCache.get(layout) ?? new Map<string, Point>();
  spotCache.set(layout, spots);
  const size = `${width} ${height} ${mayOverhang}`;
  const spot = spots.get(size) ?? bestSpot(id, layout, width, height, mayOverhang);
  spots.set(size, spot);
  return spot;
}
