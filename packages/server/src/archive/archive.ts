/**
 * Export and import of a whole storage as one file, which every storage can read: gzipped lines of JSON. The first
 * line names the format. The last line has the number of rows, so that a truncated file is detected.
 */
import { createInterface } from 'node:readline';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';
import { ARCHIVE_TABLES, type TableName, type ArchiveRecord } from './archive-schema';

const FORMAT = 'great-fire-archive/1';
// Each write to gzip wakes a thread, which costs more than the compression of a single row.
const PIECE_CHARS = 16_384;

/** Export and import of a storage's rows. */
export interface ArchivePort {
  /** Yields all rows of the archive's tables from one consistent snapshot. */
  exportRows(): AsyncIterable<ArchiveRecord>;
  /**
   * Writes rows into an empty storage, all or nothing.
   *
   * @throws DatabaseNotEmptyError
   */
  importRows(rows: AsyncIterable<ArchiveRecord>): Promise<void>;
}

/** The storage is not empty, so an import would mix its rows with the archive's. */
export class DatabaseNotEmptyError extends Error {
  override readonly name = 'DatabaseNotEmptyError';
}

/** The storage holds neither people nor tables, so an archive of it would be a backup of nothing. */
export class EmptyArchiveError extends Error {
  override readonly name = 'EmptyArchiveError';
}

/** The file is not a complete archive. The message names line and field. */
export class InvalidArchiveError extends Error {
  override readonly name = 'InvalidArchiveError';
}

/**
 * Writes everything to `output` without ending it. Resolves to the number of rows.
 *
 * @throws EmptyArchiveError before anything is written
 */
export async function writeArchive(archive: ArchivePort, output: Writable): Promise<number> {
  let rowCount = 0;
  const rows = archive.exportRows()[Symbol.asyncIterator]();
  const first = await rows.next();
  // The first start of a server stores its keys, and they come last.
  if (first.done === true || first.value.table === 'settings') {
    await rows.return?.();
    throw new EmptyArchiveError('it holds neither people nor tables');
  }
  async function* serializeLines(): AsyncGenerator<string> {
    let piece = `${JSON.stringify({ format: FORMAT })}\n`;
    try {
      for (let row = first; row.done !== true; row = await rows.next()) {
        rowCount += 1;
        piece += `${JSON.stringify(row.value)}\n`;
        if (piece.length < PIECE_CHARS) continue;
        yield piece;
        piece = '';
      }
    } finally {
      await rows.return?.(); // closes the snapshot if the output breaks
    }
    yield `${piece}${JSON.stringify({ rows: rowCount })}\n`;
  }
  await pipeline(Readable.from(serializeLines()), createGzip(), output, { end: false });
  return rowCount;
}

const headerSchema = z.strictObject({ format: z.literal(FORMAT) });
const footerSchema = z.strictObject({ rows: z.int() });
const ROW_SCHEMAS: ReadonlyMap<string, z.ZodType<ArchiveRecord>> = new Map(
  ARCHIVE_TABLES.map(({ table, row }) => [table, z.strictObject({ table: z.literal(table), row })]),
);
const rowTableSchema = z.looseObject({ table: z.string().optional() });

/**
 * Imports an archive into an empty storage. Resolves to the number of rows.
 * @throws InvalidArchiveError, DatabaseNotEmptyError; nothing is written then
 */
export async function readArchive(archive: ArchivePort, input: Readable): Promise<number> {
  let rowCount = 0;
  const countedRows = async function* (): AsyncGenerator<ArchiveRecord> {
    for await (const row of parseRows(input)) {
      rowCount += 1;
      yield row;
    }
  };
  await archive.importRows(countedRows());
  return rowCount;
}

async function* parseRows(input: Readable): AsyncGenerator<ArchiveRecord> {
  let lineNumber = 0;
  let lastTableIndex = -1;
  let hasEnded = false;
  for await (const line of readLines(input)) {
    lineNumber += 1;
    const value = parseJson(line, lineNumber);
    if (hasEnded) throw new InvalidArchiveError(`Line ${String(lineNumber)} comes after the end.`);
    if (lineNumber === 1) validateLine(headerSchema, value, lineNumber);
    else if (validateLine(rowTableSchema, value, lineNumber).table === undefined) {
      if (validateLine(footerSchema, value, lineNumber).rows !== lineNumber - 2)
        throw new InvalidArchiveError(
          `Rows are missing: the end tells of others than the ${String(lineNumber - 2)} here.`,
        );
      hasEnded = true;
    } else {
      const row = parseRow(value, lineNumber);
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
  // The pipeline destroys both streams on an error. The error is thrown where the lines are read.
  pipeline(input, gunzip).catch(() => undefined);
  try {
    yield* createInterface({ input: gunzip, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    throw new InvalidArchiveError(`The file cannot be unzipped: ${String(error)}`, { cause: error });
  }
}

function parseRow(value: unknown, lineNumber: number): ArchiveRecord {
  const table = validateLine(rowTableSchema, value, lineNumber).table ?? '';
  const schema = ROW_SCHEMAS.get(table);
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

/** Converts a storage's constraint violation into an archive error. */
export function constraintError(error: Error): InvalidArchiveError {
  return new InvalidArchiveError(`Its rows do not fit together: ${error.message}`, { cause: error });
}

/** Groups rows into chunks of one table, for storages that write many rows at once. */
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
