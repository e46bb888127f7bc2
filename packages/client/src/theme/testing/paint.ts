/** The colours of the theme as they stand in the style sheets, mixed and measured as a screen would. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export type ThemeName = 'parchment' | 'night';

/** Red, green and blue from 0 to 255, and how much covers, 0 to 1. */
export interface Paint {
  readonly rgb: readonly [number, number, number];
  readonly alpha: number;
}

const SHEETS = ['theme/tokens.css', 'table/map/map-tokens.css'].map((file) =>
  resolve(__dirname, '../..', file),
);

function tokensIn(sheet: string, night: boolean): readonly (readonly [string, string])[] {
  const blocks = [...sheet.matchAll(/(?:^|\n)([^\n{}@]+)\{([^}]*)\}/g)];
  return blocks
    .filter(([, selector = '']) => selector.includes('night') === night && /:root|data-theme/.test(selector))
    .flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      ),
    );
}

/** Every token by its name; the night has those of the day that it does not change. */
export function tokensOf(theme: ThemeName): ReadonlyMap<string, string> {
  const sheets = SHEETS.map((file) => readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, ''));
  const day = sheets.flatMap((sheet) => tokensIn(sheet, false));
  const night = theme === 'night' ? sheets.flatMap((sheet) => tokensIn(sheet, true)) : [];
  return new Map([...day, ...night]);
}

/** Reads `#abc`, `#aabbcc` or `#aabbccdd`. @throws Error for anything else */
export function paintOf(text: string): Paint {
  const hex = /^#([0-9a-f]{3,8})$/i.exec(text.trim())?.[1];
  if (hex === undefined) throw new Error(`No colour: ${text}`);
  const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return { rgb: [part(0), part(2), part(4)], alpha: long.length === 8 ? part(6) / 255 : 1 };
}

/** Paint over an opaque ground, thinned by an opacity. */
export function over(top: Paint, ground: Paint, opacity = 1): Paint {
  const alpha = top.alpha * opacity;
  const mix = (i: 0 | 1 | 2) => top.rgb[i] * alpha + ground.rgb[i] * (1 - alpha);
  return { rgb: [mix(0), mix(1), mix(2)], alpha: 1 };
}

function luminance({ rgb }: Paint): number {
  const [red, green, blue] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2: 1 to 21. */
export function contrast(a: Paint, b: Paint): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
