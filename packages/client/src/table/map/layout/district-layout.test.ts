import { COLOURS, DISTRICT_IDS, type Colour, type DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { type Box, boxDepth, doBoxesOverlap } from '../polygon';
import { type Occupants, landmarkBox, layoutDistrict } from './district-layout';
import { layoutDistrictCompact } from './compact-layout';
import { type PlacedPiece, pieceBox } from './piece-extents';

const housesOf = (id: DistrictId): readonly Colour[] => COLOURS.slice(0, BOARD[id].size);

const PX_PER_UNIT = 1136 / 1572; // at 1440 x 900

const NO_OCCUPANTS = { houses: [], token: false, cones: 0, bands: 0, pawns: [] } satisfies Occupants;

/** Returns the most crowded occupants that the rules allow, in several combinations. */
function crowdedOccupants(id: DistrictId): readonly (readonly [string, Occupants])[] {
  const { size, map } = BOARD[id];
  const houses = housesOf(id);
  if (map.kind === 'pudding-lane')
    return [25, 9, 5, 1].map((cones) => [`${cones} cones`, { ...NO_OCCUPANTS, cones }]);
  const people = { ...NO_OCCUPANTS, bands: 6, pawns: COLOURS };
  const visited: readonly (readonly [string, Occupants])[] = [
    ['nothing', NO_OCCUPANTS],
    ['one pawn', { ...NO_OCCUPANTS, pawns: ['red'] }],
    ['every band and every pawn', people],
  ];
  if (map.kind === 'grass') return visited;
  return [
    ...visited,
    ['its houses', { ...NO_OCCUPANTS, houses }],
    [
      'its houses, the token, a band and a pawn',
      { houses, token: map.token, cones: 0, bands: 1, pawns: ['blue'] },
    ],
    ['its houses, every band and every pawn', { ...people, houses, token: map.token }],
    ['burnt plots', { ...NO_OCCUPANTS, burnt: size }],
    ['burnt plots, every band and every pawn', { ...people, burnt: size }],
    ['a contained cone, five free bands and every pawn', { ...people, cones: 1, burnt: size }],
    ['as many cones as size + 2 allows', { ...NO_OCCUPANTS, cones: size + 2 }],
    [
      'as many cones, half of them contained',
      { ...NO_OCCUPANTS, cones: size + 2, bands: 2, pawns: ['red', 'black'] },
    ],
    ['as many cones, every band and every pawn', { ...people, cones: size + 2 }],
  ];
}

const nameOf = ({ piece }: PlacedPiece): string => ('isTerraced' in piece ? 'terraced house' : piece.kind);

interface NamedBox {
  readonly who: string;
  readonly box: Box;
}

/** Returns whether one house stands before another, and hides less than a third of it. */
const isTerrace = (behind: NamedBox, front: NamedBox): boolean =>
  behind.who.endsWith('house') &&
  front.who === 'terraced house' &&
  behind.box.right - front.box.left < (behind.box.right - behind.box.left) / 3;

/** Returns the faults of a layout as messages. Empty if there are none. */
function findFaults(
  id: DistrictId,
  what: string,
  occupants: Occupants,
  isOwnObjective: boolean,
): readonly string[] {
  const { polygon } = BOARD[id].map;
  const { name, pieces, landmark } = layoutDistrict(id, occupants, isOwnObjective);
  const landmarkArea = landmark ? landmarkBox(id) : null;
  const boxes = [
    ...pieces.map((placed) => ({ who: nameOf(placed), box: pieceBox(placed) })),
    ...name.boxes.map((box) => ({ who: 'name', box })),
  ];
  const outside = boxes.filter(({ box }) => boxDepth(polygon, box) < 2.4);
  const clashes = boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter(
        (b) => doBoxesOverlap(a.box, b.box) && !(a.who === 'name' && b.who === 'name') && !isTerrace(a, b),
      ),
  );
  const onLandmark = boxes.filter(({ box }) => landmarkArea !== null && doBoxesOverlap(box, landmarkArea));
  const count = (kinds: readonly string[]) =>
    pieces.reduce(
      (sum, { piece }) =>
        kinds.includes(piece.kind) ? sum + ('count' in piece ? (piece.count ?? 1) : 1) : sum,
      0,
    );
  const { houses, token, cones, bands, pawns } = occupants;
  const isComplete =
    count(['house']) === houses.length &&
    count(['token']) === Number(token) &&
    count(['count', 'great-count']) === Number(cones > 0) &&
    count(['guarded-flame', 'band']) === bands &&
    count(['pawn']) === pawns.length &&
    count(['seal']) + Number(name.seal !== null) === Number(BOARD[id].map.objective !== null);
  return [
    ...(isComplete ? [] : [`${what}: something is missing`]),
    ...outside.map(({ who }) => `${what}: ${who} leaves the district`),
    ...clashes.map(({ who }) => `${what}: ${who} lies on something`),
    ...onLandmark.map(({ who }) => `${what}: ${who} lies on the landmark`),
  ];
}

test.each(DISTRICT_IDS)('keeps everything in %s inside and without overlaps when crowded', (id) => {
  for (const [what, occupants] of crowdedOccupants(id)) {
    for (const mine of BOARD[id].map.objective === null ? [false] : [false, true])
      expect(findFaults(id, what, occupants, mine)).toEqual([]);
  }
});

test.each(DISTRICT_IDS)('shows the name of %s at 12px or more on a screen of 1440 x 900', (id) => {
  for (const mine of [false, true]) {
    expect(layoutDistrict(id, NO_OCCUPANTS, mine).name.size * PX_PER_UNIT).toBeGreaterThanOrEqual(12);
  }
});

/** Returns the width in px of the smallest house. `minFontSize`: map units that equal 12px; null: 1440 x 900. */
function houseWidth(id: DistrictId, people: Partial<Occupants>, minFontSize: number | null): number {
  const occupants = { ...NO_OCCUPANTS, houses: housesOf(id), token: BOARD[id].map.token, ...people };
  const layout =
    minFontSize === null
      ? layoutDistrict(id, occupants, true)
      : layoutDistrictCompact(id, occupants, true, minFontSize);
  const widths = layout.pieces
    .filter(({ piece }) => piece.kind === 'house')
    .map(pieceBox)
    .map(({ left, right }) => right - left);
  return Math.min(...widths) * (minFontSize === null ? PX_PER_UNIT : 12 / minFontSize);
}

const CITY = DISTRICT_IDS.filter((id) => BOARD[id].size > 0);
const AT_720 = 22.5; // map units that equal 12px at 1280 x 720

test.each([
  ['1440 x 900', null, 22],
  ['1280 x 720', AT_720, 16],
] as const)('draws up to three houses large at %s', (_, minFontSize, px) => {
  const small = CITY.filter((id) => BOARD[id].size <= 3 && houseWidth(id, {}, minFontSize) < px);
  expect(small).toEqual([]);
});

const GATHERINGS = [0, 1, 2, 3, 4, 5, 6].flatMap((bands) =>
  [0, 1, 2, 4, 6].map((pawns) => ({ bands, pawns: COLOURS.slice(0, pawns) })),
);

test('keeps every house at 16px or more at 1440 x 900 in any crowd', () => {
  const small = GATHERINGS.flatMap((people) => CITY.filter((id) => houseWidth(id, people, null) < 16));
  expect(small).toEqual([]);
});

/** Returns the districts with a smaller house in some gathering. */
const smallIn = (
  districts: readonly DistrictId[],
  gatherings: readonly Partial<Occupants>[],
  minFontSize: number | null,
  px: number,
) => districts.filter((id) => gatherings.some((people) => houseWidth(id, people, minFontSize) < px));

test('keeps up to three houses at 22px at 1440 x 900 among two bands and two pawns', () => {
  const company = GATHERINGS.filter(({ bands, pawns }) => bands <= 2 && pawns.length <= 2);
  const few = CITY.filter((id) => BOARD[id].size <= 3);
  expect(smallIn(few, company, null, 22)).toEqual([]);
});

test('keeps every house at 13px at 1280 x 720 in any crowd', () => {
  expect(smallIn(CITY, GATHERINGS, AT_720, 13)).toEqual([]);
});

test('keeps a token beside the houses of Fleet Street at 12px', () => {
  const crowd = { houses: housesOf('fleet-street'), token: true, cones: 0, bands: 2, pawns: COLOURS };
  const { pieces } = layoutDistrict('fleet-street', crowd, false);
  const token = pieces.find(({ piece }) => piece.kind === 'token');
  if (token === undefined) throw new Error('Fleet Street has a token');
  const { left, right } = pieceBox(token);
  expect((right - left) * PX_PER_UNIT).toBeGreaterThanOrEqual(12);
});

test('counts bands and moves pawns together before it shrinks houses', () => {
  const crowd = { houses: housesOf('ludgate'), token: true, cones: 0, bands: 6, pawns: COLOURS };
  const { pieces } = layoutDistrict('ludgate', crowd, false);
  expect(pieces.filter(({ piece }) => piece.kind === 'band').map(({ piece }) => piece)).toEqual([
    { kind: 'band', count: 6 },
  ]);
});

test('leaves a plot for each burnt house', () => {
  const { pieces } = layoutDistrict('vintry', { ...NO_OCCUPANTS, burnt: 3 }, false);
  expect(pieces.map(({ piece }) => piece.kind)).toEqual(['plot', 'plot', 'plot']);
});

test('puts a seal in the row of houses first', () => {
  const { name, pieces } = layoutDistrict(
    'bishopsgate',
    { ...NO_OCCUPANTS, houses: housesOf('bishopsgate') },
    false,
  );
  expect(name.sealInRow).toBe(true);
  expect(pieces.map(({ piece }) => piece.kind)).toEqual(['seal', 'house', 'house', 'house']);
});

test('orders the houses by colour', () => {
  const { pieces } = layoutDistrict(
    'guild-hall',
    { ...NO_OCCUPANTS, houses: ['green', 'red', 'blue', 'red'] },
    true,
  );
  expect(pieces.map(({ piece }) => (piece.kind === 'house' ? piece.colour : piece.kind))).toEqual([
    'red',
    'red',
    'blue',
    'green',
  ]);
});

test('puts flames with bands before flames without', () => {
  const { pieces } = layoutDistrict('vintry', { ...NO_OCCUPANTS, cones: 3, bands: 2 }, false);
  expect(pieces.map(({ piece }) => piece.kind)).toEqual(['count', 'guarded-flame', 'guarded-flame', 'flame']);
});

test('hides the Tower when the district is crowded', () => {
  const houses = housesOf('tower');
  expect(layoutDistrict('tower', { ...NO_OCCUPANTS, houses }, false).landmark).toBe(true);
  expect(layoutDistrict('tower', { ...NO_OCCUPANTS, houses, bands: 6, pawns: COLOURS }, false).landmark).toBe(
    false,
  );
});
