/**
 * Estimates the probability that the houses of a district burn before the game ends. A logistic model uses the
 * distance of the fire and the turns left.
 */
import { DISTRICTS_BY_INDEX, FIRE_NEIGHBOURS, CARD_TARGETS } from '@great-fire/game/board';
import { DISTRICT_COUNT } from '../board/distances';
import { type FastBoard, isBurningAt } from '../board/fast-board';
import { CARDS, type FireDeck } from '../board/fire-deck';
import { FULL_GAME_TURNS } from '../board/turns-left';
import { type EvalWeights, HEURISTIC_WEIGHTS } from './weights';

/** Larger distances of the fire count as this one, in spreads. */
const MAX_FIRE_DISTANCE = 4;
export const FEATURE_COUNT = 14;

// By district and burning neighbour: bit mask of the cards that lead from the neighbour into the district.
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

// Sets of the districts that fire can enter are bits of two numbers: a search by sets takes half the time of one by lists.
const FIRE_DISTRICTS = Uint8Array.from(
  DISTRICTS_BY_INDEX.filter(({ isCity, isPuddingLane }) => isCity || isPuddingLane),
  ({ index }) => index,
);
const WORD_BITS = 32;
const bitsOfNeighbours = (word: number): Int32Array =>
  Int32Array.from(FIRE_DISTRICTS, (index) =>
    (FIRE_NEIGHBOURS[index] as readonly number[]).reduce((bits, to) => {
      const at = FIRE_DISTRICTS.indexOf(to) - WORD_BITS * word;
      return at >= 0 && at < WORD_BITS ? bits | (1 << at) : bits;
    }, 0),
  );
const lowNeighbours = bitsOfNeighbours(0);
const highNeighbours = bitsOfNeighbours(1);

const distanceBuffer = new Int8Array(DISTRICT_COUNT); // in spreads. 0: burning; -1: unreachable
const searched = new Int32Array(4); // the burning and the burnable districts of the last search

/**
 * Returns the distance of the fire by district index, in spreads, at most `MAX_FIRE_DISTANCE`. 0: burning. -1:
 * unreachable. The next call overwrites the result.
 */
export function computeFireDistances(board: FastBoard): Int8Array {
  const { burnable } = board;
  let [low, high, openLow, openHigh] = [0, 0, 0, 0];
  for (let at = 0; at < FIRE_DISTRICTS.length; at += 1) {
    const index = FIRE_DISTRICTS[at] as number;
    const bit = 1 << (at & 31);
    if (isBurningAt(board, index)) {
      if (at < WORD_BITS) low |= bit;
      else high |= bit;
    } else if (burnable[index] === 1) {
      if (at < WORD_BITS) openLow |= bit;
      else openHigh |= bit;
    }
  }
  const isKnown =
    searched[0] === low && searched[1] === high && searched[2] === openLow && searched[3] === openHigh;
  if (isKnown && (low | high) !== 0) return distanceBuffer;
  searched[0] = low;
  searched[1] = high;
  searched[2] = openLow;
  searched[3] = openHigh;
  distanceBuffer.fill(-1);
  for (let distance = 0; (low | high) !== 0; distance = Math.min(MAX_FIRE_DISTANCE, distance + 1)) {
    let [nextLow, nextHigh] = [0, 0];
    for (; low !== 0; low &= low - 1) {
      const at = 31 - Math.clz32(low & -low);
      distanceBuffer[FIRE_DISTRICTS[at] as number] = distance;
      nextLow |= lowNeighbours[at] as number;
      nextHigh |= highNeighbours[at] as number;
    }
    for (; high !== 0; high &= high - 1) {
      const at = WORD_BITS + 31 - Math.clz32(high & -high);
      distanceBuffer[FIRE_DISTRICTS[at] as number] = distance;
      nextLow |= lowNeighbours[at] as number;
      nextHigh |= highNeighbours[at] as number;
    }
    low = nextLow & openLow;
    high = nextHigh & openHigh;
    openLow &= ~low;
    openHigh &= ~high;
  }
  return distanceBuffer;
}

/** The result of the last `computeFireDistances`. */
export const lastFireDistances: Int8Array = distanceBuffer;

/** Returns the cards that currently lead fire into the district, as bits in the order of `CARDS`. */
export function cardBitsIntoDistrict(fireDistances: Int8Array, index: number): number {
  const neighbours = FIRE_NEIGHBOURS[index] as readonly number[];
  const bits = cardBitsByNeighbour[index] as readonly number[];
  let cards = 0;
  for (let i = 0; i < neighbours.length; i += 1) {
    if (fireDistances[neighbours[i] as number] === 0) cards |= bits[i] as number;
  }
  return cards;
}

/** The features of a district in the model: distance of the fire, its cards, guarding band, number of houses. */
export interface RiskFeatures {
  readonly distance: number; // in spreads, 1 to MAX_FIRE_DISTANCE
  readonly cardShare: number; // share of the deck that leads fire here if the distance is 1, else 0
  readonly isGuarded: boolean;
  readonly isLarge: boolean; // three houses or more
}

/** Converts the features to the input of the model. `turns` is the number of turns left. */
export function toFeatureVector(
  { distance, cardShare, isGuarded, isLarge }: RiskFeatures,
  turns: number,
): readonly number[] {
  const remainingShare = turns / FULL_GAME_TURNS;
  const features = Array.from({ length: FEATURE_COUNT }, () => 0);
  features[0] = 1;
  features[distance] = 1; // indexes 1 to MAX_FIRE_DISTANCE
  features[4 + distance] = remainingShare; // indexes 5 to 8
  if (distance === 1) {
    features[9] = cardShare;
    features[10] = remainingShare * cardShare;
  }
  if (isGuarded) features[11] = 1;
  if (isLarge) features[12] = 1;
  features[13] = remainingShare * remainingShare;
  return features;
}

/** Returns the features of a district with houses that fire can reach. */
export function extractRiskFeatures(board: FastBoard, fireDistances: Int8Array, index: number): RiskFeatures {
  const distance = fireDistances[index] as number;
  return {
    distance,
    cardShare: distance === 1 ? (board.deck[cardBitsIntoDistrict(fireDistances, index)] as number) : 0,
    isGuarded: (board.bands[index] as number) > 0,
    isLarge: (board.houses[index] as number) >= MIN_LARGE_HOUSES,
  };
}

const MIN_LARGE_HOUSES = 3;

// The kinds of distance: the sets of cards that lead in from one spread away, then the larger distances.
const CARD_SET_COUNT = 1 << CARDS.length;
const kindOf = (distance: number, cardBits: number) =>
  distance === 1 ? cardBits : CARD_SET_COUNT + distance - 2;
const DISTANCE_KIND_COUNT = kindOf(MAX_FIRE_DISTANCE, 0) + 1;

// Few feature combinations exist, so their odds against a burn are cached by number of turns.
const oddsTables = new Map<FireDeck, Map<EvalWeights, Map<number, Float64Array>>>();

function getOddsTable(deck: FireDeck, weights: EvalWeights, turns: number): Float64Array {
  const byWeights = oddsTables.get(deck) ?? new Map<EvalWeights, Map<number, Float64Array>>();
  oddsTables.set(deck, byWeights);
  const byTurns = byWeights.get(weights) ?? new Map<number, Float64Array>();
  byWeights.set(weights, byTurns);
  const cached = byTurns.get(turns);
  if (cached !== undefined) return cached;
  const table = new Float64Array(DISTANCE_KIND_COUNT * 4);
  for (let kind = 0; kind < DISTANCE_KIND_COUNT; kind += 1) {
    for (let flags = 0; flags < 4; flags += 1) {
      const riskFeatures: RiskFeatures = {
        distance: kind < CARD_SET_COUNT ? 1 : kind - CARD_SET_COUNT + 2,
        cardShare: deck[kind] ?? 0,
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

/**
 * Factors on the odds against a burn, by district index. `near` applies at a distance of one spread, `far` beyond it.
 */
export interface BurnAttraction {
  readonly far: Float64Array;
  readonly near: Float64Array;
}

export const createNeutralAttraction = (): BurnAttraction => ({
  far: new Float64Array(DISTRICT_COUNT).fill(1),
  near: new Float64Array(DISTRICT_COUNT).fill(1),
});

export const NO_ATTRACTION: BurnAttraction = createNeutralAttraction();

/**
 * Returns the probability that the houses burn before the end, by district index. 0 where none stand. The next call
 * overwrites the result.
 */
export function estimateBurnRisk(
  board: FastBoard,
  turns: number,
  weights: EvalWeights,
  attraction: BurnAttraction,
): Float64Array {
  const fireDistances = computeFireDistances(board);
  const table = getOddsTable(board.deck, weights, turns);
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    const houses = board.houses[index] as number;
    if (houses === 0) {
      riskBuffer[index] = 0;
      continue;
    }
    const distance = fireDistances[index] as number;
    if (distance < 1) {
      riskBuffer[index] = distance === 0 ? 1 : HEURISTIC_WEIGHTS.outOfReachRisk;
      continue;
    }
    const kind = kindOf(distance, distance === 1 ? cardBitsIntoDistrict(fireDistances, index) : 0);
    const flags = ((board.bands[index] as number) > 0 ? 2 : 0) + (houses >= MIN_LARGE_HOUSES ? 1 : 0);
    const attractionFactor = (distance === 1 ? attraction.near : attraction.far)[index] as number;
    riskBuffer[index] = 1 / (1 + (table[kind * 4 + flags] as number) * attractionFactor);
  }
  return riskBuffer;
}
