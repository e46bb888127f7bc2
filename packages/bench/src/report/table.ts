/** Lines and tables of figures for whoever reads them in a terminal. */

export const write = (line: string): void => void process.stdout.write(`${line}\n`);

/** A table: the first column to the left, the others to the right. */
export function writeTable(header: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = header.map((_, column) =>
    Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [header, ...rows]) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    write(`  ${cells.join('  ')}`);
  }
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The one in the middle, or the lower of the two. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
}
