/** Systems of linear equations, for fits. */

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
