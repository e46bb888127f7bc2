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
  wordlessPad: 7,
  wordlessGap: 2,
} as const;

export interface PlacedVerb {
  readonly mark: VerbMark;
  readonly at: Point; // centre
  readonly width: number; // before scaling
  readonly scale: number;
  readonly wordless: boolean; // an icon in place of the word, where the word would cover a name or a piece
}

/** Returns the width of a verb button: its label, icon and cost badge. Without a label, it has an icon. */
function verbButtonWidth(label: string | null, { verb, cost }: Pick<VerbMark, 'verb' | 'cost'>): number {
  if (label === null) {
    const badge = cost === null ? 0 : VERB_BUTTON.badgeRadius * 2 + VERB_BUTTON.wordlessGap;
    return VERB_BUTTON.wordlessPad + VERB_BUTTON.icon + badge + VERB_BUTTON.wordlessPad;
  }
  const icon = verb === 'contain' ? 0 : VERB_BUTTON.icon + VERB_BUTTON.gap;
  const badge = cost === null ? 4 : VERB_BUTTON.badgeRadius * 2 + VERB_BUTTON.gap - 4;
  return VERB_BUTTON.pad * 2 + icon + textWidth(label, VERB_BUTTON.text, 'bold') + badge;
}

const MAP_EDGES = { left: 18, right: 1582 };
const QUAYS = 956; // the words of the turn stand below it, on the river
const X_OFFSETS = [0, -14, 14, -28, 28, -42, 42, -63, 63];
const Y_OFFSETS = [0, 7, 14, -7, 21, -21, 28, -42, 42, 56, 84, 126];
const QUAY_COST = 8; // distance units per unit below the quays
const COVER_COST = 2; // distance units per covered square unit of a name or piece
const MAX_WORD_COVER = 0.03; // share of a button that may touch a name or piece, so that the button keeps its word

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
 * possible. A button whose word covers more than the edge of a name or a piece wherever it stands loses the word if it
 * covers less then.
 */
export function placeVerbs(
  marks: readonly VerbMark[],
  { getLayout, getLabel, avoidedBoxes, scale = 1 }: VerbPlacementContext,
): readonly PlacedVerb[] {
  const height = VERB_BUTTON.height * scale;
  const occupied: Box[] = [];
  return marks.map((mark) => {
    const layout = getLayout(mark);
    const preferredSpot = getPreferredSpot(mark, layout, height);
    const forbiddenBoxes = [...occupied, ...layout.pieces.map((piece) => pieceBox(piece))];
    const findSpot = (width: number): Spot => {
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
    const wordWidth = verbButtonWidth(getLabel(mark), mark);
    const iconWidth = verbButtonWidth(null, mark);
    const wordSpot = findSpot(wordWidth * scale);
    const maxCovered = MAX_WORD_COVER * wordWidth * scale * height;
    const iconSpot = wordSpot.covered > maxCovered ? findSpot(iconWidth * scale) : wordSpot;
    const wordless = iconSpot.covered < wordSpot.covered;
    const { at } = wordless ? iconSpot : wordSpot;
    const width = wordless ? iconWidth : wordWidth;
    occupied.push(boxAround(at, width * scale + 4, height + 4));
    return { mark, at, width, scale, wordless };
  });
}
