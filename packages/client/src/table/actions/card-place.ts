/** Where a card lies beside its district: pure measures, in pixels of the map's pane. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly side: 'left' | 'right'; // of the district
  readonly tip: number; // top of the pointer, from the card's top
}

interface Measures {
  readonly pane: { readonly width: number; readonly height: number };
  readonly card: { readonly width: number; readonly height: number };
  readonly target: Box;
  readonly others: readonly Box[];
}

const EDGE = 8; // free space to the pane's edge
const GAP = 16; // to the district
const WATER = 172; // the hand's height on the water, kept free where there is room
const TIP = 22;

const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
};

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** The side and height that cover the least of the other districts and stay inside the pane. */
export function placeCard({ pane, card, target, others }: Measures): CardPlace {
  const middle = target.y + target.height / 2;
  const lowest = Math.max(EDGE, pane.height - card.height - WATER);
  const heights = [middle - card.height * 0.72, middle - card.height / 2, middle - card.height * 0.3];
  const sides = [
    { side: 'left' as const, x: target.x - GAP - card.width },
    { side: 'right' as const, x: target.x + target.width + GAP },
  ];
  const candidates = sides.flatMap(({ side, x }) =>
    heights.map((height) => {
      const y = clamp(height, EDGE, lowest);
      const inside = clamp(x, EDGE, pane.width - card.width - EDGE);
      const box = { x: inside, y, width: card.width, height: card.height };
      const covered = [target, ...others].reduce((sum, other) => sum + overlap(box, other), 0);
      return { box, side, cost: covered + Math.abs(inside - x) * 200 };
    }),
  );
  const [first, ...rest] = candidates;
  if (first === undefined) throw new Error('A card has two sides');
  const { box, side } = rest.reduce((best, one) => (one.cost < best.cost ? one : best), first);
  return { x: box.x, y: box.y, side, tip: clamp(middle - box.y - TIP / 2, 12, card.height - TIP - 12) };
}
