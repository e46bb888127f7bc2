/**
 * The layout of a district on a map that is smaller than its names need. Text keeps its 12px and is left out if it
 * does not fit. Pieces may shrink, because their shape identifies them.
 */
import type { DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { SEAL_RADIUS } from '../../../pieces/vp-seal';
import { type DistrictLayout, type Occupants, layoutWithNames } from './district-layout';
import {
  type NameLayout,
  getBlocks,
  getLineBreaks,
  layoutName,
  MIN_NAME_SIZE,
  moveSealsToRow,
  tryPlaceName,
} from './name-layout';
import { SHORT_NAMES } from './short-names';

const MIN_TEXT_PX = 12;
const STEP = 0.1; // map units; few different sizes keep the cache of layouts small
const BADGE_FONT_SIZE = 18; // map units

/** Maximum font size in map units. Above it hardly any name fits, so the map has no text. */
const MAX_COMPACT_FONT = 24.9;

const MARGINS = [3.6, 1]; // to the middle of the street; a name may touch it before it is left out
const SHIFTS = [0, 5, 10]; // map units below the place of the name on the large map

/** Returns an empty name layout. The pieces start at the position of the name. */
function createEmptyName(id: DistrictId, size: number, sealInRow: boolean): NameLayout {
  const [, labelY] = BOARD[id].map.label;
  return {
    seal: null,
    sealRadius: 0,
    sealScale: 1,
    sealInRow,
    lines: [],
    size,
    font: 'roman',
    boxes: [],
    bottom: labelY - size * 0.6,
  };
}

/**
 * Returns all name layouts that fit, the best first: the name as on the large map, then in other lines or shortened.
 * Each comes with its seal beside it and, failing that, in the row of houses. The last layout is the empty one.
 */
function getNameLayouts(id: DistrictId, isOwnObjective: boolean, size: number): readonly NameLayout[] {
  const district = BOARD[id].map;
  const font = district.kind === 'grass' ? 'italic' : 'roman';
  const scale = size / MIN_NAME_SIZE;
  const radius = SEAL_RADIUS[isOwnObjective ? 'mine' : 'other'] * scale;
  const hasSeal = district.objective !== null;
  const writings = [getLineBreaks(district.labelLines, hasSeal), ...getShortNames(id, hasSeal)];
  const [x, y] = district.label;
  const places = MARGINS.flatMap((margin) => SHIFTS.map((shift) => ({ margin, shift })));
  const placed = writings
    .flatMap((blocks) => [...blocks, ...moveSealsToRow(blocks)])
    .flatMap((block): readonly NameLayout[] => {
      for (const { margin, shift } of places) {
        const shifted = { ...district, label: [x, y + shift] as const };
        const name = tryPlaceName(shifted, block, size, font, { radius, gap: 3, scale }, margin);
        if (name !== null) return [name];
      }
      return [];
    });
  return [...placed, createEmptyName(id, size, hasSeal)];
}

const getShortNames = (id: DistrictId, hasSeal: boolean) =>
  (SHORT_NAMES[id] ?? []).map((lines) => getBlocks([lines], hasSeal));

/** Lays out a district on a small map. `minFontSize`: map units that equal 12px, at most `MAX_COMPACT_FONT`. */
export function layoutDistrictCompact(
  id: DistrictId,
  occupants: Occupants,
  isOwnObjective: boolean,
  minFontSize: number,
): DistrictLayout {
  const regular = layoutName(id, isOwnObjective);
  const isLarge = id === 'pudding-lane' && regular.size >= minFontSize;
  return layoutWithNames(
    id,
    occupants,
    isLarge ? [regular] : getNameLayouts(id, isOwnObjective, minFontSize),
  );
}

export interface MapTextSize {
  readonly minFontSize?: number; // of `CityMap`; default if missing
  readonly hidesText: boolean; // any text would be too small
}

/** Returns the text size of a map that is drawn at this scale. */
export function mapTextSize(pxPerUnit: number): MapTextSize {
  const minFontSize = Math.ceil(MIN_TEXT_PX / pxPerUnit / STEP) * STEP;
  if (minFontSize > MAX_COMPACT_FONT) return { hidesText: true };
  return minFontSize > MIN_NAME_SIZE + STEP ? { minFontSize, hidesText: false } : { hidesText: false };
}

interface MarkScale {
  readonly pin: number;
  readonly badge: number; // of cost badges and verb buttons, whose numbers are larger than those of pins
}

/** Returns the scale of marks at which their numbers are at least 12px high. `minFontSize`: of `CityMap`. */
export const getMarkScale = (minFontSize = MIN_NAME_SIZE): MarkScale => ({
  pin: Math.max(1, minFontSize / MIN_NAME_SIZE),
  badge: Math.max(1, minFontSize / BADGE_FONT_SIZE),
});
