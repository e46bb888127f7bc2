/** What the moves of the fire are worth to a seat: what burns at once, and what the fire then threatens. */
import type { PlayerView, Spread } from '@great-fire/game';
import { foretellSpread } from '@great-fire/game';
import type { Scene } from '../scene/scene';
import { PUDDING_LANE_INDEX, copyScene, indexOf } from '../scene/scene';
import type { Outlook } from './plan-acts';
import { worthOf } from './plan-acts';

export interface SpreadWorth {
  readonly spread: Spread;
  readonly worth: number; // before any action
  readonly gained: number; // of it, what is not on the board: houses burnt, a token
  readonly scene: Scene; // after it
}

/** How many sources of one target are looked at: the others differ little. */
const SOURCES = 3;

/** Of the moves with one card into one district, some that differ in where the cone is lifted. */
export function someOf(spreads: readonly Spread[]): readonly Spread[] {
  const byTarget = new Map<string, Spread[]>();
  for (const spread of spreads) {
    const key = `${spread.card} ${spread.to}`;
    const known = byTarget.get(key);
    if (known === undefined) byTarget.set(key, [spread]);
    else if (!known.some(({ from }) => from === spread.from)) known.push(spread);
  }
  return [...byTarget.values()].flatMap((known) => known.slice(0, SOURCES));
}

/** The scene after a move of the fire, and what it is worth. */
export function spreadWorth(view: PlayerView, scene: Scene, outlook: Outlook, spread: Spread): SpreadWorth {
  const told = foretellSpread(view, spread);
  const to = indexOf(spread.to);
  const next: Scene = { ...copyScene(scene), houses: scene.houses.slice() };
  next.cones[indexOf(spread.from)] = told.source.after;
  next.cones[PUDDING_LANE_INDEX] = told.puddingLane.after;
  next.cones[to] = (scene.cones[to] ?? 0) + 1 + told.conesAdded;
  let gained = told.token ? outlook.judgement.tokenVp : 0;
  if (!told.contained) {
    gained -= outlook.stakes[to] ?? 0;
    next.houses[to] = 0;
  }
  gained -= told.returned.filter((seat) => seat === view.viewer).length;
  return { spread, worth: gained + worthOf(next, outlook), gained, scene: next };
}
