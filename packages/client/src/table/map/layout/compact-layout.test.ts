import { COLOURS, DISTRICT_IDS, type DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { boxDepth, doBoxesOverlap } from '../polygon';
import type { Occupants } from './district-layout';
import { pieceBox } from './piece-extents';
import { layoutDistrictCompact, getMarkScale, mapTextSize } from './compact-layout';

const AT_1440 = 21.9; // map units; 12px if the city is 864px wide

const NO_OCCUPANTS = { houses: [], token: false, cones: 0, bands: 0, pawns: [] } satisfies Occupants;

function crowdedOccupants(id: DistrictId): readonly Occupants[] {
  const { size, map } = BOARD[id];
  if (map.kind === 'pudding-lane') return [25, 3].map((cones) => ({ ...NO_OCCUPANTS, cones }));
  if (map.kind === 'grass') return [NO_OCCUPANTS, { ...NO_OCCUPANTS, bands: 2, pawns: ['red', 'blue'] }];
  const houses = COLOURS.slice(0, size);
  return [
    NO_OCCUPANTS,
    { ...NO_OCCUPANTS, houses, token: map.token },
    { ...NO_OCCUPANTS, cones: size + 2 },
    { ...NO_OCCUPANTS, cones: size + 2, bands: 2, pawns: ['red'] },
    { ...NO_OCCUPANTS, houses, token: map.token, bands: 2, pawns: ['red', 'white'] },
    { ...NO_OCCUPANTS, burnt: size, cones: 1, bands: 1, pawns: ['red', 'white'] },
  ];
}

/** Returns texts that are too small, doBoxesOverlap, and pieces outside the district. */
function findFaults(id: DistrictId, occupants: Occupants, isOwnObjective: boolean): readonly string[] {
  const { polygon } = BOARD[id].map;
  const { name, pieces } = layoutDistrictCompact(id, occupants, isOwnObjective, AT_1440);
  const boxes = [
    ...name.boxes.map((box) => ({ who: 'name', box })),
    ...pieces.map((placed) => ({
      who: 'isTerraced' in placed.piece ? 'terraced house' : placed.piece.kind,
      box: pieceBox(placed),
    })),
  ];
  const small = pieces.filter(({ piece, scale }) => piece.kind === 'count' && scale * 18 < AT_1440 - 0.01);
  return [
    ...small.map(({ piece }) => `${piece.kind} is too small`),
    ...(name.lines.length > 0 && name.size < AT_1440 ? ['the name is too small'] : []),
    ...boxes.filter(({ box }) => boxDepth(polygon, box) < 0).map(({ who }) => `${who} leaves`),
    ...boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => !(a.who === 'name' && b.who === 'name') && doBoxesOverlap(a.box, b.box))
        .filter((b) => !(a.who.endsWith('house') && b.who === 'terraced house'))
        .map((b) => `${a.who} lies on ${b.who}`),
    ),
  ];
}

test.each(DISTRICT_IDS)('keeps text in %s readable, inside and free of overlaps on a small map', (id) => {
  for (const occupants of crowdedOccupants(id)) {
    for (const mine of [false, true]) expect(findFaults(id, occupants, mine)).toEqual([]);
  }
});

// Map units that equal 12px at 1366 x 768, at 1280 x 720, and at 768 x 1024.
test.each([20.6, 22.5, 24.7])('keeps every name and seal at a font size of %d map units', (size) => {
  const faults = DISTRICT_IDS.flatMap((id) =>
    crowdedOccupants(id).flatMap((occupants, crowd) =>
      [false, true].flatMap((isOwn) => {
        const { name, pieces } = layoutDistrictCompact(id, occupants, isOwn, size);
        const seals = pieces.filter(({ piece }) => piece.kind === 'seal').length + Number(name.seal !== null);
        const hasAll =
          name.lines.length > 0 && seals === Number(BOARD[id].map.objective !== null) && name.size >= size;
        return hasAll ? [] : [`${id} ${crowd} ${isOwn}`];
      }),
    ),
  );
  expect(faults).toEqual([]);
});

test('keeps the number of a seal in the row of houses at the size of a name', () => {
  const seals = DISTRICT_IDS.flatMap((id) => layoutDistrictCompact(id, NO_OCCUPANTS, false, 24.7).pieces);
  expect(seals.filter(({ piece }) => piece.kind === 'seal').length).toBeGreaterThan(0);
  for (const { piece, scale } of seals)
    if (piece.kind === 'seal') expect(scale * 17).toBeGreaterThanOrEqual(24.7);
});

test('never leaves out houses, bands or pawns', () => {
  const crowd = {
    houses: ['red', 'blue', 'green'],
    token: true,
    cones: 0,
    bands: 2,
    pawns: ['red'],
  } as const;
  const kinds = layoutDistrictCompact('bishopsgate', crowd, false, AT_1440).pieces.map(
    ({ piece }) => piece.kind,
  );
  expect(kinds.filter((kind) => kind === 'house')).toHaveLength(3);
  expect(kinds).toEqual(expect.arrayContaining(['token', 'band', 'pawn']));
});

test('keeps all text at 12px or more on a smaller map', () => {
  for (const pxPerUnit of [0.7, 0.6, 0.5, 0.4843]) {
    const { minFontSize = 0, hidesText } = mapTextSize(pxPerUnit);
    expect(hidesText).toBe(false);
    expect(minFontSize * pxPerUnit).toBeGreaterThanOrEqual(12);
  }
});

test('uses the regular layout at 1440 x 900, and no text where hardly any name fits', () => {
  expect(mapTextSize(0.7226)).toEqual({ hidesText: false });
  expect(mapTextSize(0.4)).toEqual({ hidesText: true });
});

test('enlarges marks with the font, and never shrinks them', () => {
  expect(getMarkScale()).toEqual({ pin: 1, badge: 1 });
  expect(getMarkScale(22.5).badge).toBeCloseTo(1.25);
  expect(getMarkScale(22.5).pin).toBeGreaterThan(1.25);
});
