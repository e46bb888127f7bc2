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
import { ARCHIVE_TABLES, PERSONS_V2, extractV2Device } from './archive-schema';
import type { ArchiveRow, TableName, ArchiveRecord } from './archive-schema';

export const FORMAT = 'great-fire-archive/3';
const READABLE_FORMATS = ['great-fire-archive/1', 'great-fire-archive/2', FORMAT] as const; // those that are read

/** What a storage does for it. */
export interface ArchivePort {
  /** Every row of the tables that an archive holds, all of one moment. */
  exportRows(): AsyncIterable<ArchiveRecord>;
  /** Writes rows into a storage that has none, all or nothing. @throws DatabaseNotEmptyError */
  importRows(rows: AsyncIterable<ArchiveRecord>): Promise<void>;
}

/** The storage holds something, which a filling would be mixed up with. */
export class DatabaseNotEmptyError extends Error {
  override readonly name = 'DatabaseNotEmptyError';
}

/** The file is no archive, or not a whole one; the message names line and field. */
export class InvalidArchiveError extends Error {
  override readonly name = 'InvalidArchiveError';
}

/** Writes everything to `output`, which is not ended. Resolves to how many rows that were. */
export async function writeArchive(archive: ArchivePort, output: Writable): Promise<number> {
  let rowCount = 0;
  async function* serializeLines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ format: FORMAT })}\n`;
    for await (const row of archive.exportRows()) {
      rowCount += 1;
      yield `${JSON.stringify(row)}\n`;
    }
    yield `${JSON.stringify({ rows: rowCount })}\n`;
  }
  await pipeline(Readable.from(serializeLines()), createGzip(), output, { end: false });
  return rowCount;
}

const headerSchema = z.strictObject({ format: z.enum(READABLE_FORMATS) });
const footerSchema = z.strictObject({ rows: z.int() });
const createRowSchemas = (
  tables: readonly { readonly table: TableName; readonly row: z.ZodType<ArchiveRow> }[],
) =>
  new Map<string, z.ZodType<ArchiveRecord>>(
    tables.map(({ table, row }) => [table, z.strictObject({ table: z.literal(table), row })]),
  );
const ROW_SCHEMAS = createRowSchemas(ARCHIVE_TABLES);
const V2_ROW_SCHEMAS = createRowSchemas([...ARCHIVE_TABLES, PERSONS_V2]);
const rowTableSchema = z.looseObject({ table: z.string().optional() });

/**
 * Reads an archive into a storage that holds nothing. Resolves to how many rows there were.
 * @throws InvalidArchiveError, DatabaseNotEmptyError; then nothing was written
 */
export async function readArchive(archive: ArchivePort, input: Readable): Promise<number> {
  let rowCount = 0;
  const countedRows = async function* (): AsyncGenerator<ArchiveRecord> {
    for await (const row of parseRows(input)) {
      rowCount += 1;
      yield row;
    }
  };
  await archive.importRows(upgradeV2Persons(countedRows()));
  return rowCount;
}

/** In earlier formats a person had one key: here it becomes that of their first device, after all persons. */
async function* upgradeV2Persons(rows: AsyncIterable<ArchiveRecord>): AsyncGenerator<ArchiveRecord> {
  let devices: ArchiveRecord[] = [];
  for await (const { table, row } of rows) {
    if (table !== 'persons') {
      yield* devices;
      devices = [];
    }
    const { key_hash: keyHash, ...columns } = row;
    if (table === 'persons' && typeof keyHash === 'string') {
      devices.push({ table: 'devices', row: extractV2Device(row) });
      yield { table, row: columns };
    } else yield { table, row };
  }
  yield* devices;
}

async function* parseRows(input: Readable): AsyncGenerator<ArchiveRecord> {
  let lineNumber = 0;
  let lastTableIndex = -1;
  let hasEnded = false;
  let schemas = ROW_SCHEMAS;
  for await (const line of readLines(input)) {
    lineNumber += 1;
    const value = parseJson(line, lineNumber);
    if (hasEnded) throw new InvalidArchiveError(`Line ${String(lineNumber)} comes after the end.`);
    if (lineNumber === 1)
      schemas =
        validateLine(headerSchema, value, lineNumber).format === FORMAT ? ROW_SCHEMAS : V2_ROW_SCHEMAS;
    else if (validateLine(rowTableSchema, value, lineNumber).table === undefined) {
      if (validateLine(footerSchema, value, lineNumber).rows !== lineNumber - 2)
        throw new InvalidArchiveError(
          `Rows are missing: the end tells of others than the ${String(lineNumber - 2)} here.`,
        );
      hasEnded = true;
    } else {
      const row = parseRow(schemas, value, lineNumber);
      const tableIndex = ARCHIVE_TABLES.findIndex(({ table }) => table === row.table);
      if (tableIndex < lastTableIndex)
        throw new InvalidArchiveError(`Line ${String(lineNumber)}: ${row.table} is out of order.`);
      lastTableIndex = tableIndex;
      yield row;
    }
  }
  if (!hasEnded) throw new InvalidArchiveError('The file ends before its end.');
}

async function* readLines(input: Readable): AsyncGenerator<string> {
  const gunzip = createGunzip();
  // Whatever ends the one ends the other; what went wrong is thrown where the lines are read.
  pipeline(input, gunzip).catch(() => undefined);
  try {
    yield* createInterface({ input: gunzip, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    throw new InvalidArchiveError(`The file cannot be unzipped: ${String(error)}`, { cause: error });
  }
}

function parseRow(schemas: typeof ROW_SCHEMAS, value: unknown, lineNumber: number): ArchiveRecord {
  const table = validateLine(rowTableSchema, value, lineNumber).table ?? '';
  const schema = schemas.get(table);
  if (schema === undefined)
    throw new InvalidArchiveError(`Line ${String(lineNumber)}: there is no table ${table}.`);
  return validateLine(schema, value, lineNumber);
}

function parseJson(line: string, lineNumber: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new InvalidArchiveError(`Line ${String(lineNumber)} is no JSON.`);
  }
}

function validateLine<T>(schema: z.ZodType<T>, value: unknown, lineNumber: number): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new InvalidArchiveError(
    `Line ${String(lineNumber)}, ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
  );
}

/** What a storage says of rows that do not fit together, in an archive's words. */
export function constraintError(error: Error): InvalidArchiveError {
  return new InvalidArchiveError(`Its rows do not fit together: ${error.message}`, { cause: error });
}

/** Collects rows into pages of one table each, for storages that write many at once. */
export async function* chunkByTable(
  rows: AsyncIterable<ArchiveRecord>,
  chunkSize: number,
): AsyncGenerator<{ readonly table: TableName; readonly rows: readonly ArchiveRecord['row'][] }> {
  let chunk: ArchiveRecord['row'][] = [];
  let table: TableName | null = null;
  for await (const record of rows) {
    if (table !== null && (record.table !== table || chunk.length === chunkSize)) {
      yield { table, rows: chunk };
      chunk = [];
    }
    ({ table } = record);
    chunk.push(record.row);
  }
  if (table !== null) yield { table, rows: chunk };
}
