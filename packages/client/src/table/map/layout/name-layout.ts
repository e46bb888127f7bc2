/** The layout of a district's name and its VP seal: as large as the district allows. */
import type { DistrictId } from '@great-fire/game';
import { type MapDistrict, type Point, BOARD } from '@great-fire/game/board';
import { type Box, freeSpan } from '../polygon';
import { SEAL_RADIUS } from '../../../pieces/vp-seal';
import { type FontName, textWidth } from './text-metrics';

/** Line breaks for district names, and the line with the VP seal. */

interface NameBlock {
  readonly lines: readonly string[];
  readonly sealLine: number | 'middle' | 'row' | null; // line that the seal follows
}

/** Returns the possible line breaks, the given lines first. A one-line name is split at each space into two lines. */
export function getLineBreaks(labelLines: readonly string[], withSeal: boolean): readonly NameBlock[] {
  const words = labelLines.join(' ').split(' ');
  const variants = [labelLines];
  if (labelLines.length === 1 && words.length > 1) {
    for (let splitAt = 1; splitAt < words.length; splitAt += 1) {
      variants.push([words.slice(0, splitAt).join(' '), words.slice(splitAt).join(' ')]);
    }
  }
  return getBlocks(variants, withSeal);
}

/** Returns the lines with each possible place of the seal. */
export function getBlocks(variants: readonly (readonly string[])[], withSeal: boolean): readonly NameBlock[] {
  if (!withSeal) return variants.map((lines) => ({ lines, sealLine: null }));
  return variants.flatMap((lines): readonly NameBlock[] =>
    lines.length === 1
      ? [{ lines, sealLine: 'middle' }]
      : [{ lines, sealLine: 'middle' }, ...lines.map((_, i) => ({ lines, sealLine: lines.length - 1 - i }))],
  );
}

/** Moves the seals from the names to the row of houses. */
export function moveSealsToRow(blocks: readonly NameBlock[]): readonly NameBlock[] {
  return blocks.map(({ lines, sealLine }) => ({ lines, sealLine: sealLine === null ? null : 'row' }));
}

interface NameLine {
  readonly text: string;
  readonly x: number; // centre
  readonly y: number; // baseline
}

export interface NameLayout {
  readonly lines: readonly NameLine[];
  readonly size: number; // font size in map units, for example 17.2
  readonly font: FontName;
  readonly seal: Point | null;
  readonly sealRadius: number; // 9.8; 11.5 for the viewer's objective if it fits
  readonly sealScale: number; // 1; more on a small map, so that the number stays readable
  readonly sealInRow: boolean; // no room beside the name: the seal leads the row of houses
  readonly boxes: readonly Box[]; // of the text and the seal
  readonly bottom: number;
}

const FONT_SIZES = { city: 17.2, grass: 16.7, 'pudding-lane': 23.2 } as const;
/** The minimum font size of names, in map units. */
export const MIN_NAME_SIZE = 16.62; // 12px at 0.7226px per unit (1440 x 900)
const MIN_FALLBACK_SIZE = 14.8; // 86 % of the full size
const MARGIN = 5.5; // to the middle of the street
const NARROW_MARGIN = 3.6; // for names that need more room
const GAP = 4; // between text and seal
const TIGHT_GAP = 2;

export interface SealLayout {
  readonly radius: number;
  readonly gap: number; // to the text before it
  readonly scale?: number; // default 1
}

/** Returns the layout of a name in one arrangement, or null if it does not fit the district. */
export function tryPlaceName(
  district: MapDistrict,
  block: NameBlock,
  size: number,
  font: FontName,
  { radius, gap, scale = 1 }: SealLayout,
  margin: number,
): NameLayout | null {
  const [labelX, labelY] = district.label;
  const height = size * (district.kind === 'pudding-lane' ? 1.3 : 0.98);
  // If a name has extra line breaks, its first line stays where the label's first line is.
  const extraHeight = (block.lines.length - district.labelLines.length) * height;
  const middle = labelY + extraHeight / 2;
  const top = middle - (block.lines.length * height) / 2;
  const bottom = middle + (block.lines.length * height) / 2;
  const span = freeSpan(district.polygon, top + size * 0.22, bottom - size * 0.22);
  if (span === null) return null;
  const left = span.left + margin;
  const right = span.right - margin;
  const widths = block.lines.map((text) => textWidth(text, size, font));
  const maxLineWidth = Math.max(...widths);
  const sealRoom = gap + radius * 2;
  const besideWidth = block.sealLine === 'middle' ? sealRoom : 0;
  const totalWidth = Math.max(
    maxLineWidth + besideWidth,
    typeof block.sealLine === 'number' ? (widths[block.sealLine] ?? 0) + sealRoom : 0,
  );
  if (totalWidth > right - left) return null;
  const start = Math.min(Math.max(labelX - totalWidth / 2, left), right - totalWidth);
  const lineCenter = (i: number) => {
    const lineWidth = (widths[i] ?? 0) + (block.sealLine === i ? sealRoom : 0);
    return start + (totalWidth - besideWidth) / 2 - lineWidth / 2 + (widths[i] ?? 0) / 2;
  };
  const lines = block.lines.map((text, i) => ({
    text,
    x: lineCenter(i),
    y: middle + (i - (block.lines.length - 1) / 2) * height + size * 0.32,
  }));
  const seal = ((): Point | null => {
    if (block.sealLine === null || block.sealLine === 'row') return null;
    if (block.sealLine === 'middle') return [start + maxLineWidth + gap + radius, middle];
    const line = lines[block.sealLine];
    return line === undefined
      ? null
      : [line.x + (widths[block.sealLine] ?? 0) / 2 + gap + radius, line.y - size * 0.32];
  })();
  const wordBoxes = lines.map((line, i) => ({
    left: line.x - (widths[i] ?? 0) / 2,
    right: line.x + (widths[i] ?? 0) / 2,
    top: line.y - size * 0.72,
    bottom: line.y + size * 0.2,
  }));
  const sealBoxes =
    seal === null
      ? []
      : [
          {
            left: seal[0] - radius,
            right: seal[0] + radius,
            top: seal[1] - radius,
            bottom: seal[1] + radius,
          },
        ];
  const boxes = [...wordBoxes, ...sealBoxes];
  const lowestEdge = Math.max(bottom, ...boxes.map((box) => box.bottom));
  return {
    lines,
    size,
    font,
    seal,
    sealRadius: radius,
    sealScale: scale,
    sealInRow: block.sealLine === 'row',
    boxes,
    bottom: lowestEdge,
  };
}

const nameCache = new Map<string, NameLayout>();

/**
 * Returns the layout of a district's name and seal, from a cache. The seal is larger if the objective is the viewer's.
 *
 * Breaks a name into lines before it shrinks it below 12px at 1440 pixels. The minimum is 86 %.
 *
 * @throws Error if a name does not fit at all
 */
export function layoutName(id: DistrictId, isOwnObjective: boolean): NameLayout {
  const key = `${id} ${String(isOwnObjective)}`;
  const cached = nameCache.get(key);
  if (cached !== undefined) return cached;
  const name = findNameLayout(id, isOwnObjective);
  nameCache.set(key, name);
  return name;
}

function findNameLayout(id: DistrictId, isOwnObjective: boolean): NameLayout {
  const district = BOARD[id].map;
  const font: FontName = district.kind === 'grass' ? 'italic' : 'roman';
  const fullSize = FONT_SIZES[district.kind];
  const seal: SealLayout = { radius: isOwnObjective ? SEAL_RADIUS.mine : SEAL_RADIUS.other, gap: GAP };
  const tightSeal: SealLayout = { radius: SEAL_RADIUS.other, gap: TIGHT_GAP };
  const blocks = getLineBreaks(district.labelLines, district.objective !== null);
  const withoutSeals = moveSealsToRow(blocks);
  const legibleSizes = [fullSize, (fullSize + MIN_NAME_SIZE) / 2, MIN_NAME_SIZE];
  const attempts = [
    { arranged: blocks, sizes: legibleSizes, margin: MARGIN, seal },
    { arranged: blocks, sizes: legibleSizes, margin: NARROW_MARGIN, seal },
    { arranged: blocks, sizes: legibleSizes, margin: NARROW_MARGIN, seal: tightSeal },
    { arranged: withoutSeals, sizes: legibleSizes, margin: MARGIN, seal },
    { arranged: withoutSeals, sizes: legibleSizes, margin: NARROW_MARGIN, seal },
    { arranged: withoutSeals, sizes: [16, 15.4, MIN_FALLBACK_SIZE], margin: NARROW_MARGIN, seal },
  ];
  for (const { arranged, sizes, margin, seal: attemptedSeal } of attempts) {
    for (const block of arranged) {
      for (const size of sizes) {
        const name = tryPlaceName(district, block, size, font, attemptedSeal, margin);
        if (name !== null) return name;
      }
    }
  }
  throw new Error(`The name of ${id} does not fit its district`);
}
