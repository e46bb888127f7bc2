/**
 * How likely each district with houses burns before the game ends: a logistic guess from how near the fire is and how
 * much of it is still to come.
 */
import { BOARD_LIST, BURNABLE_FROM, TOWARDS } from '@great-fire/game/board';
import type { Judgement } from './danger-weights';
import { PLACE_COUNT } from './distances';
import type { Scene } from './scene';
import { burnsIn } from './scene';

/** Where no way of the fire leads. */
const OUT_OF_REACH = 0.01;
/** From this many spreads away on it makes no difference. */
export const FARTHEST = 4;
export const FEATURES = 14;

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

/** What the guess knows of a district: how far the fire is, how many cards lead it here, whether a band guards many houses. */
export interface Exposure {
  readonly distance: number; // in spreads, 1 to FARTHEST
  readonly ways: number; // of the four cards, where the distance is 1
  readonly guarded: boolean;
  readonly large: boolean; // three houses or more
}

/** The same as numbers. `turns`: how many are left. */
export function featuresOf({ distance, ways, guarded, large }: Exposure, turns: number): readonly number[] {
  const part = turns / 36;
  const features = Array.from({ length: FEATURES }, () => 0);
  features[0] = 1;
  features[distance] = 1; // 1 to FARTHEST
  features[4 + distance] = part; // 5 to 8
  if (distance === 1) {
    features[9] = ways / 4;
    features[10] = (part * ways) / 4;
  }
  if (guarded) features[11] = 1;
  if (large) features[12] = 1;
  features[13] = part * part;
  return features;
}

/** What is known of a district with houses that fire can reach. */
export function exposureOf(scene: Scene, near: Int8Array, index: number): Exposure {
  const distance = near[index] as number;
  return {
    distance,
    ways: distance === 1 ? waysInto(near, index) : 0,
    guarded: (scene.bands[index] as number) > 0,
    large: (scene.houses[index] as number) >= LARGE,
  };
}

const LARGE = 3;
const KINDS = 4 + FARTHEST; // ways 0 to 4 at distance 1, then the distances

// There are few exposures, so each guess is made once for each number of turns: as odds against it.
const tables = new Map<Judgement, Map<number, Float64Array>>();

function tableOf(judgement: Judgement, turns: number): Float64Array {
  const byTurns = tables.get(judgement) ?? new Map<number, Float64Array>();
  tables.set(judgement, byTurns);
  const known = byTurns.get(turns);
  if (known !== undefined) return known;
  const table = new Float64Array(KINDS * 4);
  for (let kind = 0; kind < KINDS; kind += 1) {
    for (let flags = 0; flags < 4; flags += 1) {
      const exposure: Exposure = {
        distance: kind <= 4 ? 1 : kind - 3,
        ways: kind <= 4 ? kind : 0,
        guarded: flags >= 2,
        large: flags % 2 === 1,
      };
      const sum = featuresOf(exposure, turns).reduce(
        (total, value, at) => total + value * (judgement.exposure[at] ?? 0),
        0,
      );
      table[kind * 4 + flags] = Math.exp(-sum);
    }
  }
  byTurns.set(turns, table);
  return table;
}

const chance = new Float64Array(PLACE_COUNT);

/** By index: by what the odds against a burn are multiplied for what draws the fire there, far off and one spread away. */
export interface Lures {
  readonly far: Float64Array;
  readonly near: Float64Array;
}

export const noLures = (): Lures => ({
  far: new Float64Array(PLACE_COUNT).fill(1),
  near: new Float64Array(PLACE_COUNT).fill(1),
});

export const NO_LURES: Lures = noLures();

/** By index: the chance that its houses burn before the end; 0 where none stand. Good until the next call. */
export function dangerIn(scene: Scene, turns: number, judgement: Judgement, lures: Lures): Float64Array {
  const near = searchFire(scene);
  const table = tableOf(judgement, turns);
  for (let index = 0; index < PLACE_COUNT; index += 1) {
    const houses = scene.houses[index] as number;
    if (houses === 0) {
      chance[index] = 0;
      continue;
    }
    const distance = near[index] as number;
    if (distance < 1) {
      chance[index] = distance === 0 ? 1 : OUT_OF_REACH;
      continue;
    }
    const kind = distance === 1 ? waysInto(near, index) : 3 + distance;
    const flags = ((scene.bands[index] as number) > 0 ? 2 : 0) + (houses >= LARGE ? 1 : 0);
    const lure = (distance === 1 ? lures.near : lures.far)[index] as number;
    chance[index] = 1 / (1 + (table[kind * 4 + flags] as number) * lure);
  }
  return chance;
}
