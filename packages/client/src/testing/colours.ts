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

function parseTokens(css: string, isNight: boolean): readonly (readonly [string, string])[] {
  const blocks = [...css.matchAll(/(?:^|\n)([^\n{}@]+)\{([^}]*)\}/g)];
  return blocks
    .filter(
      ([, selector = '']) => selector.includes('night') === isNight && /:root|data-theme/.test(selector),
    )
    .flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      ),
    );
}

/** Returns all tokens of a theme by name. The night theme inherits those that it does not override. */
export function themeTokens(theme: ThemeName): ReadonlyMap<string, string> {
  const stylesheets = STYLESHEETS.map((file) => readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, ''));
  const day = stylesheets.flatMap((css) => parseTokens(css, false));
  const night = theme === 'night' ? stylesheets.flatMap((css) => parseTokens(css, true)) : [];
  return new Map([...day, ...night]);
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

function luminance({ rgb }: Rgba): number {
  const [red, green, blue] = rgb.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG 2 contrast ratio, 1 to 21. */
export function contrast(a: Rgba, b: Rgba): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
