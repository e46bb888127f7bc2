/** Prints the result of any suite. The names of the figures carry their units. */
import { write, writeTable } from './table';

type Json = string | number | boolean | null | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [name: string]: Json;
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isTable = (value: Json): value is readonly JsonObject[] =>
  isList(value) && value.length > 0 && value.every(isObject);

function format(value: Json): string {
  if (isList(value)) return value.map(format).join(' ');
  if (typeof value !== 'number') return value === null ? '-' : String(value);
  return Number.isInteger(value) || Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

/**
 * Returns the figures of an object as text, those of nested objects under both names: `ms p99`. Leaves out lists of
 * objects, such as the single runs behind a median; `--save` writes them.
 */
const toCells = (object: JsonObject, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(object).flatMap(([name, value]) => {
    if (isObject(value)) return toCells(value, `${prefix}${name} `);
    return isTable(value) ? [] : [[prefix + name, format(value)] as const];
  });

/** Writes objects as a table with a row for each, or a column for each if they have more figures than there are objects. */
function writeObjects(objects: readonly JsonObject[]): void {
  const items = objects.map((object) => new Map(toCells(object)));
  const names = [...new Set(items.flatMap((item) => [...item.keys()]))];
  const [head = '', ...others] = names;
  const cell = (item: ReadonlyMap<string, string>, name: string) => item.get(name) ?? '';
  if (names.length <= objects.length) {
    writeTable(
      names,
      items.map((item) => names.map((name) => cell(item, name))),
    );
    return;
  }
  writeTable(
    [head, ...items.map((item) => cell(item, head))],
    others.map((name) => [name, ...items.map((item) => cell(item, name))]),
  );
}

function writeValue(name: string, value: Json): void {
  if (isTable(value) && value.some((item) => Object.values(item).some(isTable))) {
    for (const item of value) writeValue(name, item);
    return;
  }
  if (isTable(value)) {
    write(`${name}:`);
    writeObjects(value);
    return;
  }
  if (!isObject(value)) {
    write(`${name}: ${format(value)}`);
    return;
  }
  write(`${name}:`);
  const entries = Object.entries(value);
  const scalars = toCells(Object.fromEntries(entries.filter(([, item]) => !isTable(item))));
  if (scalars.length > 0) writeTable(['figure', 'value'], scalars);
  for (const [key, item] of entries) if (isTable(item)) writeValue(`${name}, ${key}`, item);
}

/** Prints the result of a suite under its name. */
export const printFigures = (name: string, result: unknown): void =>
  writeValue(name, JSON.parse(JSON.stringify(result)) as Json);
