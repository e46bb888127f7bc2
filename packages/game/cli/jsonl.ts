/** Records one to a line, from a file or another command: memory holds the longest line, never the whole. */
import { createReadStream } from 'node:fs';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

const LINE_FEED = 10;

/** Names that hold one record to a line, plain or compressed. */
export const JSONL_FILE_PATTERN = /\.jsonl(\.gz|\.br)?$/;

/** The bytes of such a file as they stood before they were compressed; `-` is the standard input. */
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

/** The lines of some bytes, in UTF-8; null in place of one of more than `maxBytes` bytes. */
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
  // Split at the byte: a name may hold U+2028, which readline takes for the end of a line.
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
