/**
 * All that a storage holds as one file, which every storage reads: lines of JSON, gzipped. The first line names the
 * format, the last says how many rows there were, so that a file that was cut off is not taken for a whole one.
 */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';
import { ARCHIVED, EARLIER_PERSONS, firstDeviceOf } from './tables';
import type { Row, TableName, TableRow } from './tables';

export const FORMAT = 'great-fire-archive/3';
const FORMATS = ['great-fire-archive/1', 'great-fire-archive/2', FORMAT] as const; // those that are read

/** What a storage does for it. */
export interface ArchivePort {
  /** Every row of the tables that an archive holds, all of one moment. */
  rows(): AsyncIterable<TableRow>;
  /** Writes rows into a storage that has none, all or nothing. @throws NotEmpty */
  fill(rows: AsyncIterable<TableRow>): Promise<void>;
}

/** The storage holds something, which a filling would be mixed up with. */
export class NotEmpty extends Error {
  override readonly name = 'NotEmpty';
}

/** The file is no archive, or not a whole one; the message names line and field. */
export class BadArchive extends Error {
  override readonly name = 'BadArchive';
}

/** Writes everything to `into`, which is not ended. Resolves to how many rows that were. */
export async function writeArchive(archive: ArchivePort, into: Writable): Promise<number> {
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ format: FORMAT })}\n`;
    for await (const row of archive.rows()) {
      rows += 1;
      yield `${JSON.stringify(row)}\n`;
    }
    yield `${JSON.stringify({ rows })}\n`;
  }
  await pipeline(Readable.from(lines()), createGzip(), into, { end: false });
  return rows;
}

const header = z.strictObject({ format: z.enum(FORMATS) });
const end = z.strictObject({ rows: z.int() });
const schemasOf = (tables: readonly { readonly table: TableName; readonly row: z.ZodType<Row> }[]) =>
  new Map<string, z.ZodType<TableRow>>(
    tables.map(({ table, row }) => [table, z.strictObject({ table: z.literal(table), row })]),
  );
const SCHEMAS = schemasOf(ARCHIVED);
const EARLIER_SCHEMAS = schemasOf([...ARCHIVED, EARLIER_PERSONS]);
const named = z.looseObject({ table: z.string().optional() });

/**
 * Reads an archive into a storage that holds nothing. Resolves to how many rows there were.
 * @throws BadArchive, NotEmpty; then nothing was written
 */
export async function readArchive(archive: ArchivePort, from: Readable): Promise<number> {
  let count = 0;
  const counted = async function* (): AsyncGenerator<TableRow> {
    for await (const row of rowsOf(from)) {
      count += 1;
      yield row;
    }
  };
  await archive.fill(withDevices(counted()));
  return count;
}

/** In earlier formats a person had one key: here it becomes that of their first device, after all persons. */
async function* withDevices(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  let devices: TableRow[] = [];
  for await (const { table, row } of rows) {
    if (table !== 'persons') {
      yield* devices;
      devices = [];
    }
    const { key_hash: key, ...rest } = row;
    if (table === 'persons' && typeof key === 'string') {
      devices.push({ table: 'devices', row: firstDeviceOf(row) });
      yield { table, row: rest };
    } else yield { table, row };
  }
  yield* devices;
}

async function* rowsOf(from: Readable): AsyncGenerator<TableRow> {
  let place = 0;
  let latest = -1;
  let isWhole = false;
  let schemas = SCHEMAS;
  for await (const line of linesOf(from)) {
    place += 1;
    const value = jsonOf(line, place);
    if (isWhole) throw new BadArchive(`Line ${String(place)} comes after the end.`);
    if (place === 1) schemas = read(header, value, place).format === FORMAT ? SCHEMAS : EARLIER_SCHEMAS;
    else if (read(named, value, place).table === undefined) {
      if (read(end, value, place).rows !== place - 2)
        throw new BadArchive(`Rows are missing: the end tells of others than the ${String(place - 2)} here.`);
      isWhole = true;
    } else {
      const row = rowOf(schemas, value, place);
      const order = ARCHIVED.findIndex(({ table }) => table === row.table);
      if (order < latest) throw new BadArchive(`Line ${String(place)}: ${row.table} is out of order.`);
      latest = order;
      yield row;
    }
  }
  if (!isWhole) throw new BadArchive('The file ends before its end.');
}

async function* linesOf(from: Readable): AsyncGenerator<string> {
  const unzipped = createGunzip();
  // Whatever ends the one ends the other; what went wrong is thrown where the lines are read.
  pipeline(from, unzipped).catch(() => undefined);
  try {
    yield* createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    throw new BadArchive(`The file cannot be unzipped: ${String(error)}`, { cause: error });
  }
}

function rowOf(schemas: typeof SCHEMAS, value: unknown, place: number): TableRow {
  const table = read(named, value, place).table ?? '';
  const schema = schemas.get(table);
  if (schema === undefined) throw new BadArchive(`Line ${String(place)}: there is no table ${table}.`);
  return read(schema, value, place);
}

function jsonOf(line: string, place: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BadArchive(`Line ${String(place)} is no JSON.`);
  }
}

function read<T>(schema: z.ZodType<T>, value: unknown, place: number): T {
  const known = schema.safeParse(value);
  if (known.success) return known.data;
  const issue = known.error.issues[0];
  throw new BadArchive(`Line ${String(place)}, ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

/** What a storage says of rows that do not fit together, in an archive's words. */
export function misfit(error: Error): BadArchive {
  return new BadArchive(`Its rows do not fit together: ${error.message}`, { cause: error });
}

/** Collects rows into pages of one table each, for storages that write many at once. */
export async function* paged(
  rows: AsyncIterable<TableRow>,
  size: number,
): AsyncGenerator<{ readonly table: TableName; readonly rows: readonly TableRow['row'][] }> {
  let page: TableRow['row'][] = [];
  let table: TableName | null = null;
  for await (const next of rows) {
    if (table !== null && (next.table !== table || page.length === size)) {
      yield { table, rows: page };
      page = [];
    }
    ({ table } = next);
    page.push(next.row);
  }
  if (table !== null) yield { table, rows: page };
}
