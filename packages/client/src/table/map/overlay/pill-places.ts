/** Verb pills lie across the foot of their district, clear of its pieces and of each other. */
import type { Point } from '@great-fire/game/board';
import { BOARD } from '@great-fire/game/board';
import type { Box } from '../geometry/polygon';
import { boundsOf, boxAround, middleOf, overlap, sharedArea } from '../geometry/polygon';
import { textWidth } from '../layout/lettering';
import { pieceBox } from '../layout/piece-extents';
import type { DistrictLayout } from '../layout/district-layout';
import type { VerbMark } from '../marks';

export const PILL = { height: 41.5, text: 20, icon: 24, coin: 13.9, pad: 11, gap: 7 } as const;

export interface PlacedPill {
  readonly mark: VerbMark;
  readonly at: Point; // middle
  readonly width: number;
}

/** As wide as its word, its icon and its coin. */
export function pillWidth(word: string, { verb, cost }: Pick<VerbMark, 'verb' | 'cost'>): number {
  const icon = verb === 'contain' ? 0 : PILL.icon + PILL.gap;
  const coin = cost === null ? 4 : PILL.coin * 2 + PILL.gap - 4;
  return PILL.pad * 2 + icon + textWidth(word, PILL.text, 'bold') + coin;
}

const EDGE = { left: 18, right: 1582 };
const ASIDE = [0, -14, 14, -28, 28, -42, 42];
const FURTHER = [0, 7, 14, -7, 21, 28, 42, 56, 84, 126];
const COVERING = 0.5; // units of way for each square unit of name or piece covered

export interface PillSurroundings {
  readonly layoutOf: (mark: VerbMark) => DistrictLayout;
  readonly wordOf: (mark: VerbMark) => string;
  readonly names: readonly Box[]; // names and pieces of the districts around, better not covered
}

/** Where the middle of a pill would best lie: across the foot of its district, under its pieces. */
function footOf({ district }: VerbMark, layout: DistrictLayout): Point {
  const { polygon } = BOARD[district].map;
  const lowest = Math.max(layout.name.bottom, ...layout.pieces.map((piece) => pieceBox(piece).bottom));
  return [middleOf(polygon)[0], Math.max(boundsOf(polygon).bottom - 16, lowest + PILL.height / 2 + 3)];
}

/** One place a pill: near the foot of its district, never on another pill, on as little else as can be. */
export function placePills(
  marks: readonly VerbMark[],
  { layoutOf, wordOf, names }: PillSurroundings,
): readonly PlacedPill[] {
  const taken: Box[] = [];
  return marks.map((mark) => {
    const width = pillWidth(wordOf(mark), mark);
    const layout = layoutOf(mark);
    const [footX, footY] = footOf(mark, layout);
    const own = layout.pieces.map((piece) => pieceBox(piece));
    let best: { readonly at: Point; readonly cost: number } | null = null;
    for (const down of FURTHER) {
      for (const aside of ASIDE) {
        const x = Math.min(Math.max(footX + aside, EDGE.left + width / 2), EDGE.right - width / 2);
        const box = boxAround([x, footY + down], width, PILL.height);
        if ([...taken, ...own].some((other) => overlap(box, other))) continue;
        const covered = names.reduce((sum, other) => sum + sharedArea(box, other), 0);
        const cost = covered * COVERING + Math.abs(down) + Math.abs(aside) * 0.6;
        if (best === null || cost < best.cost) best = { at: [x, footY + down], cost };
      }
    }
    const at = best?.at ?? [footX, footY];
    taken.push(boxAround(at, width + 4, PILL.height + 4));
    return { mark, at, width };
  });
}
