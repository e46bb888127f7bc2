/** Verb pills lie across the foot of their district, clear of its pieces and of each other. */
import type { Point } from '@great-fire/game/board';
import { BOARD } from '@great-fire/game/board';
import type { Box } from '../geometry/polygon';
import { boundsOf, boxAround, middleOf, overlap } from '../geometry/polygon';
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

/** One place a pill; later ones move down until they are free of the earlier. */
export function placePills(
  marks: readonly VerbMark[],
  layoutOf: (mark: VerbMark) => DistrictLayout,
  wordOf: (mark: VerbMark) => string,
): readonly PlacedPill[] {
  const taken: Box[] = [];
  return marks.map((mark) => {
    const { polygon } = BOARD[mark.district].map;
    const width = pillWidth(wordOf(mark), mark);
    const layout = layoutOf(mark);
    const lowest = Math.max(layout.name.bottom, ...layout.pieces.map((piece) => pieceBox(piece).bottom));
    const [middle] = middleOf(polygon);
    const x = Math.min(Math.max(middle, EDGE.left + width / 2), EDGE.right - width / 2);
    let y = Math.max(boundsOf(polygon).bottom - 16, lowest + PILL.height / 2 + 3);
    while (taken.some((box) => overlap(box, boxAround([x, y], width + 4, PILL.height + 4)))) y += 6;
    taken.push(boxAround([x, y], width, PILL.height));
    return { mark, at: [x, y] as const, width };
  });
}
