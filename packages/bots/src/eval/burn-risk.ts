/**
 * How likely each district with houses burns before the game ends: a logistic guess from how near the fire is and how
 * much of it is still to come.
 */
import { DISTRICTS_BY_INDEX, FIRE_NEIGHBOURS, CARD_TARGETS } from '@great-fire/game/board';
import type { EvalWeights } from './weights';
import { DISTRICT_COUNT } from '../board/distances';
import type { FastBoard } from '../board/fast-board';
import { isBurningAt } from '../board/fast-board';

/** Where no way of the fire leads. */
const OUT_OF_REACH_RISK = 0.01;
/** From this many spreads away on it makes no difference. */
export const MAX_FIRE_DISTANCE = 4;
export const FEATURE_COUNT = 14;

const CARDS = ['N', 'E', 'S', 'W'] as const;

// By district and burning neighbour: the cards, as bits, that lead from the neighbour into it.
const cardBitsInto: readonly ReadonlyMap<number, number>[] = DISTRICTS_BY_INDEX.map(
  () => new Map<number, number>(),
);
for (const [bit, card] of CARDS.entries()) {
  for (const [from, targets] of CARD_TARGETS[card].entries()) {
    for (const to of targets) {
      const known = cardBitsInto[to] as Map<number, number>;
      known.set(from, (known.get(from) ?? 0) | (1 << bit));
    }
  }
}
const cardBitsByNeighbour = FIRE_NEIGHBOURS.map((neighbours, to) =>
  neighbours.map((from) => (cardBitsInto[to] as ReadonlyMap<number, number>).get(from) ?? 0),
);
const BIT_COUNT = Array.from({ length: 16 }, (_, bits) => [1, 2, 4, 8].filter((bit) => bits & bit).length);

// Filled anew by each search.
const distanceBuffer = new Int8Array(DISTRICT_COUNT); // spreads until fire can be here; 0: it burns; -1: never
const queue = new Int8Array(DISTRICT_COUNT);

/** By index: how many spreads away the fire is, at most FARTHEST; 0 where it burns, -1 where it cannot come. */
export function computeFireDistances(board: FastBoard): Int8Array {
  distanceBuffer.fill(-1);
  let end = 0;
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    if (!isBurningAt(board, index)) continue;
    distanceBuffer[index] = 0;
    queue[end++] = index;
  }
  for (let i = 0; i < end; i += 1) {
    const index = queue[i] as number;
    const next = Math.min(MAX_FIRE_DISTANCE, (distanceBuffer[index] as number) + 1);
    for (const to of FIRE_NEIGHBOURS[index] as readonly number[]) {
      if (distanceBuffer[to] !== -1 || board.burnable[to] === 0) continue;
      distanceBuffer[to] = next;
      queue[end++] = to;
    }
  }
  return distanceBuffer;
}

/** How many of the four cards lead fire into a district as it burns around it now. */
function countCardsInto(fireDistances: Int8Array, index: number): number {
  const neighbours = FIRE_NEIGHBOURS[index] as readonly number[];
  const bits = cardBitsByNeighbour[index] as readonly number[];
  let cards = 0;
  for (let i = 0; i < neighbours.length; i += 1) {
    if (fireDistances[neighbours[i] as number] === 0) cards |= bits[i] as number;
  }
  return BIT_COUNT[cards] as number;
}

/** What the guess knows of a district: how far the fire is, how many cards lead it here, whether a band guards many houses. */
export interface RiskFeatures {
  readonly distance: number; // in spreads, 1 to FARTHEST
  readonly cardCount: number; // of the four cards, where the distance is 1
  readonly isGuarded: boolean;
  readonly isLarge: boolean; // three houses or more
}

/** The same as numbers. `turns`: how many are left. */
export function toFeatureVector(
  { distance, cardCount, isGuarded, isLarge }: RiskFeatures,
  turns: number,
): readonly number[] {
  const remainingShare = turns / 36;
  const features = Array.from({ length: FEATURE_COUNT }, () => 0);
  features[0] = 1;
  features[distance] = 1; // 1 to FARTHEST
  features[4 + distance] = remainingShare; // 5 to 8
  if (distance === 1) {
    features[9] = cardCount / 4;
    features[10] = (remainingShare * cardCount) / 4;
  }
  if (isGuarded) features[11] = 1;
  if (isLarge) features[12] = 1;
  features[13] = remainingShare * remainingShare;
  return features;
}

/** What is known of a district with houses that fire can reach. */
export function extractRiskFeatures(board: FastBoard, fireDistances: Int8Array, index: number): RiskFeatures {
  const distance = fireDistances[index] as number;
  return {
    distance,
    cardCount: distance === 1 ? countCardsInto(fireDistances, index) : 0,
    isGuarded: (board.bands[index] as number) > 0,
    isLarge: (board.houses[index] as number) >= MIN_LARGE_HOUSES,
  };
}

const MIN_LARGE_HOUSES = 3;
const DISTANCE_KIND_COUNT = 4 + MAX_FIRE_DISTANCE; // ways 0 to 4 at distance 1, then the distances

// There are few exposures, so each guess is made once for each number of turns: as odds against it.
const oddsTables = new Map<EvalWeights, Map<number, Float64Array>>();

function getOddsTable(weights: EvalWeights, turns: number): Float64Array {
  const byTurns = oddsTables.get(weights) ?? new Map<number, Float64Array>();
  oddsTables.set(weights, byTurns);
  const cached = byTurns.get(turns);
  if (cached !== undefined) return cached;
  const table = new Float64Array(DISTANCE_KIND_COUNT * 4);
  for (let kind = 0; kind < DISTANCE_KIND_COUNT; kind += 1) {
    for (let flags = 0; flags < 4; flags += 1) {
      const riskFeatures: RiskFeatures = {
        distance: kind <= 4 ? 1 : kind - 3,
        cardCount: kind <= 4 ? kind : 0,
        isGuarded: flags >= 2,
        isLarge: flags % 2 === 1,
      };
      const sum = toFeatureVector(riskFeatures, turns).reduce(
        (total, value, i) => total + value * (weights.burnRiskWeights[i] ?? 0),
        0,
      );
      table[kind * 4 + flags] = Math.exp(-sum);
    }
  }
  byTurns.set(turns, table);
  return table;
}

const riskBuffer = new Float64Array(DISTRICT_COUNT);

/** By index: by what the odds against a burn are multiplied for what draws the fire there, far off and one spread away. */
export interface Attraction {
  readonly far: Float64Array;
  readonly near: Float64Array;
}

export const createNeutralAttraction = (): Attraction => ({
  far: new Float64Array(DISTRICT_COUNT).fill(1),
  near: new Float64Array(DISTRICT_COUNT).fill(1),
});

export const NO_ATTRACTION: Attraction = createNeutralAttraction();

/** By index: the chance that its houses burn before the end; 0 where none stand. Good until the next call. */
export function estimateBurnRisk(
  board: FastBoard,
  turns: number,
  weights: EvalWeights,
  attraction: Attraction,
): Float64Array {
  const fireDistances = computeFireDistances(board);
  const table = getOddsTable(weights, turns);
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    const houses = board.houses[index] as number;
    if (houses === 0) {
      riskBuffer[index] = 0;
      continue;
    }
    const distance = fireDistances[index] as number;
    if (distance < 1) {
      riskBuffer[index] = distance === 0 ? 1 : OUT_OF_REACH_RISK;
      continue;
    }
    const kind = distance === 1 ? countCardsInto(fireDistances, index) : 3 + distance;
    const flags = ((board.bands[index] as number) > 0 ? 2 : 0) + (houses >= MIN_LARGE_HOUSES ? 1 : 0);
    const attractionFactor = (distance === 1 ? attraction.near : attraction.far)[index] as number;
    riskBuffer[index] = 1 / (1 + (table[kind * 4 + flags] as number) * attractionFactor);
  }
  return riskBuffer;
}
