/** Shows the output of commands to people: rows as a table with a header, values as indented JSON. */

/** Returns rows as a table whose header has their keys. */
export function formatTable(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const [first] = rows;
  if (first === undefined) return 'none\n';
  const columns = Object.keys(first);
  const lines = [
    columns.map((column) => column.toUpperCase()),
    ...rows.map((row) => columns.map((column) => formatCell(row[column]))),
  ];
  const widths = columns.map((_, index) => Math.max(...lines.map((cells) => (cells[index] ?? '').length)));
  return lines
    .map(
      (cells) =>
        `${cells
          .map((cell, index) => cell.padEnd(widths[index] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

/** A cell has one line, whatever a player wrote. */
const formatCell = (value: unknown): string => String(value ?? '').replace(/[\s\p{Cc}]+/gu, ' ');
