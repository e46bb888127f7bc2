/**
 * Returns the smallest value that is at least as large as the share `q` of all values (nearest rank).
 *
 * @throws RangeError if `values` is empty
 */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(Math.ceil(sorted.length * q) - 1, 0)];
  if (value === undefined) throw new RangeError('Nothing was measured');
  return value;
}

/** Returns the median, or the lower of the two middle values. @throws RangeError if `values` is empty */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
