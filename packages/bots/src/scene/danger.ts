/**
 * How likely each district with houses burns before the game ends: a logistic guess from how near the fire is and how
 * much of it is still to come.
 */
import { BOARD_LIST, BURNABLE_FROM, TOWARDS } from '@great-fire/game/board';
import { WEIGHTS } from './danger-weights';
import { PLACE_COUNT } from './distances';
import type { Scene } from './scene';
import { burnsIn } from './scene';

/** Where no way of the fire leads. */
const OUT_OF_REACH = 0.01;
/** From this many spreads away on it makes no difference. */
export const FARTHEST = 4;
export const FEATURES = 13;

const CARDS = ['N', 'E', 'S', 'W'] as const;

// By district and burning neighbour: the cards, as bits, that lead from the neighbour into it.
const cardsInto: readonly ReadonlyMap<number, number>[] = BOARD_LIST.map(() => new Map<number, number>());
for (const [bit, card] of CARDS.entries()) {
  for (const [from, targets] of TOWARDS[card].entries()) {
    for (const to of targets) {
      const known = cardsInto[to] as Map<number, number>;
      known.set(from, (known.get(from) ?? 0) | (1 << bit));
    }
  }
}
const bitsInto = BURNABLE_FROM.map((neighbours, to) =>
  neighbours.map((from) => (cardsInto[to] as ReadonlyMap<number, number>).get(from) ?? 0),
);
const BIT_COUNT = Array.from({ length: 16 }, (_, bits) => [1, 2, 4, 8].filter((bit) => bits & bit).length);

// Filled anew by each search.
const nearness = new Int8Array(PLACE_COUNT); // spreads until fire can be here; 0: it burns; -1: never
const queue = new Int8Array(PLACE_COUNT);

/** By index: how many spreads away the fire is, at most FARTHEST; 0 where it burns, -1 where it cannot come. */
export function searchFire(scene: Scene): Int8Array {
  nearness.fill(-1);
  let end = 0;
  for (let index = 0; index < PLACE_COUNT; index += 1) {
    if (!burnsIn(scene, index)) continue;
    nearness[index] = 0;
    queue[end++] = index;
  }
  for (let at = 0; at < end; at += 1) {
    const index = queue[at] as number;
    const next = Math.min(FARTHEST, (nearness[index] as number) + 1);
    for (const to of BURNABLE_FROM[index] as readonly number[]) {
      if (nearness[to] !== -1 || scene.open[to] === 0) continue;
      nearness[to] = next;
      queue[end++] = to;
    }
  }
  return nearness;
}

/** How many of the four cards lead fire into a district as it burns around it now. */
function waysInto(near: Int8Array, index: number): number {
  const neighbours = BURNABLE_FROM[index] as readonly number[];
  const bits = bitsInto[index] as readonly number[];
  let cards = 0;
  for (let at = 0; at < neighbours.length; at += 1) {
    if (near[neighbours[at] as number] === 0) cards |= bits[at] as number;
  }
  return BIT_COUNT[cards] as number;
}

/** What the guess is made of. `turns`: how many are left. Writes FEATURES numbers. */
export function featuresOf(
  scene: Scene,
  near: Int8Array,
  index: number,
  turns: number,
  out: Float64Array,
): void {
  const distance = near[index] as number;
  const part = turns / 36;
  out.fill(0);
  out[0] = 1;
  out[distance] = 1; // 1 to FARTHEST
  out[4 + distance] = part; // 5 to 8
  if (distance === 1) {
    const ways = waysInto(near, index);
    out[9] = ways / 4;
    out[10] = (part * ways) / 4;
  }
  const guards = scene.bands[index] as number;
  if (guards > 0) out[11] = 1;
  if ((scene.houses[index] as number) >= 3) out[12] = 1;
}

const features = new Float64Array(FEATURES);

/** By index: the chance that its houses burn before the end; 0 where none stand. Good until the next call. */
export function dangerIn(scene: Scene, turns: number): Float64Array {
  const near = searchFire(scene);
  for (let index = 0; index < PLACE_COUNT; index += 1) {
    chance[index] = 0;
    if (scene.houses[index] === 0) continue;
    if ((near[index] as number) < 1) {
      chance[index] = near[index] === 0 ? 1 : OUT_OF_REACH;
      continue;
    }
    featuresOf(scene, near, index, turns, features);
    let sum = 0;
    for (let feature = 0; feature < FEATURES; feature += 1)
      sum += (features[feature] as number) * (WEIGHTS[feature] as number);
    chance[index] = 1 / (1 + Math.exp(-sum));
  }
  return chance;
}

const chance = new Float64Array(PLACE_COUNT);
