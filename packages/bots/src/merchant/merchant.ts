/** The merchant: a whole turn by what it gains, its houses and objectives against those of the others. */
import type { Action, PlayerView } from '@great-fire/game';
import type { Random } from '@great-fire/game/random';
import { planActs, worthOf } from '../plan/plan-acts';
import type { Outlook } from '../plan/plan-acts';
import { someOf, spreadWorth } from '../plan/spread-worth';
import { THUMB } from '../scene/danger-weights';
import { copyScene, indexOf, sceneOf } from '../scene/scene';
import type { Scene } from '../scene/scene';
import type { Sight } from '../sight';
import { actionsOf } from '../sight';
import { outlookOf } from '../worth/outlook';
import { placeBand, placePawn } from './placing';
import { placeCones } from './intensify';

/** So many moves of the fire are followed by a plan for the actions. */
const PLANNED = 8;
/** What a tool is kept for: a use that gains less waits for a better one. */
const TOOL_VP = 1;

/** The decision that gains most. */
export function merchant(sight: Sight, chance: Random): Action {
  const scene = sceneOf(sight.view, sight.view.turn.seat);
  return greedy(sight, chance, scene, outlookOf(sight.view, scene, THUMB));
}

/** The decision that gains most by an outlook on a scene. */
export function greedy(sight: Sight, chance: Random, scene: Scene, outlook: Outlook): Action {
  switch (sight.view.turn.step) {
    case 'redeal':
      return actionsOf(sight, 'redeal')[0] ?? { type: 'keep-hand' };
    case 'band':
      return placeBand(sight, scene, outlook, chance);
    case 'pawn':
      return placePawn(sight, scene, chance);
    case 'spread':
      return spread(sight, scene, outlook) ?? chance.pick(sight.legal);
    case 'act':
      return act(sight, scene, outlook);
    case 'intensify':
      return placeCones(sight, scene, outlook, chance);
    case 'over':
      return chance.pick(sight.legal);
  }
}

/** The move that is best with the plan that follows it; null where no card can be played. */
function spread(sight: Sight, scene: Scene, outlook: Outlook): Action | null {
  const moves = someOf(actionsOf(sight, 'spread'))
    .map((move) => spreadWorth(sight.view, scene, outlook, move))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, PLANNED)
    .map(({ spread: move, gained, scene: after }) => ({
      move,
      worth: gained + planActs(after, outlook).worth,
    }));
  const best = moves.reduce((a, b) => (b.worth > a.worth ? b : a), moves[0] ?? { move: null, worth: 0 });
  return best.move;
}

function act(sight: Sight, scene: Scene, outlook: Outlook): Action {
  const { view } = sight;
  const plan = planActs(scene, outlook);
  const doubled = spread(sight, scene, outlook);
  if (doubled !== null && doubled.type === 'spread') {
    const { gained, scene: after } = spreadWorth(view, scene, outlook, doubled);
    if (gained + planActs(after, outlook).worth > plan.worth + toolVp(view)) return doubled;
  }
  const demolition = demolish(sight, scene, outlook);
  if (demolition !== null) return demolition;
  const next = plan.actions[0];
  return next !== undefined && view.turn.points > 0 ? next : { type: 'end-actions' };
}

/** Towards the end a tool is worth less and less to keep. */
function toolVp({ lastTurns }: PlayerView): number {
  return lastTurns === null ? TOOL_VP : 0.1;
}

/** A fire break that gains more than its token is worth, or null. */
function demolish(sight: Sight, scene: Scene, outlook: Outlook): Action | null {
  const now = worthOf(scene, outlook);
  let best: Action | null = null;
  let most = toolVp(sight.view);
  for (const action of actionsOf(sight, 'demolish')) {
    const at = indexOf(action.district);
    const next: Scene = { ...copyScene(scene), houses: scene.houses.slice(), open: scene.open.slice() };
    const lost = (scene.houses[at] ?? 0) > 0 ? (outlook.stakes[at] ?? 0) : 0;
    next.houses[at] = 0;
    next.open[at] = 0;
    const gain = worthOf(next, outlook) - lost - now;
    if (gain > most) [most, best] = [gain, action];
  }
  return best;
}
