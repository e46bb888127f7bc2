/**
 * A plan for the action points: a few large moves in place of many steps. Bring bands to a fire, walk there and put it
 * out; hold it with bands alone; set a band before houses; walk where cones can be had. Each is worth what it gains at
 * once and what it takes off the danger to the stakes.
 */
import type { Action } from '@great-fire/game';
import { dangerIn } from '../scene/danger';
import { PAWN_STEPS, PLACE_COUNT, STEPS_FROM } from '../scene/distances';
import type { Scene } from '../scene/scene';
import { PUDDING_LANE_INDEX, copyScene, idAt } from '../scene/scene';
import type { BandWay } from './bands';
import { bandsFor } from './bands';

export interface Outlook {
  readonly stakes: Float64Array; // by district index
  readonly turns: number; // left, the present one included
  readonly coneVp: number; // what a cone put out is worth: 1, and the Hero card it may bring
}

export interface Plan {
  readonly worth: number; // of the position that it leads to
  readonly actions: readonly Action[];
}

/** A cone that may be had next turn is worth so much of one, where the pawn stands beside it. */
const NEXT_CONE = 0.3;
const MOST_PLANS = 160;

/** What a position is worth to the seat: cones in hand and in sight, and the danger to its stakes. */
export function worthOf(scene: Scene, { stakes, turns, coneVp }: Outlook): number {
  const danger = dangerIn(scene, turns);
  let worth = coneVp * scene.putOut;
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
  plans: number;
  best: Plan;
}

/** The best plan found for the points of the scene. */
export function planActs(scene: Scene, outlook: Outlook): Plan {
  const worth = worthOf(scene, outlook);
  const search: Search = {
    outlook,
    goals: guardGoals(scene, outlook),
    plans: 0,
    best: { worth, actions: [] },
  };
  explore(scene, [], search);
  return search.best;
}

/** The houses at most risk, dearest first. */
function guardGoals(scene: Scene, { stakes, turns }: Outlook): readonly number[] {
  const danger = dangerIn(scene, turns);
  return Array.from(scene.houses.keys())
    .filter((index) => (danger[index] ?? 0) * (stakes[index] ?? 0) > 0.7 && scene.bands[index] === 0)
    .sort((a, b) => (danger[b] ?? 0) * (stakes[b] ?? 0) - (danger[a] ?? 0) * (stakes[a] ?? 0))
    .slice(0, 4);
}

function consider(scene: Scene, actions: readonly Action[], search: Search): void {
  search.plans += 1;
  const worth = worthOf(scene, search.outlook);
  if (worth > search.best.worth + 1e-9) search.best = { worth, actions };
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
    const worth = worthOf(next, search.outlook);
    if (worth > search.best.worth + 1e-9) search.best = { worth, actions: [...done, ...actions] };
  }
}

function bring(scene: Scene, ways: readonly BandWay[]): readonly Action[] {
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
function walkTo(scene: Scene, goal: number): Action[] {
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

function putOut(scene: Scene, index: number): Action {
  scene.cones[index] = (scene.cones[index] as number) - 1;
  scene.points -= 1;
  scene.putOut += 1;
  return { type: 'put-out', district: idAt(index) };
}
