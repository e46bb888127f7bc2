import { COLOURS, DISTRICT_IDS } from '@great-fire/game';
import type { Colour, DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { boxDepth, overlaps } from '../polygon';
import type { Occupants } from './district-layout';
import { landmarkBox, layoutDistrict } from './district-layout';
import { pieceBox } from './piece-extents';

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
    ['a contained cone among its houses', { houses, token: map.token, cones: 1, bands: 1, pawns: ['red'] }],
    ['a contained cone, five free bands and every pawn', { ...people, houses, token: map.token, cones: 1 }],
    ['as many cones as size + 2 allows', { ...NO_OCCUPANTS, cones: size + 2 }],
    [
      'as many cones, half of them contained',
      { ...NO_OCCUPANTS, cones: size + 2, bands: 2, pawns: ['red', 'black'] },
    ],
    ['as many cones, every band and every pawn', { ...people, cones: size + 2 }],
    ['its houses, six contained cones, every pawn', { ...people, houses, token: map.token, cones: 6 }],
  ];
}

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
    ...pieces.map((placed) => ({ who: placed.piece.kind, box: pieceBox(placed) })),
    ...name.boxes.map((box) => ({ who: 'name', box })),
  ];
  const outside = boxes.filter(({ box }) => boxDepth(polygon, box) < 2.4);
  const clashes = boxes.flatMap((a, i) =>
    boxes.slice(i + 1).filter((b) => overlaps(a.box, b.box) && !(a.who === 'name' && b.who === 'name')),
  );
  const onLandmark = boxes.filter(({ box }) => landmarkArea !== null && overlaps(box, landmarkArea));
  const { houses, token, cones, bands, pawns } = occupants;
  const free = Math.max(0, bands - cones);
  const expected = houses.length + (token ? 1 : 0) + cones + (cones > 0 ? 1 : 0) + free + pawns.length;
  return [
    ...(pieces.length === expected + (name.sealInRow ? 1 : 0) ? [] : [`${what}: something is missing`]),
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

test.each(DISTRICT_IDS)('shows the houses of %s at nearly full size without other pieces', (id) => {
  const { pieces } = layoutDistrict(
    id,
    { ...NO_OCCUPANTS, houses: housesOf(id), token: BOARD[id].map.token },
    false,
  );
  for (const { scale } of pieces) expect(scale).toBeGreaterThanOrEqual(0.9);
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
