/** Faces as the page's packages hold them, made what a painter of SVG reads. */
import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/** A WOFF file as the font that is packed into it. @throws Error where it is none */
export function fontIn(woff: Uint8Array): Uint8Array {
  const from = Buffer.from(woff.buffer, woff.byteOffset, woff.byteLength);
  if (from.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file');
  const tables = Array.from({ length: from.readUInt16BE(12) }, (_, index) => {
    const at = HEADER + index * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((by) => from.readUInt32BE(at + by));
    const data = from.subarray(offset, (offset ?? 0) + (packed ?? 0));
    return {
      tag: from.subarray(at, at + 4),
      sum: from.readUInt32BE(at + 16),
      data: packed === length ? data : inflateSync(data),
    };
  });
  const size = 2 ** Math.floor(Math.log2(tables.length));
  const head = Buffer.alloc(12 + tables.length * 16);
  head.writeUInt32BE(from.readUInt32BE(4), 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(size * 16, 6);
  head.writeUInt16BE(Math.log2(size), 8);
  head.writeUInt16BE((tables.length - size) * 16, 10);
  let offset = head.length;
  const parts: Buffer[] = [];
  for (const [index, { tag, sum, data }] of tables.entries()) {
    const at = 12 + index * 16;
    tag.copy(head, at);
    head.writeUInt32BE(sum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...parts]);
}

const WINDOWS_UNICODE = [3, 1] as const; // a platform and its encoding: what every face of the packages has
const BY_SEGMENTS = 4;
const NONE = 0xffff; // ends the last segment, and stands for no letter

/** The letters that a font draws, as code points of the basic plane. @throws Error where it tells them in another way */
export function lettersIn(font: Uint8Array): ReadonlySet<number> {
  const map = charactersOf(Buffer.from(font.buffer, font.byteOffset, font.byteLength));
  const count = map.readUInt16BE(6) / 2;
  const letters = new Set<number>();
  for (let segment = 0; segment < count; segment += 1) {
    const last = map.readUInt16BE(14 + segment * 2);
    const first = map.readUInt16BE(16 + (count + segment) * 2);
    for (let code = first; code <= last && code !== NONE; code += 1) letters.add(code);
  }
  return letters;
}

/** The part of a font that tells which letter is drawn how. */
function charactersOf(font: Buffer): Buffer {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error('The font names no letters');
  const maps = font.subarray(font.readUInt32BE(entry + 8));
  const records = Array.from({ length: maps.readUInt16BE(2) }, (_, index) => 4 + index * 8);
  const record = records.find((at) =>
    WINDOWS_UNICODE.every((wanted, index) => maps.readUInt16BE(at + index * 2) === wanted),
  );
  const map = record === undefined ? null : maps.subarray(maps.readUInt32BE(record + 4));
  if (map?.readUInt16BE(0) !== BY_SEGMENTS) throw new Error('The font names its letters in another way');
  return map;
}
