/** Placement of verb buttons: across the lower edge of their district, clear of its pieces and of each other. */
import { BOARD, type Point } from '@great-fire/game/board';
import { type Box, boundsOf, boxAround, getCenter, doBoxesOverlap, overlapArea } from '../polygon';
import { textWidth } from '../layout/text-metrics';
import { pieceBox } from '../layout/piece-extents';
import type { DistrictLayout } from '../layout/district-layout';
import type { VerbMark } from '../marks';

export const VERB_BUTTON = {
  height: 41.5,
  text: 20,
  icon: 24,
  badgeRadius: 13.9,
  pad: 11,
  gap: 7,
  stackedHeight: 54,
  stackedText: 18,
  stackedPad: 6,
  bareHeight: 34,
  barePad: 9,
  stackedGap: 2,
} as const;

export interface PlacedVerb {
  readonly mark: VerbMark;
  readonly at: Point; // centre
  readonly width: number; // before scaling
  readonly height: number; // before scaling
  readonly scale: number;
  readonly isCompact: boolean; // a line would cover a name or a piece, see `compactSize`
}

/** Returns the width of a verb button with its label beside its icon and cost badge. */
function lineWidth(label: string, { verb, cost }: Pick<VerbMark, 'verb' | 'cost'>): number {
  const icon = verb === 'contain' ? 0 : VERB_BUTTON.icon + VERB_BUTTON.gap;
  const badge = cost === null ? 4 : VERB_BUTTON.badgeRadius * 2 + VERB_BUTTON.gap - 4;
  return VERB_BUTTON.pad * 2 + icon + textWidth(label, VERB_BUTTON.text, 'bold') + badge;
}

/** Returns the size of a verb button where a line has no room: its label below icon and cost, or alone without a cost. */
function compactSize(label: string, { cost }: Pick<VerbMark, 'cost'>): { width: number; height: number } {
  const { icon, badgeRadius, stackedText, stackedGap, stackedPad, stackedHeight, bareHeight, barePad } =
    VERB_BUTTON;
  const labelWidth = textWidth(label, stackedText, 'bold');
  if (cost === null) return { width: barePad * 2 + labelWidth, height: bareHeight };
  const row = icon + badgeRadius * 2 + stackedGap;
  return { width: stackedPad * 2 + Math.max(row, labelWidth), height: stackedHeight };
}

const MAP_EDGES = { left: 18, right: 1582 };
const QUAYS = 956; // the words of the turn stand below it, on the river
const X_OFFSETS = [0, 14, 21, 28, 35, 42, 56, 63, 84, 105].flatMap((x) => (x === 0 ? [0] : [-x, x]));
const Y_OFFSETS = [0, 7, 14, -7, 21, -14, -21, 28, -28, 35, -42, 42, 49, 56, -56, 70, 84, 105, 126];
const QUAY_COST = 8; // distance units per unit below the quays
const COVER_COST = 2; // distance units per covered square unit of a name or piece
const MAX_LINE_COVER = 0.03; // share of a button that may touch a name or piece, so that it stays a single line

export interface VerbPlacementContext {
  readonly getLayout: (mark: VerbMark) => DistrictLayout;
  readonly getLabel: (mark: VerbMark) => string;
  readonly avoidedBoxes: readonly Box[]; // names and pieces nearby
  readonly scale?: number; // default 1
}

/** Returns the preferred centre of a verb button: across the lower edge of its district, below the pieces. */
function getPreferredSpot({ district }: VerbMark, layout: DistrictLayout, height: number): Point {
  const { polygon } = BOARD[district].map;
  const lowest = Math.max(layout.name.bottom, ...layout.pieces.map((piece) => pieceBox(piece).bottom));
  return [getCenter(polygon)[0], Math.max(boundsOf(polygon).bottom - 16, lowest + height / 2 + 3)];
}

interface Spot {
  readonly at: Point;
  readonly covered: number; // area of names and pieces
  readonly cost: number;
}

/**
 * Places each verb button near the lower edge of its district. Buttons do not overlap and cover as little else as
 * possible. A button that covers more than the edge of a name or a piece wherever it stands is compact if it covers
 * less then.
 */
export function placeVerbs(
  marks: readonly VerbMark[],
  { getLayout, getLabel, avoidedBoxes, scale = 1 }: VerbPlacementContext,
): readonly PlacedVerb[] {
  const occupied: Box[] = [];
  return marks.map((mark) => {
    const layout = getLayout(mark);
    const forbiddenBoxes = [...occupied, ...layout.pieces.map((piece) => pieceBox(piece))];
    const findSpot = (width: number, height: number): Spot => {
      const preferredSpot = getPreferredSpot(mark, layout, height);
      const [spotX, spotY] = preferredSpot;
      let best: Spot | null = null;
      for (const dy of Y_OFFSETS) {
        for (const dx of X_OFFSETS) {
          const x = Math.min(
            Math.max(spotX + dx * scale, MAP_EDGES.left + width / 2),
            MAP_EDGES.right - width / 2,
          );
          const at: Point = [x, spotY + dy * scale];
          const box = boxAround(at, width, height);
          if (forbiddenBoxes.some((other) => doBoxesOverlap(box, other))) continue;
          const covered = avoidedBoxes.reduce((sum, other) => sum + overlapArea(box, other), 0);
          const belowQuays = Math.max(0, at[1] + height / 2 - QUAYS);
          const cost = covered * COVER_COST + belowQuays * QUAY_COST + Math.abs(dy) + Math.abs(dx) * 0.6;
          if (best === null || cost < best.cost) best = { at, covered, cost };
        }
      }
      return best ?? { at: preferredSpot, covered: Infinity, cost: Infinity };
    };
    const label = getLabel(mark);
    const line = { width: lineWidth(label, mark), height: VERB_BUTTON.height };
    const compact = compactSize(label, mark);
    const lineSpot = findSpot(line.width * scale, line.height * scale);
    const maxCovered = MAX_LINE_COVER * line.width * scale * line.height * scale;
    const compactSpot =
      lineSpot.covered > maxCovered ? findSpot(compact.width * scale, compact.height * scale) : lineSpot;
    const isCompact = compactSpot.covered < lineSpot.covered;
    const { at } = isCompact ? compactSpot : lineSpot;
    const { width, height } = isCompact ? compact : line;
    occupied.push(boxAround(at, width * scale + 4, height * scale + 4));
    return { mark, at, width, height, scale, isCompact };
  });
}
