/** Output of lines and tables to the terminal. */

import { createPrint, type Print } from '@great-fire/testkit/report';

let print: Print = createPrint(false);

/** Sends all later lines to standard error, because standard output gets JSON. */
export function reserveStdoutForJson(): void {
  print = createPrint(true);
}

export const write: Print = (line) => {
  print(line);
};

/** Writes a table. The first column is left-aligned, the others right-aligned. */
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
