/** Prints results on the terminal. The names of the figures carry their units. */
import { Console } from 'node:console';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
type JsonObject = Extract<Json, { readonly [name: string]: Json }>;

let terminal = new Console(process.stdout);

/** Sends all later output to standard error, because standard output gets JSON. */
export function reserveStdoutForJson(): void {
  terminal = new Console(process.stderr);
}

export const write = (line: string): void => terminal.log(line);

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTable = (value: Json): value is readonly JsonObject[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject);

/** Returns the figures of an object, those of nested objects under both names: `ms p99`. Leaves out nested tables. */
function toCells(object: JsonObject, prefix = ''): JsonObject {
  const cells: Record<string, Json> = {};
  for (const [name, value] of Object.entries(object))
    if (isObject(value)) Object.assign(cells, toCells(value, `${prefix}${name} `));
    else if (!isTable(value)) cells[prefix + name] = Array.isArray(value) ? value.join(' ') : value;
  return cells;
}

/** Prints objects as a table with a row for each, or a column for each if they have more figures than there are objects. */
function printTable(objects: readonly JsonObject[]): void {
  const rows = objects.map((object) => toCells(object));
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (names.length <= rows.length) terminal.table(rows);
  else terminal.table(Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name] ?? '')])));
}

function printValue(name: string, value: Json): void {
  write(`${name}:`);
  if (isTable(value)) printTable(value);
  else if (isObject(value)) {
    printTable([value]);
    for (const [key, item] of Object.entries(value)) if (isTable(item)) printValue(`${name}, ${key}`, item);
  } else write(String(value));
}

/** Prints the result of a suite under its name. */
export function printFigures(name: string, result: unknown): void {
  const round = (_: string, value: unknown): unknown =>
    typeof value !== 'number'
      ? value
      : Math.abs(value) < 100
        ? Number(value.toPrecision(3))
        : Math.round(value);
  printValue(name, JSON.parse(JSON.stringify(result, round)) as Json);
}
