/** Where a district's name stands, and its VP seal beside it: as large as the district allows. */
import type { DistrictId } from '@great-fire/game';
import type { MapDistrict, Point } from '@great-fire/game/board';
import { BOARD } from '@great-fire/game/board';
import type { Box } from '../geometry/polygon';
import { spanBetween } from '../geometry/polygon';
import { SEAL_RADIUS } from '../../pieces/vp-seal';
import type { FaceName } from './lettering';
import { textWidth } from './lettering';
import type { Block } from './name-lines';
import { arrangements, withoutSeal } from './name-lines';

export interface NameLine {
  readonly text: string;
  readonly x: number; // middle
  readonly y: number; // base line
}

export interface NameLayout {
  readonly lines: readonly NameLine[];
  readonly size: number; // 17.2: font size in map units
  readonly face: FaceName;
  readonly seal: Point | null;
  readonly sealRadius: number; // 9.8; 11.5 for my own where there is room
  readonly sealScale: number; // 1; more where the map is drawn smaller and the figure must not
  readonly sealInRow: boolean; // no room beside the name: it leads the row of houses
  readonly boxes: readonly Box[]; // what the words and the seal cover
  readonly bottom: number;
}

const SIZE = { city: 17.2, grass: 16.7, 'pudding-lane': 23.2 } as const;
/** Font size in map units. */
export const SMALLEST = 16.62; // 12 px where a unit is 0.7226 px (1440 x 900)
const LAST_RESORT = 14.8; // 86 % of the full size
const MARGIN = 5.5; // to the middle of the street
const NARROW_MARGIN = 3.6; // for names that need it
const GAP = 4; // between word and seal
const TIGHT_GAP = 2;

export interface Seal {
  readonly radius: number;
  readonly gap: number; // to the word before it
  readonly scale?: number; // left out: 1
}

/** A name set in one way, or null where it leaves its district. */
export function place(
  district: MapDistrict,
  block: Block,
  size: number,
  face: FaceName,
  { radius, gap, scale = 1 }: Seal,
  margin: number,
): NameLayout | null {
  const [labelX, labelY] = district.label;
  const height = size * (district.kind === 'pudding-lane' ? 1.3 : 0.98);
  // A name broken by us keeps its first line where the label's first line would stand.
  const grown = (block.lines.length - district.labelLines.length) * height;
  const middle = labelY + grown / 2;
  const top = middle - (block.lines.length * height) / 2;
  const bottom = middle + (block.lines.length * height) / 2;
  const span = spanBetween(district.polygon, top + size * 0.22, bottom - size * 0.22);
  if (span === null) return null;
  const left = span.left + margin;
  const right = span.right - margin;
  const widths = block.lines.map((text) => textWidth(text, size, face));
  const words = Math.max(...widths);
  const sealRoom = gap + radius * 2;
  const beside = block.sealLine === 'middle' ? sealRoom : 0;
  const unit = Math.max(
    words + beside,
    typeof block.sealLine === 'number' ? (widths[block.sealLine] ?? 0) + sealRoom : 0,
  );
  if (unit > right - left) return null;
  const start = Math.min(Math.max(labelX - unit / 2, left), right - unit);
  const lineMiddle = (i: number) => {
    const own = (widths[i] ?? 0) + (block.sealLine === i ? sealRoom : 0);
    return start + (unit - beside) / 2 - own / 2 + (widths[i] ?? 0) / 2;
  };
  const lines = block.lines.map((text, i) => ({
    text,
    x: lineMiddle(i),
    y: middle + (i - (block.lines.length - 1) / 2) * height + size * 0.32,
  }));
  const seal = ((): Point | null => {
    if (block.sealLine === null || block.sealLine === 'row') return null;
    if (block.sealLine === 'middle') return [start + words + gap + radius, middle];
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
  const lowest = Math.max(bottom, ...boxes.map((box) => box.bottom));
  return {
    lines,
    size,
    face,
    seal,
    sealRadius: radius,
    sealScale: scale,
    sealInRow: block.sealLine === 'row',
    boxes,
    bottom: lowest,
  };
}

const placed = new Map<string, NameLayout>();

/**
 * The name of a district with room for its seal (larger when the objective is the viewer's own), the same at every call.
 * Breaking comes before shrinking under 12 px at 1440; 86 % is the end of it.
 * @throws Error when a name of the map fits in no way
 */
export function layoutName(id: DistrictId, mine: boolean): NameLayout {
  const key = `${id} ${String(mine)}`;
  const known = placed.get(key);
  if (known !== undefined) return known;
  const name = placeName(id, mine);
  placed.set(key, name);
  return name;
}

function placeName(id: DistrictId, mine: boolean): NameLayout {
  const district = BOARD[id].map;
  const face: FaceName = district.kind === 'grass' ? 'italic' : 'roman';
  const full = SIZE[district.kind];
  const seal: Seal = { radius: mine ? SEAL_RADIUS.mine : SEAL_RADIUS.other, gap: GAP };
  const tightSeal: Seal = { radius: SEAL_RADIUS.other, gap: TIGHT_GAP };
  const blocks = arrangements(district.labelLines, district.objective !== null);
  const bare = withoutSeal(blocks);
  const legible = [full, (full + SMALLEST) / 2, SMALLEST];
  const attempts = [
    { arranged: blocks, sizes: legible, margin: MARGIN, seal },
    { arranged: blocks, sizes: legible, margin: NARROW_MARGIN, seal },
    { arranged: blocks, sizes: legible, margin: NARROW_MARGIN, seal: tightSeal },
    { arranged: bare, sizes: legible, margin: MARGIN, seal },
    { arranged: bare, sizes: legible, margin: NARROW_MARGIN, seal },
    { arranged: bare, sizes: [16, 15.4, LAST_RESORT], margin: NARROW_MARGIN, seal },
  ];
  for (const { arranged, sizes, margin, seal: tried } of attempts) {
    for (const block of arranged) {
      for (const size of sizes) {
        const name = place(district, block, size, face, tried, margin);
        if (name !== null) return name;
      }
    }
  }
  throw new Error(`The name of ${id} does not fit its district`);
}
