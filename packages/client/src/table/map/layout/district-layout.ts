/** The layout of a district: name and seal, houses and token, fire, bands and pawns. */
import type { Colour, DistrictId } from '@great-fire/game';
import { COLOURS } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import type { Box } from '../polygon';
import { boundsOf, horizontalSpanAt } from '../polygon';
import type { NameLayout } from './name-layout';
import { layoutName } from './name-layout';
import type { Piece, PlacedPiece } from './piece-extents';
import type { RowArea, RowGroup } from './rows';
import { layoutRows } from './rows';

export interface Occupants {
  readonly houses: readonly Colour[];
  readonly token: boolean;
  readonly cones: number;
  readonly bands: number; // pinned and free
  readonly pawns: readonly Colour[];
}

export interface DistrictLayout {
  readonly name: NameLayout;
  readonly pieces: readonly PlacedPiece[];
  readonly landmark: boolean; // St Paul's or the Tower has room
}

export const STREET_MARGIN = 8.5; // to the middle of the street
const NARROW_MARGIN = 6;
const SHRINK_FACTORS = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.54, 0.48, 0.42];

const repeatPiece = (count: number, piece: Piece): readonly Piece[] =>
  Array.from({ length: count }, () => piece);

/** Returns the box of the district's landmark, or null. A crowded district hides the landmark. */
export function landmarkBox(id: DistrictId): Box | null {
  const [x, y] = BOARD[id].map.anchors.art ?? [];
  if (x === undefined || y === undefined) return null;
  const height = id === 'tower' ? 34 : 44;
  return { left: x - 40, right: x + 40, top: y - height, bottom: y + 22 };
}

/** Returns a scale from 0.98 to 1.2, so that a full row of houses fits. */
export function houseScale(pieces: number, width: number): number {
  return pieces === 0 ? 1 : Math.max(0.98, Math.min(1.2, (width - 26) / (pieces * 20.5)));
}

export interface PieceGroups {
  readonly homes: readonly Piece[]; // a seal that does not fit beside the name, houses, token
  readonly fire: readonly Piece[];
  readonly people: readonly Piece[];
}

/** Returns the pieces of a district in layout order, in three groups. */
export function groupPieces(
  { houses, token, cones, bands, pawns }: Occupants,
  sealInRow: boolean,
): PieceGroups {
  const guarded = Math.min(bands, cones);
  const sorted = [...houses].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));
  return {
    homes: [
      ...repeatPiece(sealInRow ? 1 : 0, { kind: 'seal' }),
      ...sorted.map((colour): Piece => ({ kind: 'house', colour })),
      ...repeatPiece(token ? 1 : 0, { kind: 'token' }),
    ],
    fire: [
      ...repeatPiece(cones > 0 ? 1 : 0, { kind: 'count' }),
      ...repeatPiece(guarded, { kind: 'guarded-flame' }),
      ...repeatPiece(cones - guarded, { kind: 'flame' }),
    ],
    people: [
      ...repeatPiece(bands - guarded, { kind: 'band' }),
      ...pawns.map((colour): Piece => ({ kind: 'pawn', colour })),
    ],
  };
}

type Arrangement = (groups: PieceGroups, homeScale: number, shrink: number) => readonly RowGroup[];

const stackGroups: Arrangement = ({ homes, fire, people }, homeScale, shrink) => [
  { pieces: homes, scale: homeScale * shrink, spaceAbove: 1 },
  { pieces: fire, scale: shrink, spaceAbove: 1.5 },
  { pieces: people, scale: 1.06 * shrink, spaceAbove: 1.5 },
];

/** A seal in the row of houses must not wrap onto a row of its own. The houses shrink a little first. */
const stackWithHousesInOneRow: Arrangement = (groups, homeScale, shrink) =>
  stackGroups(groups, homeScale, shrink).map((group, i) => (i === 0 ? { ...group, oneRow: true } : group));

/** If the last row would leave the district, bands and pawns go beside the houses. */
const putPeopleBesideHouses: Arrangement = ({ homes, fire, people }, _homeScale, shrink) => [
  { pieces: [...homes, ...people], scale: 0.98 * shrink, spaceAbove: 1 },
  { pieces: fire, scale: shrink, spaceAbove: 1.5 },
];

const putPeopleBesideFire: Arrangement = ({ homes, fire, people }, homeScale, shrink) => [
  { pieces: homes, scale: homeScale * shrink, spaceAbove: 1 },
  { pieces: [...fire, ...people], scale: 0.98 * shrink, spaceAbove: 1.5 },
];

const joinGroups: Arrangement = ({ homes, fire, people }, _homeScale, shrink) => [
  { pieces: [...homes, ...fire, ...people], scale: 0.98 * shrink, spaceAbove: 1 },
];

/** Lays out rows of five below a large count. With all twenty-five cones the gaps are smaller. */
export function layoutPuddingLane(name: NameLayout, cones: number): DistrictLayout {
  const { polygon } = BOARD['pudding-lane'].map;
  const area: RowArea = {
    polygon,
    top: name.bottom,
    bottom: boundsOf(polygon).bottom - STREET_MARGIN,
    margin: STREET_MARGIN,
  };
  const rows = Array.from({ length: Math.ceil(cones / 5) }, (_, row) =>
    repeatPiece(Math.min(5, cones - row * 5), { kind: 'great-flame' }),
  );
  for (const shrink of SHRINK_FACTORS) {
    const groups: readonly RowGroup[] = [
      {
        pieces: repeatPiece(cones > 0 ? 1 : 0, { kind: 'great-count' }),
        scale: 1,
        spaceAbove: rows.length > 3 ? 3 : 14,
      },
      ...rows.map((pieces, row): RowGroup => ({
        pieces,
        scale: shrink,
        spaceAbove: row === 0 ? 12 * shrink : 0,
      })),
    ];
    const pieces = layoutRows(groups, area);
    if (pieces !== null) return { name, pieces, landmark: false };
  }
  throw new Error(`${cones} cones do not fit Pudding Lane`);
}

/**
 * Returns the layout of a district. Pieces keep their size if there is room. A crowd first moves together, then hides
 * the landmark, then shrinks. No pieces overlap or leave the district.
 *
 * @throws Error if the pieces do not fit at the smallest size
 */
export function layoutDistrict(
  id: DistrictId,
  occupants: Occupants,
  isOwnObjective: boolean,
): DistrictLayout {
  const name = layoutName(id, isOwnObjective);
  if (id === 'pudding-lane') return layoutPuddingLane(name, occupants.cones);
  const { polygon, kind } = BOARD[id].map;
  const groups = groupPieces(occupants, name.sealInRow);
  const landmark = landmarkBox(id);
  const bottomBorder = boundsOf(polygon).bottom - 5;
  const top = name.bottom + (kind === 'grass' ? 2 : 0);
  const span = horizontalSpanAt(polygon, top + 19);
  const homeScale = houseScale(groups.homes.length, span === null ? 90 : span.right - span.left);
  const bottoms = landmark === null ? [bottomBorder] : [landmark.top, bottomBorder];
  const fit = (arrange: Arrangement, shrink: number, bottom: number) => {
    for (const margin of shrink === 1 ? [STREET_MARGIN] : [STREET_MARGIN, NARROW_MARGIN]) {
      const pieces = layoutRows(arrange(groups, homeScale, shrink), { polygon, top, bottom, margin });
      if (pieces !== null) return { name, pieces, landmark: landmark !== null && bottom === landmark.top };
    }
    return null;
  };
  if (name.sealInRow) {
    for (const shrink of SHRINK_FACTORS.slice(0, 3)) {
      const layout = fit(stackWithHousesInOneRow, shrink, bottomBorder);
      if (layout !== null) return layout;
    }
  }
  for (const shrink of SHRINK_FACTORS) {
    for (const bottom of bottoms) {
      for (const arrange of [stackGroups, putPeopleBesideHouses, putPeopleBesideFire, joinGroups]) {
        const layout = fit(arrange, shrink, bottom);
        if (layout !== null) return layout;
      }
    }
  }
  throw new Error(`The pieces in ${id} do not fit it`);
}
