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
  readonly path: readonly Box[]; // small boxes along the way of the cone
}

const EDGE = 8; // free space to the pane's edge
const GAP = 16; // to the district
const WATER = 172; // the hand's height on the water, kept free where there is room
const TIP = 22;
const PATH = 20; // a covered square pixel of the path weighs so many of a district
const HIGH = [0.86, 0.72, 0.5, 0.3, 0.14] as const; // of the card's height, above the middle of the district

const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
};

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** The side and height that cover the least of the other districts and of the path, and stay inside the pane. */
export function placeCard({ pane, card, target, others, path }: Measures): CardPlace {
  const middle = target.y + target.height / 2;
  const lowest = Math.max(EDGE, pane.height - card.height - WATER);
  const heights = HIGH.map((part) => middle - card.height * part);
  const sides = [
    { side: 'left' as const, x: target.x - GAP - card.width },
    { side: 'right' as const, x: target.x + target.width + GAP },
  ];
  const candidates = sides.flatMap(({ side, x }) =>
    heights.map((height) => {
      const y = clamp(height, EDGE, lowest);
      const inside = clamp(x, EDGE, pane.width - card.width - EDGE);
      const box = { x: inside, y, width: card.width, height: card.height };
      const covers = (boxes: readonly Box[]) => boxes.reduce((sum, other) => sum + overlap(box, other), 0);
      const cost = covers([target, ...others]) + covers(path) * PATH + Math.abs(inside - x) * 200;
      return { box, side, cost };
    }),
  );
  const [first, ...rest] = candidates;
  if (first === undefined) throw new Error('A card has two sides');
  const { box, side } = rest.reduce((best, one) => (one.cost < best.cost ? one : best), first);
  return { x: box.x, y: box.y, side, tip: clamp(middle - box.y - TIP / 2, 12, card.height - TIP - 12) };
}
