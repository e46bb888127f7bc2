/**
 * The layout of a district on a map that is smaller than its names need. Text keeps its 12px and is left out if it
 * does not fit. Pieces may shrink, because their shape identifies them.
 */
import type { DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { boundsOf, boxAround, overlaps, horizontalSpanAt } from '../polygon';
import { SEAL_RADIUS } from '../../../pieces/vp-seal';
import type { DistrictLayout, Occupants, PieceGroups } from './district-layout';
import {
  houseScale,
  landmarkBox,
  layoutDistrict,
  layoutPuddingLane,
  STREET_MARGIN,
  groupPieces,
} from './district-layout';
import type { NameLayout } from './name-layout';
import { getBlocks, getLineBreaks, MIN_NAME_SIZE, moveSealsToRow, tryPlaceName } from './name-layout';
import type { FixedScales, RowGroup } from './rows';
import { layoutRows } from './rows';
import { SHORT_NAMES } from './short-names';
import { freeSpot, occupiedBoxes } from './free-spot';
import { pieceBox } from './piece-extents';

const MIN_TEXT_PX = 12;
const STEP = 0.1; // map units; few different sizes keep the cache of layouts small
const BADGE_FONT_SIZE = 18; // map units

/** Maximum font size in map units. Above it hardly any name fits, so the map has no text. */
const MAX_COMPACT_FONT = 24.9;

const BADGE_SIZE = 34; // map units, of a cost badge on a small map
const COUNT_FONT_SIZE = 18; // at scale 1
const MARGINS = [3.6, 1]; // to the middle of the street; a name may touch it before it is left out
const SHIFTS = [0, 5, 10]; // map units below the place of the name on the large map
const NARROW_MARGIN = 6;
const SHRINK_FACTORS = [1, 0.92, 0.84, 0.76, 0.68];
const TINY_FACTORS = [0.6, 0.54, 0.48, 0.42];

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

type Arrangement = (
  groups: PieceGroups,
  homeScale: number,
  fixedScales: FixedScales,
  shrink: number,
) => readonly RowGroup[];

const stackGroups: Arrangement = ({ homes, fire, people }, homeScale, fixedScales, shrink) => [
  { pieces: homes, scale: homeScale * shrink, fixedScales, spaceAbove: 1 },
  { pieces: fire, scale: (fixedScales.count ?? 1) * shrink, fixedScales, spaceAbove: 1.5 },
  { pieces: people, scale: 1.06 * shrink, spaceAbove: 1.5 },
];

const putPeopleBesideHouses: Arrangement = ({ homes, fire, people }, _homeScale, fixedScales, shrink) => [
  { pieces: [...homes, ...people], scale: 0.98 * shrink, fixedScales, spaceAbove: 1 },
  { pieces: fire, scale: (fixedScales.count ?? 1) * shrink, fixedScales, spaceAbove: 1.5 },
];

const joinGroups: Arrangement = ({ homes, fire, people }, _homeScale, fixedScales, shrink) => [
  { pieces: [...homes, ...fire, ...people], scale: 0.98 * shrink, fixedScales, spaceAbove: 1 },
];

/** Removes the flames without a band: the count alone gives the number of cones. */
const withoutFlames = (groups: PieceGroups): PieceGroups => ({
  ...groups,
  fire: groups.fire.filter(({ kind }) => kind !== 'flame'),
});

/** Returns true if nothing overlaps the district's landmark (St Paul's or the Tower). */
function isLandmarkFree(id: DistrictId, { name, pieces }: DistrictLayout): boolean {
  const landmark = landmarkBox(id);
  if (landmark === null) return false;
  return ![...name.boxes, ...pieces.map(pieceBox)].some((box) => overlaps(box, landmark));
}

/** Returns true if a cost badge has a free place. A seal among the houses may take it. */
function hasRoomForBadge(id: DistrictId, layout: DistrictLayout): boolean {
  const [x, y] = freeSpot(id, layout, BADGE_SIZE, BADGE_SIZE);
  const badge = boxAround([x, y], BADGE_SIZE, BADGE_SIZE);
  return !occupiedBoxes(id, layout).some((box) => overlaps(badge, box));
}

/** Lays out a district on a small map. `minFontSize`: map units that equal 12px, at most `MAX_COMPACT_FONT`. */
export function layoutCompact(
  id: DistrictId,
  occupants: Occupants,
  isOwnObjective: boolean,
  minFontSize: number,
): DistrictLayout {
  const regularLayout = layoutDistrict(id, occupants, isOwnObjective);
  if (id === 'pudding-lane') {
    const [name] = getNameLayouts(id, isOwnObjective, minFontSize);
    const isLarge = name === undefined || regularLayout.name.size >= minFontSize;
    return isLarge ? regularLayout : layoutPuddingLane(name, occupants.cones);
  }
  const { polygon } = BOARD[id].map;
  const bottom = boundsOf(polygon).bottom - 5;
  const fixedScales = {
    count: Math.max(1, minFontSize / COUNT_FONT_SIZE),
    seal: minFontSize / MIN_NAME_SIZE,
  };
  const fit = (name: NameLayout, groups: PieceGroups, shrinkFactors: readonly number[]) => {
    const span = horizontalSpanAt(polygon, name.bottom + 19);
    const homeScale = houseScale(groups.homes.length, span === null ? 90 : span.right - span.left);
    for (const shrink of shrinkFactors) {
      for (const arrange of [stackGroups, putPeopleBesideHouses, joinGroups]) {
        for (const margin of [STREET_MARGIN, NARROW_MARGIN]) {
          const area = { polygon, top: name.bottom, bottom, margin };
          const pieces = layoutRows(arrange(groups, homeScale, fixedScales, shrink), area);
          if (pieces !== null) return pieces;
        }
      }
    }
    return null;
  };
  const names = getNameLayouts(id, isOwnObjective, minFontSize);
  let crowded: DistrictLayout | null = null;
  // A shortened name is better than tiny pieces, and tiny pieces are better than no name.
  for (const shrinkFactors of [SHRINK_FACTORS, TINY_FACTORS]) {
    for (const name of shrinkFactors === SHRINK_FACTORS ? names.slice(0, -1) : names) {
      const groups = groupPieces(occupants, name.sealInRow);
      const pieces = fit(name, groups, shrinkFactors) ?? fit(name, withoutFlames(groups), shrinkFactors);
      if (pieces === null) continue;
      const layout = { name, pieces, landmark: false };
      if (name.sealInRow && groups.people.length > 0 && !hasRoomForBadge(id, layout)) crowded ??= layout;
      else return { ...layout, landmark: isLandmarkFree(id, layout) };
    }
    if (crowded !== null) return { ...crowded, landmark: isLandmarkFree(id, crowded) };
  }
  // The count does not fit at its size, so the district has no text.
  const isWordless = ({ piece }: DistrictLayout['pieces'][number]) =>
    piece.kind !== 'count' && piece.kind !== 'seal';
  return {
    ...regularLayout,
    name: createEmptyName(id, minFontSize, false),
    pieces: regularLayout.pieces.filter(isWordless),
  };
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
