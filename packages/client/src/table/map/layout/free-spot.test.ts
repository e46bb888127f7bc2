import { COLOURS, DISTRICT_IDS } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { boxAround, boxDepth, doBoxesOverlap } from '../polygon';
import { layoutDistrictCompact } from './compact-layout';
import { layoutDistrict } from './district-layout';
import { pieceBox } from './piece-extents';
import { freeSpot, occupiedBoxes } from './free-spot';

const playable = DISTRICT_IDS.filter((id) => id !== 'pudding-lane');

test.each(playable)('finds a spot for a cost badge in %s that covers no name and stays inside', (id) => {
  const { size, map } = BOARD[id];
  const houses = COLOURS.slice(0, size);
  const layout = layoutDistrict(id, { houses, token: map.token, cones: 0, bands: 0, pawns: [] }, false);
  const coin = boxAround(freeSpot(id, layout, 30, 30), 30, 30);
  expect(boxDepth(map.polygon, coin)).toBeGreaterThan(0);
  expect(layout.name.boxes.filter((box) => doBoxesOverlap(box, coin))).toEqual([]);
  // The badge stands on the edge of one piece if the houses fill their district.
  expect(layout.pieces.filter((piece) => doBoxesOverlap(pieceBox(piece), coin)).length).toBeLessThanOrEqual(
    1,
  );
});

test.each(playable.filter((id) => BOARD[id].isCity))(
  'finds a spot for a studded badge in burning %s that covers nothing',
  (id) => {
    const layout = layoutDistrict(
      id,
      { houses: [], token: false, cones: BOARD[id].size, bands: 0, pawns: [] },
      false,
    );
    const coin = boxAround(freeSpot(id, layout, 41, 41), 41, 41);
    expect(occupiedBoxes(id, layout).filter((box) => doBoxesOverlap(box, coin))).toEqual([]);
  },
);

const SLOTS = [
  { slots: 1, width: 33 },
  { slots: 2, width: 50 },
  { slots: 3, width: 67 },
];

test.each(playable.filter((id) => BOARD[id].isCity))(
  'finds a spot for the slots of cones in burning %s on a small map that covers no flame and no number',
  (id) => {
    for (const { slots, width } of SLOTS.filter((room) => room.slots < BOARD[id].size)) {
      const cones = BOARD[id].size - slots;
      const occupants = { houses: [], token: false, cones, bands: 0, pawns: [], burnt: BOARD[id].size };
      const layout = layoutDistrictCompact(id, occupants, false, 24.9);
      const box = boxAround(freeSpot(id, layout, width, 26, true), width, 26);
      const fire = layout.pieces.filter(({ piece }) => piece.kind === 'count' || piece.kind === 'flame');
      expect(fire.length).toBeGreaterThan(0);
      expect(fire.filter((piece) => doBoxesOverlap(pieceBox(piece), box))).toEqual([]);
      expect(layout.name.boxes.filter((name) => doBoxesOverlap(name, box))).toEqual([]);
    }
  },
);
