/**
 * Reads JSONL: one record per line, from a file or standard input. Memory holds only the current line, never the whole
 * file.
 */
import { createReadStream } from 'node:fs';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

const LINE_FEED = 10;

/** Matches the names of JSONL files, plain or compressed. */
export const JSONL_FILE_PATTERN = /\.jsonl(\.gz|\.br)?$/;

/** Returns the decompressed bytes of a JSONL file. `-` means standard input. */
export function openBytes(name: string): AsyncIterable<Uint8Array> {
  if (name === '-') return process.stdin;
  const file = createReadStream(name);
  const decompressor = name.endsWith('.gz')
    ? createGunzip()
    : name.endsWith('.br')
      ? createBrotliDecompress()
      : null;
  if (decompressor === null) return file;
  file.on('error', (error) => decompressor.destroy(error));
  return file.pipe(decompressor);
}

/** Yields the UTF-8 lines of a byte stream. Yields null for a line of more than `maxBytes` bytes. */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<string | null> {
  let parts: Uint8Array[] = [];
  let size = 0;
  const append = (part: Uint8Array) => {
    size += part.length;
    if (size > maxBytes) parts = [];
    else parts.push(part);
  };
  const flush = (): string | null => {
    const line = size > maxBytes ? null : Buffer.concat(parts).toString('utf8');
    parts = [];
    size = 0;
    return line;
  };
  // Splits at the line-feed byte. A player's name may hold U+2028, which readline treats as the end of a line.
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      append(chunk.subarray(start, end));
      yield flush();
      start = end + 1;
    }
    append(chunk.subarray(start));
  }
  if (size > 0) yield flush();
}
