import { PNG } from 'pngjs';

export type Pixel = readonly [red: number, green: number, blue: number];

export interface PixelImage {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => Pixel;
}

/** @throws Error if it is no PNG */
export function decodePng(png: Buffer): PixelImage {
  const { width, height, data } = PNG.sync.read(png);
  const at = (x: number, y: number): Pixel => {
    const from = (Math.round(y) * width + Math.round(x)) * 4; // red, green, blue, alpha
    return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
  };
  return { width, height, at };
}
