/** Fits a net with one hidden layer to rows of features, by Adam on the log loss. */
import type { Random } from '@great-fire/game/random';
import type { BurnNet } from '../../src/eval/learned-burn-risk';

export interface NetRows {
  readonly inputs: Float32Array; // row after row
  readonly labels: Uint8Array; // 0 or 1 by row
}

export interface NetShape {
  readonly features: number;
  readonly units: number; // of the hidden layer
}

const BATCH_ROWS = 256;
const FIRST_RATE = 0.004;
const LAST_RATE = 0.00001;
const [MOMENTUM, SQUARE_MOMENTUM] = [0.9, 0.999];
const WEIGHT_DECAY = 1e-6;

interface Scale {
  readonly means: Float64Array;
  readonly deviations: Float64Array;
}

function scaleOf({ inputs, labels }: NetRows, size: number): Scale {
  const means = new Float64Array(size);
  const squares = new Float64Array(size);
  for (const [at, value] of inputs.entries()) {
    means[at % size] = (means[at % size] as number) + value / labels.length;
    squares[at % size] = (squares[at % size] as number) + value ** 2 / labels.length;
  }
  const deviations = squares.map(
    (square, i) => Math.sqrt(Math.max(0, square - (means[i] as number) ** 2)) + 1e-6,
  );
  return { means, deviations };
}

/** Draws from about a normal distribution. */
const drawNormal = (random: Random): number =>
  Array.from({ length: 12 }, () => random.int(1_000_000) / 1_000_000).reduce((sum, x) => sum + x, -6);

// Order of the weights: bias, direct weights; by unit: output weight, bias, weights.
function drawWeights({ features, units }: NetShape, random: Random): Float64Array {
  const weights = new Float64Array(1 + features + units * (features + 2));
  for (let at = 1 + features; at < weights.length; at += features + 2) {
    weights[at] = 0.1 * drawNormal(random);
    for (let i = 0; i < features; i += 1) weights[at + 2 + i] = drawNormal(random) / Math.sqrt(features);
  }
  return weights;
}

/** Adds the gradient of the log loss of one row. */
function addGradient(
  weights: Float64Array,
  gradient: Float64Array,
  row: Float64Array,
  label: number,
  unitValues: Float64Array,
): void {
  const size = row.length;
  let sum = weights[0] as number;
  for (let i = 0; i < size; i += 1) sum += (weights[1 + i] as number) * (row[i] as number);
  for (let unit = 0, at = 1 + size; at < weights.length; unit += 1, at += size + 2) {
    let value = weights[at + 1] as number;
    for (let i = 0; i < size; i += 1) value += (weights[at + 2 + i] as number) * (row[i] as number);
    unitValues[unit] = value;
    if (value > 0) sum += (weights[at] as number) * value;
  }
  const error = 1 / (1 + Math.exp(-sum)) - label;
  gradient[0] = (gradient[0] as number) + error;
  for (let i = 0; i < size; i += 1)
    gradient[1 + i] = (gradient[1 + i] as number) + error * (row[i] as number);
  for (let unit = 0, at = 1 + size; at < weights.length; unit += 1, at += size + 2) {
    const value = unitValues[unit] as number;
    if (value <= 0) continue;
    const unitError = error * (weights[at] as number);
    gradient[at] = (gradient[at] as number) + error * value;
    gradient[at + 1] = (gradient[at + 1] as number) + unitError;
    for (let i = 0; i < size; i += 1)
      gradient[at + 2 + i] = (gradient[at + 2 + i] as number) + unitError * (row[i] as number);
  }
}

function shuffle(order: Int32Array, random: Random): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random.int(last + 1);
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
}

/** Returns the net after `epochs` passes over the rows. The same random numbers give the same net. */
export function fitNet(rows: NetRows, shape: NetShape, epochs: number, random: Random): BurnNet {
  const { features, units } = shape;
  const scale = scaleOf(rows, features);
  const weights = drawWeights(shape, random);
  const [gradient, momentum, squares] = [weights, weights, weights].map(
    ({ length }) => new Float64Array(length),
  ) as [Float64Array, Float64Array, Float64Array];
  const order = Int32Array.from(rows.labels, (_, i) => i);
  const row = new Float64Array(features);
  const unitValues = new Float64Array(units);
  const steps = epochs * Math.ceil(order.length / BATCH_ROWS);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += BATCH_ROWS) {
      const batch = order.subarray(from, from + BATCH_ROWS);
      gradient.fill(0);
      for (const at of batch) {
        for (let i = 0; i < features; i += 1)
          row[i] =
            ((rows.inputs[at * features + i] as number) - (scale.means[i] as number)) /
            (scale.deviations[i] as number);
        addGradient(weights, gradient, row, rows.labels[at] as number, unitValues);
      }
      step += 1;
      const rate = FIRST_RATE * (1 - step / steps) + LAST_RATE;
      for (let i = 0; i < weights.length; i += 1) {
        const slope = (gradient[i] as number) / batch.length + WEIGHT_DECAY * (weights[i] as number);
        momentum[i] = MOMENTUM * (momentum[i] as number) + (1 - MOMENTUM) * slope;
        squares[i] = SQUARE_MOMENTUM * (squares[i] as number) + (1 - SQUARE_MOMENTUM) * slope * slope;
        weights[i] =
          (weights[i] as number) -
          (rate * ((momentum[i] as number) / (1 - MOMENTUM ** step))) /
            (Math.sqrt((squares[i] as number) / (1 - SQUARE_MOMENTUM ** step)) + 1e-8);
      }
    }
  }
  return withoutScale(weights, shape, scale);
}

const round = (value: number): number => Number(value.toFixed(4));

/** Returns the net for unscaled features, with rounded weights. */
function withoutScale(weights: Float64Array, { features, units }: NetShape, scale: Scale): BurnNet {
  const layer = (biasAt: number, from: number) => {
    const own = Array.from(
      weights.subarray(from, from + features),
      (weight, i) => weight / (scale.deviations[i] as number),
    );
    const shift = own.reduce((sum, weight, i) => sum + weight * (scale.means[i] as number), 0);
    return { bias: round((weights[biasAt] as number) - shift), weights: own.map(round) };
  };
  const direct = layer(0, 1);
  const unitStarts = Array.from({ length: units }, (_, unit) => 1 + features + unit * (features + 2));
  const hidden = unitStarts.map((at) => layer(at + 1, at + 2));
  return {
    bias: direct.bias,
    direct: direct.weights,
    output: unitStarts.map((at) => round(weights[at] as number)),
    hiddenBias: hidden.map(({ bias }) => bias),
    hidden: hidden.map((unit) => unit.weights),
  };
}

/** Returns the mean log loss of predictions. */
export function meanLogLoss(labels: Uint8Array, predict: (row: number) => number): number {
  return (
    labels.reduce((sum, label, row) => {
      const p = Math.min(0.999, Math.max(0.001, predict(row)));
      return sum - Math.log(label === 1 ? p : 1 - p);
    }, 0) / labels.length
  );
}
