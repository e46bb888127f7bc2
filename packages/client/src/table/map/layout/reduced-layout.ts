/**
 * The layout of a district on a map drawn smaller than its names need: words and figures keep their 12 px
 * and are left out where there is no room for them. Drawings may be small; they are known by their form.
 */
import type { DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { boundsOf, overlap, spanAt } from '../geometry/polygon';
import { SEAL_RADIUS } from '../../pieces/vp-seal';
import type { DistrictLayout, Occupants, Stands } from './district-layout';
import { houseScale, landmarkBox, layoutDistrict, SIDE, standsOf } from './district-layout';
import type { NameLayout, Seal } from './name-layout';
import { place, SMALLEST } from './name-layout';
import { arrangements } from './name-lines';
import type { RowGroup } from './rows';
import { pieceBox } from './piece-extents';
import { setRows } from './rows';

/** Beyond this font size, in map units, hardly a name fits: a map so small is drawn without words. */
export const LARGEST_REDUCED = 26;

const FIGURE = 18; // font size of a cone count at scale 1
const MARGINS = [3.6, 1]; // to the middle of the street: a name may touch it before it is left out
const NARROW_SIDE = 6;
const TIGHTER = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.54, 0.48, 0.42];

/** No name: what stands in the district begins where it would have stood. */
function unnamedAt(id: DistrictId, size: number): NameLayout {
  const [, labelY] = BOARD[id].map.label;
  const seal = { seal: null, sealRadius: 0, sealScale: 1, sealInRow: false } as const;
  return { ...seal, lines: [], size, face: 'roman', boxes: [], bottom: labelY - size * 0.6 };
}

/** The name in every way that fits: with its seal, without, and at last nothing at all. */
function namesAt(id: DistrictId, mine: boolean, size: number): readonly NameLayout[] {
  const district = BOARD[id].map;
  const face = district.kind === 'grass' ? 'italic' : 'roman';
  const scale = size / SMALLEST;
  const seal: Seal = { radius: SEAL_RADIUS[mine ? 'mine' : 'other'] * scale, gap: 3, scale };
  const hasSeal = district.objective !== null;
  const blocks = [
    ...(hasSeal ? arrangements(district.labelLines, true) : []),
    ...arrangements(district.labelLines, false),
  ];
  const set = MARGINS.flatMap((margin) =>
    blocks.flatMap((block) => place(district, block, size, face, seal, margin) ?? []),
  );
  return [...set, unnamedAt(id, size)];
}

type Arrangement = (
  stands: Stands,
  homeScale: number,
  figure: number,
  tighter: number,
) => readonly RowGroup[];

const underEachOther: Arrangement = ({ homes, fire, people }, homeScale, figure, tighter) => [
  { pieces: homes, scale: homeScale * tighter, before: 1 },
  { pieces: fire, scale: figure, before: 1.5 },
  { pieces: people, scale: 1.06 * tighter, before: 1.5 },
];

const besideTheHouses: Arrangement = ({ homes, fire, people }, _homeScale, figure, tighter) => [
  { pieces: [...homes, ...people], scale: 0.98 * tighter, before: 1 },
  { pieces: fire, scale: figure, before: 1.5 },
];

/** The count alone tells how many cones burn; flames without a band on them may go. */
const withoutFlames = (stands: Stands): Stands => ({
  ...stands,
  fire: stands.fire.filter(({ kind }) => kind !== 'flame'),
});

/** St Paul's or the Tower, where nothing else needs the room. */
function isLandmarkFree(id: DistrictId, { name, pieces }: DistrictLayout): boolean {
  const landmark = landmarkBox(id);
  if (landmark === null) return false;
  return ![...name.boxes, ...pieces.map(pieceBox)].some((box) => overlap(box, landmark));
}

/** `least`: the font size in map units that comes to 12 px, between the table's and `LARGEST_REDUCED`. */
export function layoutReduced(
  id: DistrictId,
  occupants: Occupants,
  mine: boolean,
  least: number,
): DistrictLayout {
  const usual = layoutDistrict(id, occupants, mine);
  if (id === 'pudding-lane') return usual;
  const { polygon } = BOARD[id].map;
  const stands = standsOf(occupants, false);
  const bottom = boundsOf(polygon).bottom - 5;
  const count = Math.max(1, least / FIGURE);
  const fit = (name: NameLayout, wanted: Stands, figure: number): DistrictLayout | null => {
    const across = spanAt(polygon, name.bottom + 19);
    const homeScale = houseScale(wanted.homes.length, across === null ? 90 : across.right - across.left);
    for (const tighter of TIGHTER) {
      for (const arrange of [underEachOther, besideTheHouses]) {
        for (const margin of [SIDE, NARROW_SIDE]) {
          const room = { polygon, top: name.bottom, bottom, margin };
          const pieces = setRows(arrange(wanted, homeScale, figure, tighter), room);
          if (pieces !== null) return { name, pieces, landmark: false };
        }
      }
    }
    return null;
  };
  for (const name of namesAt(id, mine, least)) {
    const layout = fit(name, stands, count) ?? fit(name, withoutFlames(stands), count);
    if (layout !== null) return { ...layout, landmark: isLandmarkFree(id, layout) };
  }
  // No room for the count at its size: what stands there is drawn without words.
  const isDrawing = ({ piece }: DistrictLayout['pieces'][number]) =>
    piece.kind !== 'count' && piece.kind !== 'seal';
  return { ...usual, name: unnamedAt(id, least), pieces: usual.pieces.filter(isDrawing) };
}
