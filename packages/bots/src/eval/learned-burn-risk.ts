/** The learned burn risk: a small net over the features of each district. `npm run bots:train` writes its weights. */
import { DISTRICT_COUNT } from '../board/distances';
import type { FastBoard } from '../board/fast-board';
import type { BurnContext } from './burn-context';
import { BURN_FEATURE_COUNT, extractBurnFeatures, stripRow } from './burn-features';
import { lastFireDistances } from './burn-risk';
import { HEURISTIC_WEIGHTS } from './weights';

/** The weights of a net with one hidden layer of rectified units, and direct connections. */
export interface BurnNet {
  readonly hidden: readonly (readonly number[])[]; // by unit and feature
  readonly hiddenBias: readonly number[];
  readonly output: readonly number[]; // by unit
  readonly direct: readonly number[]; // by feature
  readonly bias: number;
}

/** The weights of a net in one array, in the order in which they are read. */
export type PackedNet = Float64Array;

/**
 * Packs a net: bias, direct weights, and for each four units their output weights, their biases, and their weights by
 * feature. Units without weights fill the last four.
 */
export const packNet = ({ hidden, hiddenBias, output, direct, bias }: BurnNet): PackedNet =>
  Float64Array.from([
    bias,
    ...direct,
    ...Array.from({ length: Math.ceil(hidden.length / 4) }, (_, four) => {
      const ofUnits = (list: readonly number[]) => [0, 1, 2, 3].map((unit) => list[4 * four + unit] ?? 0);
      const weights = direct.flatMap((_direct, feature) => ofUnits(hidden.map((unit) => unit[feature] ?? 0)));
      return [...ofUnits(output), ...ofUnits(hiddenBias), ...weights];
    }).flat(),
  ]);

const rows = new Float64Array(BURN_FEATURE_COUNT * DISTRICT_COUNT);
const indexes = new Int8Array(DISTRICT_COUNT);
const riskBuffer = new Float64Array(DISTRICT_COUNT);

// The features of a row that are not 0. They are half of the features, and the others add nothing.
const present = new Float64Array(BURN_FEATURE_COUNT);
const presentAt = new Int32Array(BURN_FEATURE_COUNT); // where the weights of each start within those of four units

/**
 * Returns the log odds of a burn for a row of features. Only sums, products and comparisons, so alike everywhere. Four
 * units at once: each addition to one waits for the one before, so that one at a time takes twice as long.
 */
export function logOdds(net: PackedNet, features: Float64Array, offset: number): number {
  let sum = net[0] as number;
  let count = 0;
  for (let i = 0; i < BURN_FEATURE_COUNT; i += 1) {
    const feature = features[offset + i] as number;
    if (feature === 0) continue;
    sum += (net[1 + i] as number) * feature;
    present[count] = feature;
    presentAt[count++] = 8 + 4 * i;
  }
  for (let four = 1 + BURN_FEATURE_COUNT; four < net.length; four += 8 + 4 * BURN_FEATURE_COUNT) {
    let a = net[four + 4] as number;
    let b = net[four + 5] as number;
    let c = net[four + 6] as number;
    let d = net[four + 7] as number;
    for (let i = 0; i < count; i += 1) {
      const feature = present[i] as number;
      const at = four + (presentAt[i] as number);
      a += (net[at] as number) * feature;
      b += (net[at + 1] as number) * feature;
      c += (net[at + 2] as number) * feature;
      d += (net[at + 3] as number) * feature;
    }
    if (a > 0) sum += (net[four] as number) * a;
    if (b > 0) sum += (net[four + 1] as number) * b;
    if (c > 0) sum += (net[four + 2] as number) * c;
    if (d > 0) sum += (net[four + 3] as number) * d;
  }
  return sum;
}

/**
 * Returns the probability that the houses burn before the end, by district index. A band never raises it, as
 * the net would in some positions: few houses of its games were guarded. The next call overwrites it.
 */
export function estimateLearnedRisk(board: FastBoard, context: BurnContext, net: PackedNet): Float64Array {
  const count = extractBurnFeatures(board, context, rows, indexes);
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    if (board.houses[index] === 0) riskBuffer[index] = 0;
    else riskBuffer[index] = lastFireDistances[index] === 0 ? 1 : HEURISTIC_WEIGHTS.outOfReachRisk;
  }
  for (let row = 0; row < count; row += 1) riskBuffer[indexes[row] as number] = riskOfRow(net, row);
  for (let row = 0; row < count; row += 1) {
    const index = indexes[row] as number;
    if (board.bands[index] === 0 || board.cones[index] !== 0) continue;
    stripRow(board, context, index, rows, row);
    riskBuffer[index] = Math.min(riskBuffer[index] as number, riskOfRow(net, row));
  }
  return riskBuffer;
}

const riskOfRow = (net: PackedNet, row: number): number =>
  1 / (1 + Math.exp(-logOdds(net, rows, row * BURN_FEATURE_COUNT)));
