/** The quickest of plans: the fire that brings most cones with the points left, again and again, then a walk to the next. */
import type { Action } from '@great-fire/game';
import { PAWN_STEPS, PLACE_COUNT } from '../scene/distances';
import type { Scene } from '../scene/scene';
import { PUDDING_LANE_INDEX } from '../scene/scene';
import type { BandWay } from './bands';
import { bandsFor } from './bands';
import { bring, putOut, walkTo } from './moves';

/** The actions, done on the scene. */
export function reachForCones(scene: Scene): readonly Action[] {
  const actions: Action[] = [];
  while (scene.points > 0) {
    const fire = bestFire(scene);
    if (fire === null) break;
    actions.push(...bring(scene, fire.ways), ...walkTo(scene, fire.index));
    while (scene.points > 0 && (scene.cones[fire.index] as number) > 0)
      actions.push(putOut(scene, fire.index));
  }
  const next = scene.points > 0 ? nearestFire(scene) : null;
  if (next !== null) actions.push(...walkTo(scene, next));
  return actions;
}

function bestFire(scene: Scene): { readonly index: number; readonly ways: readonly BandWay[] } | null {
  const far = PAWN_STEPS[scene.pawn] as Uint8Array;
  let best: { index: number; ways: readonly BandWay[] } | null = null;
  let most = 0;
  for (let index = 0; index < PLACE_COUNT; index += 1) {
    const cones = scene.cones[index] as number;
    if (cones === 0 || index === PUDDING_LANE_INDEX) continue;
    const missing = Math.max(0, cones - (scene.bands[index] as number));
    const left = scene.points - (far[index] as number) - missing;
    if (Math.min(left, cones) <= most) continue;
    const ways = missing === 0 ? [] : bandsFor(scene, index, missing, left);
    if (ways.length < missing) continue;
    const cost = ways.reduce((sum, { path }) => sum + path.length, 0);
    const gain = Math.min(cones, left + missing - cost);
    if (gain > most) [most, best] = [gain, { index, ways }];
  }
  return best;
}

/** Where the pawn had best wait: near fires that few bands are missing in. */
function nearestFire({ cones, bands, pawn }: Scene): number | null {
  const far = PAWN_STEPS[pawn] as Uint8Array;
  let nearest: number | null = null;
  let most = -Infinity;
  for (let index = 0; index < PLACE_COUNT; index += 1) {
    const here = cones[index] as number;
    if (here === 0 || index === PUDDING_LANE_INDEX) continue;
    const gain =
      Math.min(here, 3) - Math.max(0, here - (bands[index] as number)) - (far[index] as number) / 2;
    if (gain > most) [most, nearest] = [gain, index];
  }
  return nearest;
}
