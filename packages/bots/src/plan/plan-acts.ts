/**
 * A plan for the action points: a few large moves in place of many steps. Bring bands to a fire, walk there and put it
 * out; hold it with bands alone; set a band before houses; walk where cones can be had. Each is worth what it gains at
 * once and what it takes off the danger to the stakes.
 */
import type { Action } from '@great-fire/game';
import { dangerIn } from '../scene/danger';
import type { Lures } from '../scene/danger';
import type { Judgement } from '../scene/danger-weights';
import { PAWN_STEPS, PLACE_COUNT } from '../scene/distances';
import type { Scene } from '../scene/scene';
import { PUDDING_LANE_INDEX, copyScene } from '../scene/scene';
import { bandsFor } from './bands';
import { bring, putOut, walkTo } from './moves';

export interface Outlook {
  readonly stakes: Float64Array; // by district index
  readonly turns: number; // left, the present one included
  readonly judgement: Judgement;
  readonly lures: Lures;
}

export interface Plan {
  readonly worth: number; // of the position that it leads to
  readonly actions: readonly Action[];
}

/** A cone that may be had next turn is worth so much of one, where the pawn stands beside it. */
const NEXT_CONE = 0.3;
const MOST_PLANS = 160;

/** What a position is worth to the seat: cones in hand and in sight, and the danger to its stakes. */
export function worthOf(scene: Scene, { stakes, turns, judgement, lures }: Outlook): number {
  const danger = dangerIn(scene, turns, judgement, lures);
  let worth = judgement.coneVp * scene.putOut;
  for (let index = 0; index < PLACE_COUNT; index += 1)
    worth -= (danger[index] as number) * (stakes[index] as number);
  return turns > 1 ? worth + NEXT_CONE * conesInSight(scene) : worth;
}

/** The most cones that the pawn might put out with the points of one turn from where it stands. */
function conesInSight({ cones, bands, pawn }: Scene): number {
  const far = PAWN_STEPS[pawn] as Uint8Array;
  let most = 0;
  for (let index = 0; index < PLACE_COUNT; index += 1) {
    const here = cones[index] as number;
    if (here === 0 || index === PUDDING_LANE_INDEX) continue;
    const missing = Math.max(0, here - (bands[index] as number));
    most = Math.max(most, Math.min(here, 4 - (far[index] as number) - 1.5 * missing));
  }
  return most;
}

interface Search {
  readonly outlook: Outlook;
  readonly goals: readonly number[]; // districts worth a band
  readonly keep: number; // how many plans
  plans: number;
  best: readonly Plan[]; // best first, no two that lead to positions worth the same
}

/** The best plan found for the points of the scene; doing nothing is one. */
export function planActs(scene: Scene, outlook: Outlook): Plan {
  return plansFor(scene, outlook, 1)[0] ?? { worth: worthOf(scene, outlook), actions: [] };
}

/** Some plans for the points of the scene, best first. */
export function plansFor(scene: Scene, outlook: Outlook, keep: number): readonly Plan[] {
  const search: Search = { outlook, goals: guardGoals(scene, outlook), keep, plans: 0, best: [] };
  remember({ worth: worthOf(scene, outlook), actions: [] }, search);
  explore(scene, [], search);
  return search.best;
}

function remember(plan: Plan, search: Search): void {
  const { best, keep } = search;
  const last = best[keep - 1];
  if (last !== undefined && plan.worth <= last.worth + 1e-9) return;
  if (best.some(({ worth }) => Math.abs(worth - plan.worth) < 1e-9)) return;
  search.best = [...best, plan].sort((a, b) => b.worth - a.worth).slice(0, keep);
}

/** The houses at most risk, dearest first. */
function guardGoals(scene: Scene, { stakes, turns, judgement, lures }: Outlook): readonly number[] {
  const danger = dangerIn(scene, turns, judgement, lures);
  return Array.from(scene.houses.keys())
    .filter((index) => (danger[index] ?? 0) * (stakes[index] ?? 0) > 0.7 && scene.bands[index] === 0)
    .sort((a, b) => (danger[b] ?? 0) * (stakes[b] ?? 0) - (danger[a] ?? 0) * (stakes[a] ?? 0))
    .slice(0, 4);
}

function consider(scene: Scene, actions: readonly Action[], search: Search): void {
  search.plans += 1;
  remember({ worth: worthOf(scene, search.outlook), actions }, search);
  if (scene.points > 0) explore(scene, actions, search);
}

function explore(scene: Scene, done: readonly Action[], search: Search): void {
  for (let index = 0; index < PLACE_COUNT && search.plans < MOST_PLANS; index += 1) {
    if (scene.cones[index] === 0 || index === PUDDING_LANE_INDEX) continue;
    fightFire(scene, index, done, search);
  }
  for (const goal of search.goals) {
    if (search.plans >= MOST_PLANS || (scene.bands[goal] ?? 0) > 0) continue;
    const way = bandsFor(scene, goal, 1, scene.points)[0];
    if (way === undefined) continue;
    const next = copyScene(scene);
    consider(next, [...done, ...bring(next, [way])], search);
  }
  if (search.plans < MOST_PLANS) walkOn(scene, done, search);
}

/** Holds a fire with bands, and puts it out where the pawn can be there in time. */
function fightFire(scene: Scene, index: number, done: readonly Action[], search: Search): void {
  const { points, pawn } = scene;
  const missing = Math.max(0, (scene.cones[index] ?? 0) - (scene.bands[index] ?? 0));
  if (missing > points) return;
  const ways = missing === 0 ? [] : bandsFor(scene, index, missing, points);
  if (ways.length < missing) return;
  const cost = ways.reduce((sum, { path }) => sum + path.length, 0);
  if (cost > points) return;
  const walk = PAWN_STEPS[pawn]?.[index] ?? 99;
  if (cost + walk < points) {
    const next = copyScene(scene);
    const actions = [...done, ...bring(next, ways), ...walkTo(next, index)];
    while (next.points > 0 && (next.cones[index] ?? 0) > 0) actions.push(putOut(next, index));
    consider(next, actions, search);
  }
  if (missing > 0) {
    const next = copyScene(scene);
    consider(next, [...done, ...bring(next, ways)], search);
  }
}

/** Uses up the points on the way to the fire with most cones to be had. */
function walkOn(scene: Scene, done: readonly Action[], search: Search): void {
  let nearest: number | null = null;
  let most = -Infinity;
  for (let index = 0; index < PLACE_COUNT; index += 1) {
    const cones = scene.cones[index] as number;
    if (cones === 0 || index === PUDDING_LANE_INDEX) continue;
    const missing = Math.max(0, cones - (scene.bands[index] as number));
    const gain = Math.min(cones, 3) - missing - (PAWN_STEPS[scene.pawn]?.[index] ?? 99) / 2;
    if (gain > most) [most, nearest] = [gain, index];
  }
  if (nearest === null || nearest === scene.pawn) return;
  const next = copyScene(scene);
  const actions = walkTo(next, nearest);
  if (actions.length > 0) {
    search.plans += 1;
    remember({ worth: worthOf(next, search.outlook), actions: [...done, ...actions] }, search);
  }
}
