import { addEpisode, createSums, fitWeights, meanSquaredError } from './least-squares';

const row = (...numbers: number[]) => Float64Array.from(numbers);

/** Sums of games whose outcome is 3 + 2x, from one position each. */
function sumsOfLine() {
  const sums = createSums(2);
  for (const x of [-2, -1, 0, 1, 2, 3]) addEpisode(sums, [row(1, x)], 3 + 2 * x, 1);
  return sums;
}

test('the fit finds the line that its rows lie on', () => {
  const sums = sumsOfLine();
  const weights = fitWeights(sums, [0, 0], 0, []);
  expect(weights[0]).toBeCloseTo(3);
  expect(weights[1]).toBeCloseTo(2);
  expect(meanSquaredError(sums, weights)).toBeCloseTo(0);
  expect(sums.rows).toBe(6);
});

test('a strong ridge keeps the prior, except for the free weights', () => {
  const [free = 0, kept = 0] = fitWeights(sumsOfLine(), [0, 0], 1e9, [0]);
  expect(kept).toBeCloseTo(0);
  expect(free).toBeCloseTo(3 + 2 * 0.5); // the mean of the outcomes
});

test('temporal differences agree with the outcomes where the value is linear', () => {
  const sums = createSums(2);
  for (const x of [-2, -1, 1, 2]) addEpisode(sums, [row(1, x), row(1, x), row(1, x)], 3 + 2 * x, 0.5);
  const weights = fitWeights(sums, [0, 0], 0, []);
  expect(weights[0]).toBeCloseTo(3);
  expect(weights[1]).toBeCloseTo(2);
});
