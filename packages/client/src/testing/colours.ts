/** Reads the theme colours from the style sheets, blends them and computes contrast. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export type ThemeName = 'parchment' | 'night';

/** Red, green and blue from 0 to 255, opacity from 0 to 1. */
export interface Rgba {
  readonly rgb: readonly [number, number, number];
  readonly alpha: number;
}

const STYLESHEETS = ['theme/tokens.css', 'table/map/map-tokens.css'].map((file) =>
  resolve(__dirname, '..', file),
);

/** Returns all tokens of a theme by name. The block of the night theme overrides those that are no colours. */
export function themeTokens(theme: ThemeName): ReadonlyMap<string, string> {
  return new Map(
    STYLESHEETS.flatMap((file) => {
      const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
      return [...css.matchAll(/^([^\n{}@]+)\{([^}]*)\}/gm)]
        .filter(([, selector = '']) => theme === 'night' || !selector.includes('night'))
        .flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)])
        .map(([, name = '', value = '']) => {
          const colour = value.replace(/light-dark\((.+?), (.+?)\)/, theme === 'night' ? '$2' : '$1');
          return [name, colour] as const;
        });
    }),
  );
}

/**
 * Parses `#abc`, `#aabbcc` or `#aabbccdd`.
 *
 * @throws Error for other formats
 */
export function parseColour(text: string): Rgba {
  const hex = /^#([0-9a-f]{3,8})$/i.exec(text.trim())?.[1];
  if (hex === undefined) throw new Error(`No colour: ${text}`);
  const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const channel = (offset: number) => Number.parseInt(long.slice(offset, offset + 2), 16);
  return { rgb: [channel(0), channel(2), channel(4)], alpha: long.length === 8 ? channel(6) / 255 : 1 };
}

/** Blends a colour over an opaque background with an additional opacity. */
export function blend(top: Rgba, ground: Rgba, opacity = 1): Rgba {
  const alpha = top.alpha * opacity;
  const mix = (i: 0 | 1 | 2) => top.rgb[i] * alpha + ground.rgb[i] * (1 - alpha);
  return { rgb: [mix(0), mix(1), mix(2)], alpha: 1 };
}

const linear = (rgb: Rgba['rgb']): Rgba['rgb'] =>
  rgb.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgba['rgb'];

function luminance({ rgb }: Rgba): number {
  const [red, green, blue] = linear(rgb);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG 2 contrast ratio, 1 to 21. */
export function contrast(a: Rgba, b: Rgba): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export const COLOUR_VISIONS = ['full', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type ColourVision = (typeof COLOUR_VISIONS)[number];

/** Matrices on linear red, green and blue that leave out one kind of cone of the eye. @source Machado, Oliveira, Fernandes 2009 */
const VISIONS: Readonly<Record<ColourVision, readonly [Rgba['rgb'], Rgba['rgb'], Rgba['rgb']]>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const multiply = (
  matrix: readonly [Rgba['rgb'], Rgba['rgb'], Rgba['rgb']],
  [x, y, z]: Rgba['rgb'],
): Rgba['rgb'] => matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Rgba['rgb'];

/** Returns an opaque colour as a person sees it. */
export function seenWith(vision: ColourVision, { rgb }: Rgba): Rgba {
  const seen = multiply(VISIONS[vision], linear(rgb)).map((value) => {
    const inGamut = Math.min(1, Math.max(0, value));
    return 255 * (inGamut <= 0.0031308 ? 12.92 * inGamut : 1.055 * inGamut ** (1 / 2.4) - 0.055);
  }) as unknown as Rgba['rgb'];
  return { rgb: seen, alpha: 1 };
}

function toLab({ rgb }: Rgba): Rgba['rgb'] {
  const xyz = multiply(
    [
      [0.4124, 0.3576, 0.1805],
      [0.2126, 0.7152, 0.0722],
      [0.0193, 0.1192, 0.9505],
    ],
    linear(rgb),
  );
  const white = [0.9505, 1, 1.089] as const;
  const [x, y, z] = xyz.map((value, i) => {
    const share = value / (white[i] ?? 1);
    return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116;
  }) as unknown as Rgba['rgb'];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Returns the CIE76 difference of two colours: 2.3 is just noticeable. */
export function difference(a: Rgba, b: Rgba): number {
  const [one, other] = [toLab(a), toLab(b)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
