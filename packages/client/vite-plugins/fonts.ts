import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { type FontSubset, SUBSETS, unicodeRange } from './unicode-ranges';

/**
 * Our two fonts, reduced to the characters and features that the page uses, without hinting: `import
 * 'virtual:fonts.css'`.
 */
const MODULE_ID = 'virtual:fonts.css';
const RESOLVED_ID = `\0${MODULE_ID}`;

// Kept OpenType features: kerning and tabular figures of the interface font, kerning and ligatures of the old-style
// font.
const FEATURES: Readonly<Record<string, string[]>> = {
  'Alegreya Sans': ['kern', 'locl', 'lnum', 'tnum'],
  'IM Fell English': ['kern', 'locl', 'liga', 'calt', 'rlig'],
  'IM Fell River': [],
};

interface FontFace {
  readonly family: string;
  readonly style: 'normal' | 'italic';
  readonly weight: number;
  readonly file: string; // path in its npm package
  readonly subset: FontSubset;
}

const sans = (weight: number): readonly FontFace[] => {
  const font = { family: 'Alegreya Sans', style: 'normal', weight } as const;
  const file = (letters: string) =>
    `@fontsource/alegreya-sans/files/alegreya-sans-${letters}-${weight}-normal.woff2`;
  return [
    { ...font, file: file('latin'), subset: 'words' },
    { ...font, file: file('latin'), subset: 'western' },
    { ...font, file: file('latin-ext'), subset: 'further' },
  ];
};

const fell = (style: FontFace['style']): readonly FontFace[] => {
  const file = `@fontsource/im-fell-english/files/im-fell-english-latin-400-${style}.woff2`;
  const font = { family: 'IM Fell English', style, weight: 400, file } as const;
  return [
    { ...font, subset: 'titles' },
    { ...font, subset: 'titles-more' },
  ];
};

const [italic] = fell('italic');
const FONT_FACES: readonly FontFace[] = [
  ...[400, 500, 700, 800].flatMap(sans),
  ...fell('normal'),
  ...fell('italic'),
  // The engraved city has one line in italics. It is a family of its own, so that the lobby loads no other italic
  // letters.
  ...(italic === undefined ? [] : [{ ...italic, family: 'IM Fell River', subset: 'river' } as const]),
];

const fontName = ({ family, style, weight, subset }: FontFace): string =>
  [family, ...(style === 'italic' ? [style] : []), weight, subset]
    .join('-')
    .toLowerCase()
    .replaceAll(' ', '-');

/** Fonts of the first paint of every page, by the names of their files. */
export const FIRST_PAINT_FONTS = [
  'im-fell-english-400-titles',
  'alegreya-sans-400-words',
  'alegreya-sans-700-words',
];

/** Fonts of a table, most needed first. */
export const TABLE_FONTS = [
  ...FIRST_PAINT_FONTS,
  'im-fell-english-italic-400-titles',
  'alegreya-sans-500-words',
  'alegreya-sans-800-words',
];

const require = createRequire(import.meta.url);

/** Returns the path of the subset font in the cache, and creates the file if it is missing. */
async function createSubset(face: FontFace, cache: string): Promise<string> {
  const font = readFileSync(require.resolve(face.file));
  const text = String.fromCodePoint(...SUBSETS[face.subset]);
  const keepFeatures = FEATURES[face.family] ?? [];
  const hash = createHash('sha256').update(font).update(text).update(keepFeatures.join()).digest('hex');
  const path = join(cache, hash.slice(0, 16), `${fontName(face)}.woff2`);
  if (!existsSync(path)) {
    const subsetted = await subsetFont(font, text, { targetFormat: 'woff2', keepFeatures, noHinting: true });
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, subsetted);
  }
  return path;
}

function fontFaceRule({ family, style, weight, subset }: FontFace, path: string): string {
  return `@font-face {
    font-family: '${family}'; font-style: ${style}; font-weight: ${weight}; font-display: swap;
    src: url('${path}') format('woff2'); unicode-range: ${unicodeRange(SUBSETS[subset])};
  }`;
}

/** Adds the subset fonts. */
export function fonts(): Plugin {
  let cache = '';
  return {
    name: 'fonts',
    configResolved: (config) => {
      cache = join(config.root, '.cache', 'fonts');
    },
    resolveId: (source) => (source === MODULE_ID ? RESOLVED_ID : null),
    async load(id) {
      if (id !== RESOLVED_ID) return null;
      const paths = await Promise.all(FONT_FACES.map((face) => createSubset(face, cache)));
      return FONT_FACES.map((face, index) => fontFaceRule(face, paths[index] ?? '')).join('\n');
    },
  };
}
