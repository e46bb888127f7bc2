/** Verb pills lie across the foot of their district, clear of its pieces and of each other. */
import type { Point } from '@great-fire/game/board';
import { BOARD } from '@great-fire/game/board';
import type { Box } from '../geometry/polygon';
import { boundsOf, boxAround, getCenter, overlaps, overlapArea } from '../geometry/polygon';
import { textWidth } from '../layout/text-metrics';
import { pieceBox } from '../layout/piece-extents';
import type { DistrictLayout } from '../layout/district-layout';
import type { VerbMark } from '../marks';

export const VERB_BUTTON = { height: 41.5, text: 20, icon: 24, badgeRadius: 13.9, pad: 11, gap: 7 } as const;

export interface PlacedVerb {
  readonly mark: VerbMark;
  readonly at: Point; // middle
  readonly width: number;
}

/** As wide as its word, its icon and its coin. */
export function verbButtonWidth(label: string, { verb, cost }: Pick<VerbMark, 'verb' | 'cost'>): number {
  const icon = verb === 'contain' ? 0 : VERB_BUTTON.icon + VERB_BUTTON.gap;
  const badge = cost === null ? 4 : VERB_BUTTON.badgeRadius * 2 + VERB_BUTTON.gap - 4;
  return VERB_BUTTON.pad * 2 + icon + textWidth(label, VERB_BUTTON.text, 'bold') + badge;
}

const MAP_EDGES = { left: 18, right: 1582 };
const X_OFFSETS = [0, -14, 14, -28, 28, -42, 42];
const Y_OFFSETS = [0, 7, 14, -7, 21, 28, 42, 56, 84, 126];
const COVER_COST = 0.5; // units of way for each square unit of name or piece covered

export interface VerbPlacementContext {
  readonly getLayout: (mark: VerbMark) => DistrictLayout;
  readonly getLabel: (mark: VerbMark) => string;
  readonly avoidedBoxes: readonly Box[]; // names and pieces of the districts around, better not covered
}

/** Where the middle of a pill would best lie: across the foot of its district, under its pieces. */
function getPreferredSpot({ district }: VerbMark, layout: DistrictLayout): Point {
  const { polygon } = BOARD[district].map;
  const lowest = Math.max(layout.name.bottom, ...layout.pieces.map((piece) => pieceBox(piece).bottom));
  return [
    getCenter(polygon)[0],
    Math.max(boundsOf(polygon).bottom - 16, lowest + VERB_BUTTON.height / 2 + 3),
  ];
}

/** One place a pill: near the foot of its district, never on another pill, on as little else as can be. */
export function placeVerbs(
  marks: readonly VerbMark[],
  { getLayout, getLabel, avoidedBoxes }: VerbPlacementContext,
): readonly PlacedVerb[] {
  const occupied: Box[] = [];
  return marks.map((mark) => {
    const width = verbButtonWidth(getLabel(mark), mark);
    const layout = getLayout(mark);
    const [spotX, spotY] = getPreferredSpot(mark, layout);
    const ownPieceBoxes = layout.pieces.map((piece) => pieceBox(piece));
    let best: { readonly at: Point; readonly cost: number } | null = null;
    for (const dy of Y_OFFSETS) {
      for (const dx of X_OFFSETS) {
        const x = Math.min(Math.max(spotX + dx, MAP_EDGES.left + width / 2), MAP_EDGES.right - width / 2);
        const box = boxAround([x, spotY + dy], width, VERB_BUTTON.height);
        if ([...occupied, ...ownPieceBoxes].some((other) => overlaps(box, other))) continue;
        const covered = avoidedBoxes.reduce((sum, other) => sum + overlapArea(box, other), 0);
        const cost = covered * COVER_COST + Math.abs(dy) + Math.abs(dx) * 0.6;
        if (best === null || cost < best.cost) best = { at: [x, spotY + dy], cost };
      }
    }
    const at = best?.at ?? [spotX, spotY];
    occupied.push(boxAround(at, width + 4, VERB_BUTTON.height + 4));
    return { mark, at, width };
  });
}
