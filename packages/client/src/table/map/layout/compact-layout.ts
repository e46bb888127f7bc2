/**
 * The layout of a district on a map that is smaller than its names need. Text keeps its 12px and is left out if it
 * does not fit. Pieces may shrink, because their shape identifies them.
 */
import type { DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { boundsOf, overlaps, horizontalSpanAt } from '../polygon';
import { SEAL_RADIUS } from '../../../pieces/vp-seal';
import type { DistrictLayout, Occupants, PieceGroups } from './district-layout';
import { houseScale, landmarkBox, layoutDistrict, STREET_MARGIN, groupPieces } from './district-layout';
import type { NameLayout, Seal } from './name-layout';
import { tryPlaceName, MIN_NAME_SIZE, getLineBreaks } from './name-layout';
import type { RowGroup } from './rows';
import { layoutRows } from './rows';
import { pieceBox } from './piece-extents';

const MIN_TEXT_PX = 12;
const STEP = 0.1; // map units; few different sizes keep the cache of layouts small
const BADGE_FONT_SIZE = 18; // map units

/** Maximum font size in map units. Above it hardly any name fits, so the map has no text. */
const MAX_COMPACT_FONT = 26;

const COUNT_FONT_SIZE = 18; // at scale 1
const MARGINS = [3.6, 1]; // to the middle of the street; a name may touch it before it is left out
const NARROW_MARGIN = 6;
const SHRINK_FACTORS = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.54, 0.48, 0.42];

/** Returns an empty name layout. The pieces start at the position of the name. */
function createEmptyName(id: DistrictId, size: number): NameLayout {
  const [, labelY] = BOARD[id].map.label;
  const seal = { seal: null, sealRadius: 0, sealScale: 1, sealInRow: false } as const;
  return { ...seal, lines: [], size, font: 'roman', boxes: [], bottom: labelY - size * 0.6 };
}

/** Returns all name layouts that fit: with a seal, without, and finally the empty one. */
function getNameLayouts(id: DistrictId, isOwnObjective: boolean, size: number): readonly NameLayout[] {
  const district = BOARD[id].map;
  const font = district.kind === 'grass' ? 'italic' : 'roman';
  const scale = size / MIN_NAME_SIZE;
  const seal: Seal = { radius: SEAL_RADIUS[isOwnObjective ? 'mine' : 'other'] * scale, gap: 3, scale };
  const hasSeal = district.objective !== null;
  const blocks = [
    ...(hasSeal ? getLineBreaks(district.labelLines, true) : []),
    ...getLineBreaks(district.labelLines, false),
  ];
  const placed = MARGINS.flatMap((margin) =>
    blocks.flatMap((block) => tryPlaceName(district, block, size, font, seal, margin) ?? []),
  );
  return [...placed, createEmptyName(id, size)];
}

type Arrangement = (
  groups: PieceGroups,
  homeScale: number,
  countScale: number,
  shrink: number,
) => readonly RowGroup[];

const stackGroups: Arrangement = ({ homes, fire, people }, homeScale, countScale, shrink) => [
  { pieces: homes, scale: homeScale * shrink, spaceAbove: 1 },
  { pieces: fire, scale: countScale, spaceAbove: 1.5 },
  { pieces: people, scale: 1.06 * shrink, spaceAbove: 1.5 },
];

const putPeopleBesideHouses: Arrangement = ({ homes, fire, people }, _homeScale, countScale, shrink) => [
  { pieces: [...homes, ...people], scale: 0.98 * shrink, spaceAbove: 1 },
  { pieces: fire, scale: countScale, spaceAbove: 1.5 },
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

/** Lays out a district on a small map. `minFontSize`: map units that equal 12px, at most `MAX_COMPACT_FONT`. */
export function layoutCompact(
  id: DistrictId,
  occupants: Occupants,
  isOwnObjective: boolean,
  minFontSize: number,
): DistrictLayout {
  const regularLayout = layoutDistrict(id, occupants, isOwnObjective);
  if (id === 'pudding-lane') return regularLayout;
  const { polygon } = BOARD[id].map;
  const groups = groupPieces(occupants, false);
  const bottom = boundsOf(polygon).bottom - 5;
  const countScale = Math.max(1, minFontSize / COUNT_FONT_SIZE);
  const fit = (name: NameLayout, placedGroups: PieceGroups, scaleOfCount: number): DistrictLayout | null => {
    const span = horizontalSpanAt(polygon, name.bottom + 19);
    const homeScale = houseScale(placedGroups.homes.length, span === null ? 90 : span.right - span.left);
    for (const shrink of SHRINK_FACTORS) {
      for (const arrange of [stackGroups, putPeopleBesideHouses]) {
        for (const margin of [STREET_MARGIN, NARROW_MARGIN]) {
          const area = { polygon, top: name.bottom, bottom, margin };
          const pieces = layoutRows(arrange(placedGroups, homeScale, scaleOfCount, shrink), area);
          if (pieces !== null) return { name, pieces, landmark: false };
        }
      }
    }
    return null;
  };
  for (const name of getNameLayouts(id, isOwnObjective, minFontSize)) {
    const layout = fit(name, groups, countScale) ?? fit(name, withoutFlames(groups), countScale);
    if (layout !== null) return { ...layout, landmark: isLandmarkFree(id, layout) };
  }
  // The count does not fit at its size, so the district has no text.
  const isWordless = ({ piece }: DistrictLayout['pieces'][number]) =>
    piece.kind !== 'count' && piece.kind !== 'seal';
  return {
    ...regularLayout,
    name: createEmptyName(id, minFontSize),
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
