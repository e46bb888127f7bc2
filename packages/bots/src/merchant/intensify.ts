/** Where the cones of an intensify go: where they make the least trouble for the own stakes, and the most for the others'. */
import type { Action } from '@great-fire/game';
import { BURNABLE_FROM } from '@great-fire/game/board';
import type { Random } from '@great-fire/game/random';
import type { Outlook } from '../plan/plan-acts';
import { dangerIn } from '../scene/danger';
import { PAWN_STEPS } from '../scene/distances';
import type { Scene } from '../scene/scene';
import { indexOf } from '../scene/scene';
import type { Sight } from '../sight';
import { actionsOf } from '../sight';

/** Puts the cones together, away from the own pawn, where the neighbours are the others'. */
export function placeCones(sight: Sight, scene: Scene, outlook: Outlook, chance: Random): Action {
  const choices = actionsOf(sight, 'intensify');
  const danger = dangerIn(scene, outlook.turns, outlook.judgement, outlook.lures);
  const worthAt = (index: number) => {
    const stakes = (BURNABLE_FROM[index] ?? []).reduce(
      (sum, next) => sum + (danger[next] ?? 0) * (outlook.stakes[next] ?? 0),
      0,
    );
    return 0.05 * Math.min(6, PAWN_STEPS[scene.pawn]?.[index] ?? 6) - 0.1 * stakes;
  };
  const worths = choices.map(({ districts }) => districts.reduce((sum, id) => sum + worthAt(indexOf(id)), 0));
  const most = Math.max(...worths);
  return chance.pick(choices.filter((_, place) => (worths[place] ?? 0) > most - 1e-9));
}
