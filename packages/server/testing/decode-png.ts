/** Decodes PNG images with 8 bits per channel, without an alpha channel and not interlaced. */
import { inflateSync } from 'node:zlib';

export type Pixel = readonly [red: number, green: number, blue: number];

export interface PixelImage {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => Pixel;
}

const SIGNATURE = '89504e470d0a1a0a';
const CHANNEL_COUNT = 3;

/** @throws Error if it is not such a PNG */
export function decodePng(png: Buffer): PixelImage {
  if (png.toString('hex', 0, 8) !== SIGNATURE) throw new Error('This is no PNG');
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  if (png[24] !== 8 || png[25] !== 2 || png[28] !== 0) throw new Error('This PNG is of another kind');
  const dataChunks: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      dataChunks.push(png.subarray(at + 8, at + 8 + length));
  }
  const pixels = unfilterRows(inflateSync(Buffer.concat(dataChunks)), width * CHANNEL_COUNT, height);
  const at = (x: number, y: number): Pixel => {
    const from = (Math.round(y) * width + Math.round(x)) * CHANNEL_COUNT;
    return [pixels[from] ?? 0, pixels[from + 1] ?? 0, pixels[from + 2] ?? 0];
  };
  return { width, height, at };
}

/** Returns the bytes of the rows with the PNG filters reversed. */
function unfilterRows(rows: Buffer, length: number, height: number): Buffer {
  const out = Buffer.alloc(length * height);
  for (let row = 0; row < height; row += 1) {
    const filter = rows[row * (length + 1)] ?? 0;
    for (let i = 0; i < length; i += 1) {
      const left = i < CHANNEL_COUNT ? 0 : (out[row * length + i - CHANNEL_COUNT] ?? 0);
      const up = row === 0 ? 0 : (out[(row - 1) * length + i] ?? 0);
      const corner = row === 0 || i < CHANNEL_COUNT ? 0 : (out[(row - 1) * length + i - CHANNEL_COUNT] ?? 0);
      const prediction = [0, left, up, (left + up) >> 1, paethPredictor(left, up, corner)][filter] ?? 0;
      out[row * length + i] = ((rows[row * (length + 1) + 1 + i] ?? 0) + prediction) & 255;
    }
  }
  return out;
}

function paethPredictor(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
