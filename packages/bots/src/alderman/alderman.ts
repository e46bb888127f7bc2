/**
 * The alderman: imagines worlds that fit all it has seen, plays each of its likely turns on in them until it would be
 * its turn again, and takes the one that leaves it most of the wins. Lines that fall behind are given up on the way.
 */
import type { Action, Draft, GameState, Seat } from '@great-fire/game';
import { applyListed, draftOf } from '@great-fire/game';
import type { Random } from '@great-fire/game/random';
import { randomOf } from '@great-fire/game/random';
import type { Budget } from '../budget';
import { greedy } from '../merchant/merchant';
import { EXPERIENCE } from '../scene/danger-weights';
import { sceneOf } from '../scene/scene';
import type { Sight } from '../sight';
import { outlookOf } from '../worth/outlook';
import { ownersFromPlay } from './owners';
import type { Line } from './candidates';
import { linesFor } from './candidates';
import { playTurn } from './habits';
import { stakesInWorld, winShare } from './prospects';
import { unseenBy } from './unseen';
import { imagineWorld } from './worlds';

/** Worlds in which every line is tried before the first is given up. */
const LEAST_WORLDS = 6;

interface Tried {
  readonly line: Line;
  sum: number; // of shares of the wins
}

/** The decision that leaves it most of the wins. */
export function alderman(sight: Sight, chance: Random, budget: Budget): Action {
  const { view } = sight;
  if (view.own === null || view.viewer === null) throw new Error('A spectator decides nothing');
  if (view.turn.number === 0) return greedy(sight, chance, EXPERIENCE);
  const meter = meterOf(budget);
  const scene = sceneOf(view, view.viewer);
  const owners = ownersFromPlay(view, sight.log);
  const lines = linesFor(sight, scene, outlookOf(view, scene, EXPERIENCE, owners));
  let tried: Tried[] = lines.map((line) => ({ line, sum: 0 }));
  const unseen = unseenBy(view, sight.log);
  let cut = 0.35;
  for (let worlds = 1; tried.length > 1; worlds += 1) {
    const world = imagineWorld(view, unseen, owners, chance);
    const stakes = stakesInWorld(world);
    // All lines meet the same luck, so that they differ by what they are worth.
    const luck = String(chance.below(2 ** 31));
    for (const each of tried) {
      const draft = draftOf(world);
      playLine(draft, view.viewer, each.line, stakes, randomOf(luck));
      each.sum += winShare(draft, view.viewer);
      meter.count();
    }
    const spent = meter.spent();
    if (spent >= 1) break;
    if (spent > cut && worlds >= LEAST_WORLDS) {
      tried = [...tried].sort((a, b) => b.sum - a.sum).slice(0, Math.ceil(tried.length / 2));
      cut += (1 - cut) * 0.45;
    }
  }
  const best = tried.reduce((a, b) => (b.sum > a.sum ? b : a));
  return best.line[0] as Action;
}

/** The line, the rest of the turn, and the turns of the others. */
function playLine(
  draft: Draft<GameState>,
  self: Seat,
  line: Line,
  stakes: readonly Float64Array[],
  chance: Random,
): void {
  for (const action of line) applyListed(draft, self, action);
  const imagined = { draft, stakes, chance };
  if (draft.turn.seat === self && draft.result === null) playTurn(imagined);
  while (draft.result === null && draft.turn.seat !== self) playTurn(imagined);
}

interface Meter {
  readonly count: () => void;
  readonly spent: () => number; // 1: the budget is used up
}

function meterOf(budget: Budget): Meter {
  let counted = 0;
  const start = 'ms' in budget ? budget.now() : 0;
  return {
    count: () => {
      counted += 1;
    },
    spent: () => ('ms' in budget ? (budget.now() - start) / budget.ms : counted / budget.iterations),
  };
}
