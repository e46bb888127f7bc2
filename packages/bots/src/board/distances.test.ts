import { BOARD, DISTRICTS_BY_INDEX } from '@great-fire/game/board';
import { MOVE_NEIGHBOURS, PAWN_DISTANCES } from './distances';

test('ACT-2, ACT-3: a pawn needs one step more than from the nearest neighbour of its goal', () => {
  for (const { index: from, moveTargets } of DISTRICTS_BY_INDEX) {
    expect(MOVE_NEIGHBOURS[from]).toEqual(moveTargets.map((id) => BOARD[id].index));
    for (const { index: to } of DISTRICTS_BY_INDEX) {
      const before = DISTRICTS_BY_INDEX.filter(({ index }) => MOVE_NEIGHBOURS[index]?.includes(to) === true);
      const nearest = Math.min(...before.map(({ index }) => PAWN_DISTANCES[from]?.[index] ?? NaN));
      if (from === to) expect(PAWN_DISTANCES[from]?.[to]).toBe(0);
      else if (before.length > 0) expect(PAWN_DISTANCES[from]?.[to]).toBe(nearest + 1);
      else expect(PAWN_DISTANCES[from]?.[to]).toBeGreaterThan(DISTRICTS_BY_INDEX.length);
    }
  }
});
