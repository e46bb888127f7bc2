/** Reads WOFF files: resvg needs the unpacked font, and the server needs to know which characters the font draws. */
import { inflateSync } from 'node:zlib';

const HEADER_SIZE = 44;
const ENTRY_SIZE = 20;

/**
 * Returns the font that a WOFF file contains.
 *
 * @throws Error if the file is not WOFF
 */
export function unpackWoff(woff: Uint8Array): Uint8Array {
  const source = Buffer.from(woff.buffer, woff.byteOffset, woff.byteLength);
  if (source.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file');
  const tables = Array.from({ length: source.readUInt16BE(12) }, (_, index) => {
    const position = HEADER_SIZE + index * ENTRY_SIZE;
    const [offset, compressedLength, length] = [4, 8, 12].map((shift) =>
      source.readUInt32BE(position + shift),
    );
    const data = source.subarray(offset, (offset ?? 0) + (compressedLength ?? 0));
    return {
      tag: source.subarray(position, position + 4),
      sum: source.readUInt32BE(position + 16),
      data: compressedLength === length ? data : inflateSync(data),
    };
  });
  const searchPower = 2 ** Math.floor(Math.log2(tables.length));
  const header = Buffer.alloc(12 + tables.length * 16);
  header.writeUInt32BE(source.readUInt32BE(4), 0);
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(searchPower * 16, 6);
  header.writeUInt16BE(Math.log2(searchPower), 8);
  header.writeUInt16BE((tables.length - searchPower) * 16, 10);
  let offset = header.length;
  const parts: Buffer[] = [];
  for (const [index, { tag, sum: checksum, data }] of tables.entries()) {
    const position = 12 + index * 16;
    tag.copy(header, position);
    header.writeUInt32BE(checksum, position + 4);
    header.writeUInt32BE(offset, position + 8);
    header.writeUInt32BE(data.length, position + 12);
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([header, ...parts]);
}

const WINDOWS_UNICODE_BMP = [3, 1] as const; // platform and encoding id; all our fonts have this table
const SEGMENT_MAPPING_FORMAT = 4;
const NO_CHARACTER = 0xffff; // marks the end of the last segment

/**
 * Returns the code points of the Basic Multilingual Plane that the font can draw.
 *
 * @throws Error if the font has no format 4 character map
 */
export function supportedCodePoints(font: Uint8Array): ReadonlySet<number> {
  const cmap = findCharacterMap(Buffer.from(font.buffer, font.byteOffset, font.byteLength));
  const segmentCount = cmap.readUInt16BE(6) / 2;
  const codePoints = new Set<number>();
  for (let segment = 0; segment < segmentCount; segment += 1) {
    const last = cmap.readUInt16BE(14 + segment * 2);
    const first = cmap.readUInt16BE(16 + (segmentCount + segment) * 2);
    for (let code = first; code <= last && code !== NO_CHARACTER; code += 1) codePoints.add(code);
  }
  return codePoints;
}

/** Returns the `cmap` subtable that maps characters to glyphs. */
function findCharacterMap(font: Buffer): Buffer {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = entries.find((position) => font.toString('latin1', position, position + 4) === 'cmap');
  if (entry === undefined) throw new Error('The font names no letters');
  const maps = font.subarray(font.readUInt32BE(entry + 8));
  const records = Array.from({ length: maps.readUInt16BE(2) }, (_, index) => 4 + index * 8);
  const record = records.find((position) =>
    WINDOWS_UNICODE_BMP.every((wanted, index) => maps.readUInt16BE(position + index * 2) === wanted),
  );
  const map = record === undefined ? null : maps.subarray(maps.readUInt32BE(record + 4));
  if (map?.readUInt16BE(0) !== SEGMENT_MAPPING_FORMAT)
    throw new Error('The font names its letters in another way');
  return map;
}
