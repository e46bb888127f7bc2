/** Where a band guards most at the start, and where a pawn is near the fires to come. */
import type { Action } from '@great-fire/game';
import { BOARD_LIST } from '@great-fire/game/board';
import type { Random } from '@great-fire/game/random';
import type { Outlook } from '../plan/plan-acts';
import { worthOf } from '../plan/plan-acts';
import { PAWN_STEPS } from '../scene/distances';
import type { Scene } from '../scene/scene';
import { copyScene, indexOf } from '../scene/scene';
import type { Sight } from '../sight';
import { actionsOf } from '../sight';

/** The fire begins in the green region, so bands and pawns gather at its edge. */
const GREEN = BOARD_LIST.filter(({ isGreen, isCity }) => isGreen && isCity).map(({ index }) => index);

function nearness(index: number): number {
  const steps = PAWN_STEPS[index];
  return GREEN.reduce((sum, green) => sum + 1 / (1 + (steps?.[green] ?? 99)), 0);
}

function bestOf<T extends Action>(choices: readonly T[], worth: (choice: T) => number, chance: Random): T {
  const worths = choices.map(worth);
  const most = Math.max(...worths);
  return chance.pick(choices.filter((_, place) => (worths[place] ?? 0) > most - 1e-9));
}

/** The place whose danger to the own stakes a band takes off most, near the fire where all are alike. */
export function placeBand(sight: Sight, scene: Scene, outlook: Outlook, chance: Random): Action {
  return bestOf(
    actionsOf(sight, 'place-band'),
    ({ district }) => {
      const next = copyScene(scene);
      const at = indexOf(district);
      next.bands[at] = (next.bands[at] ?? 0) + 1;
      return worthOf(next, outlook) + 0.3 * nearness(at);
    },
    chance,
  );
}

/** The place nearest to where it will burn first. */
export function placePawn(sight: Sight, scene: Scene, chance: Random): Action {
  const near = (at: number) =>
    nearness(at) +
    0.2 *
      Array.from(scene.bands).reduce(
        (sum, bands, place) => sum + bands / (1 + (PAWN_STEPS[at]?.[place] ?? 99)),
        0,
      );
  return bestOf(actionsOf(sight, 'place-pawn'), ({ district }) => near(indexOf(district)), chance);
}
