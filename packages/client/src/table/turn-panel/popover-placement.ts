/** Placement of the spread preview beside its district. Computes only, in pixels of the map's pane. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PopoverPlacement {
  readonly x: number;
  readonly y: number;
  readonly side: 'left' | 'right'; // of the district
  readonly arrowTop: number; // px from the top of the popover
}

export interface PlacementInput {
  readonly container: { readonly width: number; readonly height: number };
  readonly popover: { readonly width: number; readonly height: number };
  readonly target: Box;
  readonly others: readonly Box[];
  readonly path: readonly Box[]; // small boxes along the fire path
  readonly bottomInset?: number; // px at the bottom, kept free for the hand
}

const EDGE_MARGIN = 8; // px to the edge of the pane
const TARGET_GAP = 16; // px to the district
const HAND_HEIGHT = 172; // px; default bottom inset
const ARROW_HEIGHT = 22;
const PATH_WEIGHT = 20; // a covered pixel of the path costs as much as this many of a district
const DISTANCES = [0, 40, 80, 120, 160] as const; // px further from the district
const DISTANCE_COST = 15; // covered px that a pixel of distance may save
const ALIGNMENTS = [0.86, 0.72, 0.5, 0.3, 0.14] as const; // of the popover's height, above the district's centre

const overlapArea = (a: Box, b: Box): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
};

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

/** Returns the position inside the pane that covers the least of the other districts and the path. */
export function placePopover({
  container,
  popover,
  target,
  others,
  path,
  bottomInset = HAND_HEIGHT,
}: PlacementInput): PopoverPlacement {
  const targetCenter = target.y + target.height / 2;
  const maxTop = Math.max(EDGE_MARGIN, container.height - popover.height - bottomInset);
  const heights = ALIGNMENTS.map((ratio) => targetCenter - popover.height * ratio);
  const sides = DISTANCES.flatMap((distance) => [
    { side: 'left' as const, x: target.x - TARGET_GAP - popover.width - distance, distance },
    { side: 'right' as const, x: target.x + target.width + TARGET_GAP + distance, distance },
  ]);
  const candidates = sides.flatMap(({ side, x, distance }) =>
    heights.map((height) => {
      const y = clamp(height, EDGE_MARGIN, maxTop);
      const clampedX = clamp(x, EDGE_MARGIN, container.width - popover.width - EDGE_MARGIN);
      const box = { x: clampedX, y, width: popover.width, height: popover.height };
      const coveredArea = (boxes: readonly Box[]) =>
        boxes.reduce((sum, other) => sum + overlapArea(box, other), 0);
      const cost =
        coveredArea([target, ...others]) +
        coveredArea(path) * PATH_WEIGHT +
        Math.abs(clampedX - x) * 200 +
        distance * DISTANCE_COST;
      return { box, side, cost };
    }),
  );
  const [first, ...remaining] = candidates;
  if (first === undefined) throw new Error('A card has two sides');
  const { box, side } = remaining.reduce(
    (best, candidate) => (candidate.cost < best.cost ? candidate : best),
    first,
  );
  return {
    x: box.x,
    y: box.y,
    side,
    arrowTop: clamp(targetCenter - box.y - ARROW_HEIGHT / 2, 12, popover.height - ARROW_HEIGHT - 12),
  };
}
