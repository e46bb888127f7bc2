/** Free places for marks: a coin belongs at the foot of its district, but never over a piece. */
import type { DistrictId } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import { BOARD } from '@great-fire/game/board';
import type { Box } from '../geometry/polygon';
import { boundsOf, boxAround, boxDepth, middleOf, overlap, spanAt } from '../geometry/polygon';
import type { DistrictLayout } from './district-layout';
import { landmarkBox } from './district-layout';
import { pieceBox } from './piece-extents';

const STEP = 6;
const CLEAR = 4;
const COVERING = 1000; // worse than any distance

/** Boxes that a mark should not cover. */
export function occupied(id: DistrictId, layout: DistrictLayout): readonly Box[] {
  const landmark = layout.landmark ? landmarkBox(id) : null;
  return [
    ...layout.name.boxes,
    ...layout.pieces.map((piece) => pieceBox(piece)),
    ...(landmark === null ? [] : [landmark]),
  ];
}

const found = new WeakMap<DistrictLayout, Map<string, Point>>();

function findSpot(id: DistrictId, layout: DistrictLayout, width: number, height: number): Point {
  const { polygon } = BOARD[id].map;
  const { top, bottom } = boundsOf(polygon);
  const taken = occupied(id, layout);
  let best: { readonly at: Point; readonly cost: number } | null = null;
  for (let y = bottom - height / 2 - CLEAR; y > top + height / 2; y -= STEP) {
    const rise = bottom - y;
    if (best !== null && rise >= best.cost) break;
    const span = spanAt(polygon, y);
    if (span === null) continue;
    const middle = (span.left + span.right) / 2;
    for (let aside = 0; aside < (span.right - span.left) / 2; aside += STEP) {
      const cost = rise + aside * 0.7;
      if (best !== null && cost >= best.cost) break;
      for (const x of aside === 0 ? [middle] : [middle + aside, middle - aside]) {
        const box = boxAround([x, y], width, height);
        const covered = taken.filter((other) => overlap(box, other)).length;
        if (best !== null && cost + covered * COVERING >= best.cost) continue;
        if (boxDepth(polygon, box) < CLEAR) continue;
        best = { at: [x, y], cost: cost + covered * COVERING };
      }
    }
  }
  return best?.at ?? middleOf(polygon);
}

/**
 * The middle of a free box of this size, as near to the foot of the district as can be; where no
 * box is free, the place whose box covers the least of the pieces.
 */
export function freeSpot(id: DistrictId, layout: DistrictLayout, width: number, height: number): Point {
  const spots = found.get(layout) ?? new Map<string, Point>();
  found.set(layout, spots);
  const size = `${width} ${height}`;
  const spot = spots.get(size) ?? findSpot(id, layout, width, height);
  spots.set(size, spot);
  return spot;
}
