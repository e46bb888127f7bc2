/** The steps that a plan is made of, each done on the scene and told as actions. */
import type { Action } from '@great-fire/game';
import { PAWN_STEPS, STEPS_FROM } from '../scene/distances';
import type { Scene } from '../scene/scene';
import { idAt } from '../scene/scene';
import type { BandWay } from './bands';

/** Bands go their ways. */
export function bring(scene: Scene, ways: readonly BandWay[]): readonly Action[] {
  return ways.flatMap(({ from, path }) => {
    let at = from;
    return path.map((to): Action => {
      const action: Action = { type: 'move-band', from: idAt(at), to: idAt(to) };
      scene.bands[at] = (scene.bands[at] as number) - 1;
      scene.bands[to] = (scene.bands[to] as number) + 1;
      scene.points -= 1;
      at = to;
      return action;
    });
  });
}

/** Steps of the pawn towards a district, as far as the points last. */
export function walkTo(scene: Scene, goal: number): Action[] {
  const actions: Action[] = [];
  while (scene.pawn !== goal && scene.points > 0) {
    const left = PAWN_STEPS[scene.pawn]?.[goal] ?? 99;
    const next = STEPS_FROM[scene.pawn]?.find((to) => PAWN_STEPS[to]?.[goal] === left - 1);
    if (next === undefined) break;
    scene.pawn = next;
    scene.points -= 1;
    actions.push({ type: 'move-pawn', to: idAt(next) });
  }
  return actions;
}

/** One cone of a contained fire, where the pawn stands. */
export function putOut(scene: Scene, index: number): Action {
  scene.cones[index] = (scene.cones[index] as number) - 1;
  scene.points -= 1;
  scene.putOut += 1;
  return { type: 'put-out', district: idAt(index) };
}
