/** The layout of a district: name and seal, houses and token, fire, bands and pawns. */
import { COLOURS, type Colour, type DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { type Box, boundsOf, doBoxesOverlap } from '../polygon';
import { type NameLayout, layoutName, MIN_NAME_SIZE } from './name-layout';
import { type MapPiece, type PieceKind, type PlacedPiece, pieceBox } from './piece-extents';
import { type RowArea, type RowGroup, type ScaledPiece, layoutRows, scalePiece } from './rows';

export interface Occupants {
  readonly houses: readonly Colour[];
  readonly token: boolean;
  readonly cones: number;
  readonly bands: number; // pinned and free
  readonly pawns: readonly Colour[];
  readonly burnt?: number; // houses lost to the fire, default 0
}

export interface DistrictLayout {
  readonly name: NameLayout;
  readonly pieces: readonly PlacedPiece[];
  readonly landmark: boolean; // St Paul's or the Tower has room
}

const MARGINS = [8.5, 4.2] as const; // to the middle of the street
const COUNT_FONT_SIZE = 18; // at scale 1
const ROW_SPACE = 1.5; // above a group

const repeatPiece = (count: number, piece: MapPiece): readonly MapPiece[] =>
  Array.from({ length: count }, () => piece);

/** Returns the box of the district's landmark, or null. A crowded district hides the landmark. */
export function landmarkBox(id: DistrictId): Box | null {
  const [x, y] = BOARD[id].map.anchors.art ?? [];
  if (x === undefined || y === undefined) return null;
  const height = id === 'tower' ? 34 : 44;
  return { left: x - 40, right: x + 40, top: y - height, bottom: y + 22 };
}

/** How much a district shows of what is in it, and how large. */
interface Fullness {
  readonly houses: number; // scale
  readonly figures: number; // scale of bands, pawns and flames
  readonly stacks?: boolean; // one figure with a count for three bands or more, and pawns half behind each other
  readonly terraces?: boolean; // houses stand before each other, as in a street
  readonly token?: number; // maximum scale, default 1 beside a terrace, else 1.35
  readonly omits?: boolean; // no plots, and no flames without a band: the count alone gives the number of cones
}

const FIGURES = [1.3, 1.06, 0.9, 0.76];
const SMALL_FIGURES = [0.64, 0.54, 0.45, 0.38];

/** Returns the ways to fill a district with houses of these scales. Bands stand for each other before houses shrink. */
const withHouses = (...scales: readonly number[]): readonly Fullness[] =>
  scales.flatMap((houses) => [
    ...FIGURES.map((figures) => ({ houses, figures })),
    ...FIGURES.map((figures) => ({ houses, figures, omits: true })),
    ...FIGURES.slice(1).map((figures) => ({ houses, figures, omits: true, stacks: true })),
    ...FIGURES.slice(1).map((figures) => ({ houses, figures, omits: true, stacks: true, terraces: true })),
  ]);

/** Houses of 22 px at 1440 x 900, where only a larger token is in the way. */
const BESIDE_SMALL_TOKEN: readonly Fullness[] = FIGURES.slice(1).map((figures) => ({
  ...{ houses: 1.75, figures, token: 0.9 },
  ...{ omits: true, stacks: true, terraces: true },
}));

const withCrowd = (...scales: readonly number[]): readonly Fullness[] =>
  scales.flatMap((houses) =>
    SMALL_FIGURES.map((figures) => ({ houses, figures, omits: true, stacks: true, terraces: true })),
  );

const LAST_RESORT = withCrowd(1.12, 0.98, 0.76, 0.54, 0.42);
const SHRINKING = [withCrowd(1.4), withCrowd(1.27), LAST_RESORT];
const FEW = [BESIDE_SMALL_TOKEN, withHouses(1.6, 1.5, 1.4), ...SHRINKING];
const MANY = [withHouses(1.75, 1.6, 1.5, 1.4), ...SHRINKING];

/** The ways to fill a district by the number of its houses: steps, the best first. More than three: `MANY`. */
const FULLNESSES: readonly (readonly (readonly Fullness[])[])[] = [
  [withHouses(1.4), LAST_RESORT],
  [withHouses(2, 1.75), ...FEW],
  [withHouses(2, 1.75), ...FEW],
  [withHouses(1.75), ...FEW],
];

interface PieceGroups {
  readonly homes: readonly MapPiece[]; // a seal that does not fit beside the name, houses, token
  readonly fire: readonly MapPiece[];
  readonly people: readonly MapPiece[];
}

/** Returns one piece for many bands, or a piece for each. */
const toBands = (kind: 'band' | 'guarded-flame', count: number, stacks: boolean): readonly MapPiece[] =>
  stacks && count > 2 ? [{ kind, count }] : repeatPiece(count, { kind });

/** Returns the pieces of a district in layout order, in three groups. */
function groupPieces(
  { houses, token, cones, bands, pawns, burnt = 0 }: Occupants,
  sealInRow: boolean,
  { stacks = false, terraces = false, omits = false }: Fullness,
): PieceGroups {
  const guarded = Math.min(bands, cones);
  const sorted = [...houses].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));
  return {
    homes: [
      ...repeatPiece(sealInRow ? 1 : 0, { kind: 'seal' }),
      ...sorted.map((colour, nth): MapPiece => ({
        kind: 'house',
        colour,
        ...(terraces && nth > 0 && { isTerraced: true }),
      })),
      ...repeatPiece(omits ? 0 : burnt, { kind: 'plot' }),
      ...repeatPiece(token ? 1 : 0, { kind: 'token' }),
    ],
    fire: [
      ...repeatPiece(cones > 0 ? 1 : 0, { kind: 'count' }),
      ...toBands('guarded-flame', guarded, stacks),
      ...repeatPiece(omits ? 0 : cones - guarded, { kind: 'flame' }),
    ],
    people: [
      ...toBands('band', bands - guarded, stacks),
      ...pawns.map((colour): MapPiece => ({ kind: 'pawn', colour, ...(stacks && { isHuddled: true }) })),
    ],
  };
}

interface ScaledGroups {
  readonly homes: readonly ScaledPiece[];
  readonly fire: readonly ScaledPiece[];
  readonly people: readonly ScaledPiece[];
}

/** Returns the pieces in every arrangement of rows: the groups below each other, or together. */
function arrange({ homes, fire, people }: ScaledGroups): readonly (readonly RowGroup[])[] {
  const groups = [homes, fire, people].filter((group) => group.length > 0);
  const together = [groups.flat()];
  const arrangements =
    groups.length === 3
      ? [groups, [[...homes, ...people], fire], [homes, [...fire, ...people]], together]
      : [groups, ...(groups.length === 2 ? [together] : [])];
  return arrangements.map((rows) => rows.map((pieces) => ({ pieces, spaceAbove: ROW_SPACE })));
}

/** Places a district's pieces below its name in the best way of a list, or returns null if none fits. */
function fillDistrict(
  id: DistrictId,
  occupants: Occupants,
  name: NameLayout,
  fullnesses: readonly Fullness[],
): DistrictLayout | null {
  const { polygon, kind } = BOARD[id].map;
  const top = name.bottom + (kind === 'grass' ? 3 : 1);
  const border = boundsOf(polygon).bottom - 5;
  const landmark = landmarkBox(id);
  const bottoms = landmark === null ? [border] : [landmark.top, border];
  const areas = bottoms.map((bottom) => MARGINS.map((margin) => ({ polygon, top, bottom, margin })));
  const textScale = Math.max(name.size, MIN_NAME_SIZE);
  const { cones, bands, pawns, burnt = 0 } = occupants;
  const { left, right } = boundsOf(polygon);
  const space = (right - left - 2 * MARGINS[1]) * (border - top);
  for (const fullness of fullnesses) {
    // Without such pieces it would be the same as the one before.
    if (fullness.figures !== FIGURES[0] && cones + bands + pawns.length === 0) continue;
    if (fullness.token !== undefined && !occupants.token) continue;
    if (fullness.omits === true && fullness.stacks !== true && cones + burnt === 0) continue;
    if (fullness.stacks === true && fullness.terraces !== true && bands < 3 && pawns.length < 2) continue;
    const scales: { readonly [K in PieceKind]?: number } = {
      seal: textScale / MIN_NAME_SIZE,
      count: Math.max(1, textScale / COUNT_FONT_SIZE),
      house: fullness.houses,
      flame: Math.min(1, fullness.figures),
      plot: Math.min(1.4, fullness.houses),
      token: Math.min(fullness.token ?? (fullness.terraces === true ? 1 : 1.35), fullness.houses * 0.86),
    };
    const toScaled = (piece: MapPiece) => {
      const scale = scales[piece.kind] ?? fullness.figures;
      return scalePiece(piece, 'count' in piece ? Math.max(scale, textScale / COUNT_FONT_SIZE) : scale);
    };
    const { homes, fire, people } = groupPieces(occupants, name.sealInRow, fullness);
    const groups = { homes: homes.map(toScaled), fire: fire.map(toScaled), people: people.map(toScaled) };
    const needed = [...groups.homes, ...groups.fire, ...groups.people].reduce(
      (sum, piece) => sum + (piece.left + piece.right) * (piece.up + piece.down),
      0,
    );
    if (needed > space) continue;
    const pieces = placeRows(arrange(groups), areas);
    if (pieces === null) continue;
    const isFree = landmark !== null && !pieces.some((piece) => doBoxesOverlap(pieceBox(piece), landmark));
    return { name, pieces, landmark: isFree && !name.boxes.some((box) => doBoxesOverlap(box, landmark)) };
  }
  return null;
}

/** Returns the pieces in the first area, and there in the first arrangement, that they fit. */
function placeRows(
  arrangements: readonly (readonly RowGroup[])[],
  areas: readonly (readonly RowArea[])[],
): readonly PlacedPiece[] | null {
  for (const widths of areas) {
    for (const rows of arrangements) {
      for (const area of widths) {
        const pieces = layoutRows(rows, area);
        if (pieces !== null) return pieces;
      }
    }
  }
  return null;
}

/** Lays out rows of five below a large count. With all twenty-five cones the gaps are smaller. */
function layoutPuddingLane(name: NameLayout, cones: number): DistrictLayout {
  const { polygon } = BOARD['pudding-lane'].map;
  const margin = MARGINS[0];
  const area: RowArea = { polygon, top: name.bottom, bottom: boundsOf(polygon).bottom - margin, margin };
  const rows = Array.from({ length: Math.ceil(cones / 5) }, (_, row) =>
    repeatPiece(Math.min(5, cones - row * 5), { kind: 'great-flame' }),
  );
  for (const scale of [1, 0.92, 0.84, 0.76, 0.68]) {
    const groups: readonly RowGroup[] = [
      {
        pieces: repeatPiece(cones > 0 ? 1 : 0, { kind: 'great-count' }).map((piece) => scalePiece(piece, 1)),
        spaceAbove: rows.length > 3 ? 3 : 14,
      },
      ...rows.map((pieces, row): RowGroup => ({
        pieces: pieces.map((piece) => scalePiece(piece, scale)),
        spaceAbove: row === 0 ? 12 * scale : 0,
      })),
    ];
    const pieces = layoutRows(groups, area);
    if (pieces !== null) return { name, pieces, landmark: false };
  }
  throw new Error(`${cones} cones do not fit Pudding Lane`);
}

/**
 * Returns the layout of a district: pieces as large as its free space allows. No pieces overlap or leave the district.
 *
 * @param names the possible names, the best first
 * @throws Error if the pieces do not fit at the smallest size
 */
export function layoutWithNames(
  id: DistrictId,
  occupants: Occupants,
  names: readonly NameLayout[],
): DistrictLayout {
  const [best] = names;
  if (id === 'pudding-lane' && best !== undefined) return layoutPuddingLane(best, occupants.cones);
  // A shortened name is better than small houses, and those are better than no name.
  for (const fullnesses of FULLNESSES[occupants.houses.length] ?? MANY) {
    for (const name of names) {
      if (name.lines.length === 0 && fullnesses !== LAST_RESORT) continue;
      const layout = fillDistrict(id, occupants, name, fullnesses);
      if (layout !== null) return layout;
    }
  }
  throw new Error(`The pieces in ${id} do not fit it`);
}

/** Returns the layout of a district on a map that is large enough for all names. */
export const layoutDistrict = (
  id: DistrictId,
  occupants: Occupants,
  isOwnObjective: boolean,
): DistrictLayout => layoutWithNames(id, occupants, [layoutName(id, isOwnObjective)]);
