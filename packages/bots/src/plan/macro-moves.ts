/** Macro moves of a plan. Each changes the board and returns its actions. */
import type { Action } from '@great-fire/game';
import { PAWN_DISTANCES, MOVE_NEIGHBOURS } from '../board/distances';
import { type FastBoard, districtIdAt } from '../board/fast-board';
import type { BandPath } from './band-paths';

/** Moves bands along their paths. */
export function moveBands(board: FastBoard, paths: readonly BandPath[]): readonly Action[] {
  return paths.flatMap(({ from, path }) => {
    let current = from;
    return path.map((to): Action => {
      const action: Action = { type: 'move-band', from: districtIdAt(current), to: districtIdAt(to) };
      board.bands[current] = (board.bands[current] as number) - 1;
      board.bands[to] = (board.bands[to] as number) + 1;
      board.points -= 1;
      current = to;
      return action;
    });
  });
}

/** Moves the pawn towards a district while points last. */
export function movePawnTo(board: FastBoard, goal: number): Action[] {
  const actions: Action[] = [];
  while (board.pawn !== goal && board.points > 0) {
    const distance = PAWN_DISTANCES[board.pawn]?.[goal] ?? 99;
    const next = MOVE_NEIGHBOURS[board.pawn]?.find((to) => PAWN_DISTANCES[to]?.[goal] === distance - 1);
    if (next === undefined) break;
    board.pawn = next;
    board.points -= 1;
    actions.push({ type: 'move-pawn', to: districtIdAt(next) });
  }
  return actions;
}

/** Puts out one cone of a contained fire at the pawn's district. */
export function putOut(board: FastBoard, index: number): Action {
  board.cones[index] = (board.cones[index] as number) - 1;
  board.points -= 1;
  board.conesPutOut += 1;
  return { type: 'put-out', district: districtIdAt(index) };
}

/** Demolishes a district, whose houses are worth `stake` to the own seat. @source DEM-4 */
export function demolish(board: FastBoard, index: number, stake: number): Action {
  if ((board.houses[index] as number) > 0) board.gained -= stake;
  board.houses[index] = 0;
  board.burnable[index] = 0;
  board.demolitions -= 1;
  return { type: 'demolish', district: districtIdAt(index) };
}
