/** Plane geometry of districts: nearly convex polygons in map units, x to the east, y to the south. */
import { BOARD, type Point, type MapDistrict } from '@great-fire/game/board';
import type { DistrictId } from '@great-fire/game';

export type Polygon = readonly Point[];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Span {
  readonly left: number;
  readonly right: number;
}

export interface Edge {
  readonly from: Point;
  readonly to: Point;
}

const edgeCache = new WeakMap<Polygon, readonly Edge[]>();

/** Returns the edges of a polygon in order, the closing one included. */
export function edgesOf(polygon: Polygon): readonly Edge[] {
  const cached = edgeCache.get(polygon);
  if (cached !== undefined) return cached;
  const edges = polygon.flatMap((from, i) => {
    const to = polygon[(i + 1) % polygon.length];
    return to === undefined ? [] : [{ from, to }];
  });
  edgeCache.set(polygon, edges);
  return edges;
}

export function boundsOf(polygon: Polygon): Box {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Returns true if a point is inside the polygon. On the border the result is undefined. */
export function contains(polygon: Polygon, [x, y]: Point): boolean {
  let inside = false;
  for (const { from, to } of edgesOf(polygon)) {
    if (from[1] > y === to[1] > y) continue;
    if (x < ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]) + from[0]) inside = !inside;
  }
  return inside;
}

/** Returns the outermost crossings of the horizontal line at `y`, or null if it misses the polygon. */
export function horizontalSpanAt(polygon: Polygon, y: number): Span | null {
  let left = Infinity;
  let right = -Infinity;
  for (const { from, to } of edgesOf(polygon)) {
    if (from[1] > y === to[1] > y) continue;
    const x = from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]);
    if (x < left) left = x;
    if (x > right) right = x;
  }
  return left < right ? { left, right } : null;
}

/** Returns the span that is inside the polygon at every height from `top` to `bottom`, or null if there is none. */
export function freeSpan(polygon: Polygon, top: number, bottom: number): Span | null {
  const heights = [top, (top + bottom) / 2, bottom];
  for (const [, y] of polygon) if (y > top && y < bottom) heights.push(y);
  let left = -Infinity;
  let right = Infinity;
  for (const y of heights) {
    const span = horizontalSpanAt(polygon, y);
    if (span === null) return null;
    left = Math.max(left, span.left);
    right = Math.min(right, span.right);
  }
  return left < right ? { left, right } : null;
}

/** Returns the centre of a district: halfway down, and halfway across at that height. */
export function getCenter(polygon: Polygon): Point {
  const { top, bottom, left, right } = boundsOf(polygon);
  const y = (top + bottom) / 2;
  const span = horizontalSpanAt(polygon, y) ?? { left, right };
  return [(span.left + span.right) / 2, y];
}

// The layouts call this some hundred thousand times, hence plain comparisons without calls.
function squaredDistance(point: Point, from: Point, to: Point): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const along = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / (dx * dx + dy * dy || 1);
  const t = along < 0 ? 0 : along > 1 ? 1 : along;
  const offX = point[0] - from[0] - t * dx;
  const offY = point[1] - from[1] - t * dy;
  return offX * offX + offY * offY;
}

/** Returns the distance of a point to the nearest edge. Negative outside the polygon. */
export function insetDistance(polygon: Polygon, point: Point): number {
  let nearest = Infinity;
  for (const { from, to } of edgesOf(polygon)) {
    const distance = squaredDistance(point, from, to);
    if (distance < nearest) nearest = distance;
  }
  return contains(polygon, point) ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}

/** Returns the smallest inset distance of a box's corners. Negative if a corner is outside the polygon. */
export function boxDepth(polygon: Polygon, { left, top, right, bottom }: Box): number {
  const corners: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return Math.min(...corners.map((corner) => insetDistance(polygon, corner)));
}

export function doBoxesOverlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Returns the common area of two boxes, in square units. */
export function overlapArea(a: Box, b: Box): number {
  if (!doBoxesOverlap(a, b)) return 0;
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width * height;
}

export function boxAround([x, y]: Point, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

// The borders of the regions: the edges of districts with another region behind them.

const edgeKey = ({ from, to }: Edge) => [from.join(), to.join()].sort().join('|');

/** Returns the districts on the border of their region, with their edges there. */
export function regionBorders(
  districts: readonly MapDistrict[],
): readonly { readonly id: DistrictId; readonly edges: readonly Edge[] }[] {
  const districtsByEdge = new Map<string, MapDistrict[]>();
  for (const district of districts) {
    for (const edge of edgesOf(district.polygon)) {
      districtsByEdge.set(edgeKey(edge), [...(districtsByEdge.get(edgeKey(edge)) ?? []), district]);
    }
  }
  return districts
    .map((district) => ({
      id: district.id,
      edges: edgesOf(district.polygon).filter((edge) =>
        (districtsByEdge.get(edgeKey(edge)) ?? []).some((other) => other.region !== district.region),
      ),
    }))
    .filter(({ edges }) => edges.length > 0);
}

/** Returns the bounding box of the districts, in map units. */
export function boundsOfDistricts(ids: readonly DistrictId[]): Box {
  const bounds = ids.map((id) => boundsOf(BOARD[id].map.polygon));
  return {
    left: Math.min(...bounds.map(({ left }) => left)),
    right: Math.max(...bounds.map(({ right }) => right)),
    top: Math.min(...bounds.map(({ top }) => top)),
    bottom: Math.max(...bounds.map(({ bottom }) => bottom)),
  };
}
