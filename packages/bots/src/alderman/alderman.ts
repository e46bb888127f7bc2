/**
 * The alderman: does what its judgement says, unless another turn surely wins more. It imagines worlds that fit all it has
 * seen and plays its likely turns on in them until it would be its turn again. Lines that fall behind are given up on
 * the way.
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

/** So many standard errors a line must be ahead of what the judgement alone would do: sampled worlds mislead. */
const SURE = 2;

/** What a line gained on the usual one, world by world. */
class Tried {
  private worlds = 0;
  private sum = 0;
  private squares = 0;

  constructor(readonly line: Line) {}

  add(gain: number): void {
    this.worlds += 1;
    this.sum += gain;
    this.squares += gain * gain;
  }

  get mean(): number {
    return this.sum / this.worlds;
  }

  /** What it gains at least, as far as can be told. */
  get least(): number {
    if (this.worlds < LEAST_WORLDS) return -Infinity;
    const variance = Math.max(0, this.squares / this.worlds - this.mean ** 2);
    return this.mean - SURE * Math.sqrt(variance / (this.worlds - 1));
  }
}

/** The decision that leaves it most of the wins. */
export function alderman(sight: Sight, chance: Random, budget: Budget): Action {
  const { view } = sight;
  const { own, viewer: self } = view;
  if (own === null || self === null) throw new Error('A spectator decides nothing');
  const owners = ownersFromPlay(view, sight.log);
  const scene = sceneOf(view, self);
  const outlook = outlookOf(view, scene, EXPERIENCE, owners);
  const first = greedy(sight, chance, scene, outlook);
  if (view.turn.number === 0) return first;
  const meter = meterOf(budget);
  const [usual, others] = apart(linesFor(sight, scene, outlook), first);
  let tried = others.map((line) => new Tried(line));
  const unseen = unseenBy(view, sight.log);
  let cut = 0.35;
  for (let worlds = 1; tried.length > 0; worlds += 1) {
    const world = imagineWorld(view, unseen, owners, chance);
    const stakes = stakesInWorld(world);
    // All lines meet the same luck, so that they differ by what they are worth.
    const luck = String(chance.below(2 ** 31));
    const shareOf = (line: Line): number => {
      const draft = draftOf(world);
      playLine(draft, self, line, stakes, randomOf(luck));
      meter.count();
      return winShare(draft, self);
    };
    const usually = shareOf(usual);
    for (const each of tried) each.add(shareOf(each.line) - usually);
    const spent = meter.spent();
    if (spent >= 1) break;
    if (spent > cut && worlds >= LEAST_WORLDS) {
      tried = [...tried].sort((a, b) => b.mean - a.mean).slice(0, Math.ceil(tried.length / 2));
      cut += (1 - cut) * 0.45;
    }
  }
  const best = tried.reduce<Tried | null>((a, b) => (a === null || b.least > a.least ? b : a), null);
  return best !== null && best.least > 0 ? (best.line[0] as Action) : first;
}

/** The line that begins as the judgement alone would have it, and the others. */
function apart(lines: readonly Line[], first: Action): readonly [Line, readonly Line[]] {
  const asText = JSON.stringify(first);
  const usual = lines.find(([action]) => JSON.stringify(action) === asText) ?? [first];
  return [usual, lines.filter((line) => line !== usual)];
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
