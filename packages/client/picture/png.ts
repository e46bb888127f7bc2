/** Pixels as a small PNG: without the alpha channel, each row by the filter that leaves the least. */
import { crc32, deflateSync } from 'node:zlib';

const CHANNELS = 3;
const FILTERS = 5;

/** `rgba`: all rows, four bytes a pixel, none of them seen through. */
export function pngOf(rgba: Uint8Array, width: number, height: number): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(filtered(withoutAlpha(rgba), width * CHANNELS, height), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function withoutAlpha(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * CHANNELS);
  for (let from = 0, to = 0; from < rgba.length; from += 1) if (from % 4 !== 3) rgb[to++] = rgba[from] ?? 0;
  return rgb;
}

function filtered(rgb: Uint8Array, length: number, height: number): Buffer {
  const out = Buffer.alloc((length + 1) * height);
  const none = new Uint8Array(length);
  const tries = Array.from({ length: FILTERS }, () => new Uint8Array(length));
  for (let row = 0; row < height; row += 1) {
    const line = rgb.subarray(row * length, (row + 1) * length);
    const above = row === 0 ? none : rgb.subarray((row - 1) * length, row * length);
    const sums = tries.map((tried, filter) => tryFilter(filter, line, above, tried));
    const best = sums.indexOf(Math.min(...sums));
    out[row * (length + 1)] = best;
    out.set(tries[best] ?? line, row * (length + 1) + 1);
  }
  return out;
}

/** Writes the row as a filter leaves it; returns how much that is. */
function tryFilter(filter: number, line: Uint8Array, above: Uint8Array, into: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < line.length; i += 1) {
    const left = i < CHANNELS ? 0 : (line[i - CHANNELS] ?? 0);
    const up = above[i] ?? 0;
    const corner = i < CHANNELS ? 0 : (above[i - CHANNELS] ?? 0);
    const rest = ((line[i] ?? 0) - guess(filter, left, up, corner)) & 255;
    into[i] = rest;
    sum += rest < 128 ? rest : 256 - rest;
  }
  return sum;
}

function guess(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const a = Math.abs(up - corner);
      const b = Math.abs(left - corner);
      const c = Math.abs(left + up - 2 * corner);
      return a <= b && a <= c ? left : b <= c ? up : corner;
    }
    default:
      return 0;
  }
}
