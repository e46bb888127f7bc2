import { seededRandom } from '@great-fire/game/random';
import type { BurnNet } from '../../src/eval/learned-burn-risk';
import { fitNet, meanLogLoss } from './fit-net';

const ROWS = 4000;

/** Rows of two features. The label is 1 if exactly one of them is positive, which no linear function finds. */
function exclusiveRows() {
  const random = seededRandom('exclusive');
  const inputs = Float32Array.from({ length: 2 * ROWS }, () => random.int(1000) / 500 - 1);
  const labels = Uint8Array.from({ length: ROWS }, (_, row) =>
    (inputs[2 * row] ?? 0) > 0 !== (inputs[2 * row + 1] ?? 0) > 0 ? 1 : 0,
  );
  return { inputs, labels };
}

function predict(net: BurnNet, row: readonly number[]): number {
  const dot = (weights: readonly number[]) =>
    weights.reduce((sum, weight, i) => sum + weight * (row[i] ?? 0), 0);
  const odds = net.hidden.reduce(
    (sum, weights, unit) =>
      sum + (net.output[unit] ?? 0) * Math.max(0, (net.hiddenBias[unit] ?? 0) + dot(weights)),
    net.bias + dot(net.direct),
  );
  return 1 / (1 + Math.exp(-odds));
}

test('a hidden layer learns what no linear function finds', () => {
  const rows = exclusiveRows();
  const lossWith = (units: number) => {
    const net = fitNet(rows, { features: 2, units }, 20, seededRandom('fit'));
    return meanLogLoss(rows.labels, (row) =>
      predict(net, Array.from(rows.inputs.subarray(2 * row, 2 * row + 2))),
    );
  };
  expect(lossWith(0)).toBeGreaterThan(0.68);
  expect(lossWith(8)).toBeLessThan(0.4);
});

test('the same random numbers give the same net', () => {
  const rows = exclusiveRows();
  const fit = () => fitNet(rows, { features: 2, units: 4 }, 1, seededRandom('same'));
  expect(fit()).toEqual(fit());
});
