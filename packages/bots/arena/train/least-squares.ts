/** Least-squares fits from sums over rows, so that a training can continue without its earlier rows. */

/** Solves a system of linear equations by Gauss-Jordan elimination. */
export function solveLinearSystem(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (let i = 0; i < rows.length; i += 1) {
    let largest = i;
    for (let j = i + 1; j < rows.length; j += 1)
      if (Math.abs(rows[j]?.[i] ?? 0) > Math.abs(rows[largest]?.[i] ?? 0)) largest = j;
    [rows[i], rows[largest]] = [rows[largest] as number[], rows[i] as number[]];
    const pivot = rows[i] as number[];
    const divisor = pivot[i] ?? 1;
    for (let column = i; column < pivot.length; column += 1) pivot[column] = (pivot[column] ?? 0) / divisor;
    for (const other of rows) {
      const factor = other === pivot ? 0 : (other[i] ?? 0);
      if (factor === 0) continue;
      for (let column = i; column < other.length; column += 1)
        other[column] = (other[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  return rows.map((row) => row[row.length - 1] ?? 0);
}

/** Sums of one set of rows. `a` is quadratic by rows. */
export interface Sums {
  readonly size: number;
  rows: number;
  readonly a: number[]; // sum of trace times change of the features
  readonly b: number[]; // sum of trace times reward
  readonly xx: number[]; // sum of features times features
  readonly xy: number[]; // sum of features times outcome
  yy: number; // sum of squared outcomes
}

export const createSums = (size: number): Sums => ({
  size,
  rows: 0,
  a: Array.from({ length: size * size }, () => 0),
  b: Array.from({ length: size }, () => 0),
  xx: Array.from({ length: size * size }, () => 0),
  xy: Array.from({ length: size }, () => 0),
  yy: 0,
});

/**
 * Adds the features of a seat's positions in one game, oldest first, and its outcome. `lambda` 1 is the regression of
 * the outcome; less trusts the value of the next position more (least-squares temporal differences).
 */
export function addEpisode(
  sums: Sums,
  positions: readonly Float64Array[],
  outcome: number,
  lambda: number,
): void {
  const { size, a, b, xx, xy } = sums;
  const trace = new Float64Array(size);
  for (const [at, x] of positions.entries()) {
    const next = positions[at + 1];
    for (let i = 0; i < size; i += 1) trace[i] = lambda * (trace[i] as number) + (x[i] as number);
    for (let i = 0; i < size; i += 1) {
      const [t, xi] = [trace[i] as number, x[i] as number];
      const row = i * size;
      for (let j = 0; j < size; j += 1) {
        const xj = x[j] as number;
        a[row + j] = (a[row + j] as number) + t * (xj - (next === undefined ? 0 : (next[j] as number)));
        xx[row + j] = (xx[row + j] as number) + xi * xj;
      }
      if (next === undefined) b[i] = (b[i] as number) + t * outcome;
      xy[i] = (xy[i] as number) + xi * outcome;
    }
    sums.rows += 1;
    sums.yy += outcome * outcome;
  }
}

/**
 * Returns the weights that fit the sums, drawn towards the prior by `ridge` times the mean square of each feature. The
 * weights in `free` are not drawn.
 */
export function fitWeights(
  { size, a, b, xx }: Sums,
  prior: readonly number[],
  ridge: number,
  free: readonly number[],
): readonly number[] {
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from(
      { length: size },
      (_unused, j) =>
        (a[i * size + j] as number) +
        (i === j ? (free.includes(i) ? 0 : ridge) * (xx[i * size + i] as number) + 1e-6 : 0),
    ),
  );
  const right = b.map(
    (value, i) => value - prior.reduce((sum, weight, j) => sum + (a[i * size + j] as number) * weight, 0),
  );
  const change = solveLinearSystem(matrix, right);
  return prior.map((weight, i) => weight + (change[i] as number));
}

/** Returns the mean squared error of weights on the outcomes of the rows. */
export function meanSquaredError({ size, rows, xx, xy, yy }: Sums, weights: readonly number[]): number {
  let sum = yy;
  for (let i = 0; i < size; i += 1) {
    const weight = weights[i] as number;
    sum -= 2 * weight * (xy[i] as number);
    for (let j = 0; j < size; j += 1) sum += weight * (weights[j] as number) * (xx[i * size + j] as number);
  }
  return sum / rows;
}
