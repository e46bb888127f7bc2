/** Where a card lies beside its district: pure measures, in pixels of the map's pane. */
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
  readonly arrowTop: number; // top of the pointer, from the card's top
}

interface PlacementInput {
  readonly container: { readonly width: number; readonly height: number };
  readonly popover: { readonly width: number; readonly height: number };
  readonly target: Box;
  readonly others: readonly Box[];
  readonly path: readonly Box[]; // small boxes along the way of the cone
}

const EDGE_MARGIN = 8; // free space to the pane's edge
const TARGET_GAP = 16; // to the district
const HAND_HEIGHT = 172; // the hand's height on the water, kept free where there is room
const ARROW_HEIGHT = 22;
const PATH_WEIGHT = 20; // a covered square pixel of the path weighs so many of a district
const ALIGNMENTS = [0.86, 0.72, 0.5, 0.3, 0.14] as const; // of the card's height, above the middle of the district

const overlapArea = (a: Box, b: Box): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
};

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

/** The side and height that cover the least of the other districts and of the path, and stay inside the pane. */
export function placePopover({ container, popover, target, others, path }: PlacementInput): PopoverPlacement {
  const targetCenter = target.y + target.height / 2;
  const maxTop = Math.max(EDGE_MARGIN, container.height - popover.height - HAND_HEIGHT);
  const heights = ALIGNMENTS.map((ratio) => targetCenter - popover.height * ratio);
  const sides = [
    { side: 'left' as const, x: target.x - TARGET_GAP - popover.width },
    { side: 'right' as const, x: target.x + target.width + TARGET_GAP },
  ];
  const candidates = sides.flatMap(({ side, x }) =>
    heights.map((height) => {
      const y = clamp(height, EDGE_MARGIN, maxTop);
      const clampedX = clamp(x, EDGE_MARGIN, container.width - popover.width - EDGE_MARGIN);
      const box = { x: clampedX, y, width: popover.width, height: popover.height };
      const coveredArea = (boxes: readonly Box[]) =>
        boxes.reduce((sum, other) => sum + overlapArea(box, other), 0);
      const cost =
        coveredArea([target, ...others]) + coveredArea(path) * PATH_WEIGHT + Math.abs(clampedX - x) * 200;
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
