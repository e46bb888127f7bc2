/** Where everything in a district stands: name and seal, houses and token, fire, people. */
import type { Colour, DistrictId } from '@great-fire/game';
import { COLOURS } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import type { Box } from '../geometry/polygon';
import { boundsOf, spanAt } from '../geometry/polygon';
import type { NameLayout } from './name-layout';
import { layoutName } from './name-layout';
import type { Piece, PlacedPiece } from './piece-extents';
import type { Room, RowGroup } from './rows';
import { setRows } from './rows';

export interface Occupants {
  readonly houses: readonly Colour[];
  readonly token: boolean;
  readonly cones: number;
  readonly bands: number; // pinned and free together
  readonly pawns: readonly Colour[];
}

export interface DistrictLayout {
  readonly name: NameLayout;
  readonly pieces: readonly PlacedPiece[];
  readonly landmark: boolean; // there is room for St Paul's or the Tower
}

export const SIDE = 8.5; // free to the middle of the street, as in the mock-ups
const NARROW_SIDE = 6;
const TIGHTER = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.54, 0.48, 0.42];

const times = (count: number, piece: Piece): readonly Piece[] => Array.from({ length: count }, () => piece);

/** What the landmark covers; it gives way when the district is crowded. */
export function landmarkBox(id: DistrictId): Box | null {
  const [x, y] = BOARD[id].map.anchors.art ?? [];
  if (x === undefined || y === undefined) return null;
  const height = id === 'tower' ? 34 : 44;
  return { left: x - 40, right: x + 40, top: y - height, bottom: y + 22 };
}

/** Scale 0.98 to 1.2, so that a full row of houses still fits. */
export function houseScale(pieces: number, width: number): number {
  return pieces === 0 ? 1 : Math.max(0.98, Math.min(1.2, (width - 26) / (pieces * 20.5)));
}

export interface Stands {
  readonly homes: readonly Piece[]; // seal without room beside the name, houses, token
  readonly fire: readonly Piece[];
  readonly people: readonly Piece[];
}

/** What stands in a district, in the order in which it stands. */
export function standsOf({ houses, token, cones, bands, pawns }: Occupants, sealInRow: boolean): Stands {
  const guarded = Math.min(bands, cones);
  const sorted = [...houses].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));
  return {
    homes: [
      ...times(sealInRow ? 1 : 0, { kind: 'seal' }),
      ...sorted.map((colour): Piece => ({ kind: 'house', colour })),
      ...times(token ? 1 : 0, { kind: 'token' }),
    ],
    fire: [
      ...times(cones > 0 ? 1 : 0, { kind: 'count' }),
      ...times(guarded, { kind: 'guarded-flame' }),
      ...times(cones - guarded, { kind: 'flame' }),
    ],
    people: [
      ...times(bands - guarded, { kind: 'band' }),
      ...pawns.map((colour): Piece => ({ kind: 'pawn', colour })),
    ],
  };
}

type Arrangement = (stands: Stands, homeScale: number, tighter: number) => readonly RowGroup[];

const underEachOther: Arrangement = ({ homes, fire, people }, homeScale, tighter) => [
  { pieces: homes, scale: homeScale * tighter, before: 1 },
  { pieces: fire, scale: tighter, before: 1.5 },
  { pieces: people, scale: 1.06 * tighter, before: 1.5 },
];

/** A seal that leads the houses must not stand above them: they grow a little smaller first. */
const housesInOneRow: Arrangement = (stands, homeScale, tighter) =>
  underEachOther(stands, homeScale, tighter).map((group, i) =>
    i === 0 ? { ...group, oneRow: true } : group,
  );

/** When the last row would leave the district, bands and pawns stand beside the houses. */
const besideTheHouses: Arrangement = ({ homes, fire, people }, _homeScale, tighter) => [
  { pieces: [...homes, ...people], scale: 0.98 * tighter, before: 1 },
  { pieces: fire, scale: tighter, before: 1.5 },
];

const besideTheFire: Arrangement = ({ homes, fire, people }, homeScale, tighter) => [
  { pieces: homes, scale: homeScale * tighter, before: 1 },
  { pieces: [...fire, ...people], scale: 0.98 * tighter, before: 1.5 },
];

const allTogether: Arrangement = ({ homes, fire, people }, _homeScale, tighter) => [
  { pieces: [...homes, ...fire, ...people], scale: 0.98 * tighter, before: 1 },
];

/** Rows of five under a great count; the full twenty-five stand a little closer. */
function puddingLane(name: NameLayout, cones: number): DistrictLayout {
  const { polygon } = BOARD['pudding-lane'].map;
  const room: Room = { polygon, top: name.bottom, bottom: boundsOf(polygon).bottom - SIDE, margin: SIDE };
  const rows = Array.from({ length: Math.ceil(cones / 5) }, (_, row) =>
    times(Math.min(5, cones - row * 5), { kind: 'great-flame' }),
  );
  for (const tighter of TIGHTER) {
    const groups: readonly RowGroup[] = [
      {
        pieces: times(cones > 0 ? 1 : 0, { kind: 'great-count' }),
        scale: 1,
        before: rows.length > 3 ? 3 : 14,
      },
      ...rows.map((pieces, row): RowGroup => ({
        pieces,
        scale: tighter,
        before: row === 0 ? 12 * tighter : 0,
      })),
    ];
    const pieces = setRows(groups, room);
    if (pieces !== null) return { name, pieces, landmark: false };
  }
  throw new Error(`${cones} cones do not fit Pudding Lane`);
}

/**
 * The layout of one district. Pieces keep their size while there is room; a crowd first moves
 * together, then hides the landmark, then grows smaller. Nothing overlaps, nothing leaves.
 */
export function layoutDistrict(id: DistrictId, occupants: Occupants, mine: boolean): DistrictLayout {
  const name = layoutName(id, mine);
  if (id === 'pudding-lane') return puddingLane(name, occupants.cones);
  const { polygon, kind } = BOARD[id].map;
  const stands = standsOf(occupants, name.sealInRow);
  const landmark = landmarkBox(id);
  const border = boundsOf(polygon).bottom - 5;
  const top = name.bottom + (kind === 'grass' ? 2 : 0);
  const across = spanAt(polygon, top + 19);
  const homeScale = houseScale(stands.homes.length, across === null ? 90 : across.right - across.left);
  const bottoms = landmark === null ? [border] : [landmark.top, border];
  const fit = (arrange: Arrangement, tighter: number, bottom: number) => {
    for (const margin of tighter === 1 ? [SIDE] : [SIDE, NARROW_SIDE]) {
      const pieces = setRows(arrange(stands, homeScale, tighter), { polygon, top, bottom, margin });
      if (pieces !== null) return { name, pieces, landmark: landmark !== null && bottom === landmark.top };
    }
    return null;
  };
  if (name.sealInRow) {
    for (const tighter of TIGHTER.slice(0, 3)) {
      const layout = fit(housesInOneRow, tighter, border);
      if (layout !== null) return layout;
    }
  }
  for (const tighter of TIGHTER) {
    for (const bottom of bottoms) {
      for (const arrange of [underEachOther, besideTheHouses, besideTheFire, allTogether]) {
        const layout = fit(arrange, tighter, bottom);
        if (layout !== null) return layout;
      }
    }
  }
  throw new Error(`The pieces in ${id} do not fit it`);
}
