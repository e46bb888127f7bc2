/** The quickest of plans: the fire that brings most cones with the points left, again and again, then a walk to the next. */
import type { Action } from '@great-fire/game';
import { PAWN_DISTANCES, DISTRICT_COUNT } from '../board/distances';
import type { FastBoard } from '../board/fast-board';
import { PUDDING_LANE_INDEX } from '../board/fast-board';
import type { BandPath } from './band-paths';
import { nearestFreeBands } from './band-paths';
import { moveBands, putOut, movePawnTo } from './macro-moves';

/** The actions, done on the scene. */
export function collectConesGreedily(board: FastBoard): readonly Action[] {
  const actions: Action[] = [];
  while (board.points > 0) {
    const fire = bestFire(board);
    if (fire === null) break;
    actions.push(...moveBands(board, fire.paths), ...movePawnTo(board, fire.index));
    while (board.points > 0 && (board.cones[fire.index] as number) > 0)
      actions.push(putOut(board, fire.index));
  }
  const next = board.points > 0 ? nearestFire(board) : null;
  if (next !== null) actions.push(...movePawnTo(board, next));
  return actions;
}

function bestFire(board: FastBoard): { readonly index: number; readonly paths: readonly BandPath[] } | null {
  const distances = PAWN_DISTANCES[board.pawn] as Uint8Array;
  let best: { index: number; paths: readonly BandPath[] } | null = null;
  let bestGain = 0;
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    const cones = board.cones[index] as number;
    if (cones === 0 || index === PUDDING_LANE_INDEX) continue;
    const missing = Math.max(0, cones - (board.bands[index] as number));
    const pointsLeft = board.points - (distances[index] as number) - missing;
    if (Math.min(pointsLeft, cones) <= bestGain) continue;
    const paths = missing === 0 ? [] : nearestFreeBands(board, index, missing, pointsLeft);
    if (paths.length < missing) continue;
    const cost = paths.reduce((sum, { path }) => sum + path.length, 0);
    const gain = Math.min(cones, pointsLeft + missing - cost);
    if (gain > bestGain) [bestGain, best] = [gain, { index, paths }];
  }
  return best;
}

/** Where the pawn had best wait: near fires that few bands are missing in. */
function nearestFire({ cones, bands, pawn }: FastBoard): number | null {
  const distances = PAWN_DISTANCES[pawn] as Uint8Array;
  let nearest: number | null = null;
  let bestGain = -Infinity;
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    const coneCount = cones[index] as number;
    if (coneCount === 0 || index === PUDDING_LANE_INDEX) continue;
    const gain =
      Math.min(coneCount, 3) -
      Math.max(0, coneCount - (bands[index] as number)) -
      (distances[index] as number) / 2;
    if (gain > bestGain) [bestGain, nearest] = [gain, index];
  }
  return nearest;
}
