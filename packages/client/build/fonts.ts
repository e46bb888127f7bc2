import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { Part } from './letters';
import { PARTS, unicodeRange } from './letters';

/** Our two faces with no more letters, features and hints than the page uses: `import 'virtual:fonts.css'`. */
const ID = 'virtual:fonts.css';
const RESOLVED = `\0${ID}`;

// Of the interface's face kerning and figures that stand in columns; of the old one its ligatures too.
const FEATURES: Readonly<Record<string, string[]>> = {
  'Alegreya Sans': ['kern', 'locl', 'lnum', 'tnum'],
  'IM Fell English': ['kern', 'locl', 'liga', 'calt', 'rlig'],
  'IM Fell River': [],
};

interface Face {
  readonly family: string;
  readonly style: 'normal' | 'italic';
  readonly weight: number;
  readonly file: string; // of its package
  readonly part: Part;
}

const sans = (weight: number): readonly Face[] => {
  const face = { family: 'Alegreya Sans', style: 'normal', weight } as const;
  const file = (letters: string) =>
    `@fontsource/alegreya-sans/files/alegreya-sans-${letters}-${weight}-normal.woff2`;
  return [
    { ...face, file: file('latin'), part: 'words' },
    { ...face, file: file('latin'), part: 'western' },
    { ...face, file: file('latin-ext'), part: 'further' },
  ];
};

const fell = (style: Face['style']): readonly Face[] => {
  const file = `@fontsource/im-fell-english/files/im-fell-english-latin-400-${style}.woff2`;
  const face = { family: 'IM Fell English', style, weight: 400, file } as const;
  return [
    { ...face, part: 'titles' },
    { ...face, part: 'titles-more' },
  ];
};

const [italic] = fell('italic');
const FACES: readonly Face[] = [
  ...[400, 500, 700, 800].flatMap(sans),
  ...fell('normal'),
  ...fell('italic'),
  // The engraved city has one line in italics: a family of its own, so that the lobby needs no other letter of it.
  ...(italic === undefined ? [] : [{ ...italic, family: 'IM Fell River', part: 'river' } as const]),
];

const nameOf = ({ family, style, weight, part }: Face): string =>
  [family, ...(style === 'italic' ? [style] : []), weight, part].join('-').toLowerCase().replaceAll(' ', '-');

// What the first paint of every page shows.
const FIRST = ['im-fell-english-400-titles', 'alegreya-sans-400-words', 'alegreya-sans-700-words'];

const require = createRequire(import.meta.url);

/** The subset of a face as a file in the cache, made when it is not there. */
async function subset(face: Face, cache: string): Promise<string> {
  const font = readFileSync(require.resolve(face.file));
  const text = String.fromCodePoint(...PARTS[face.part]);
  const keepFeatures = FEATURES[face.family] ?? [];
  const stamp = createHash('sha256').update(font).update(text).update(keepFeatures.join()).digest('hex');
  const path = join(cache, stamp.slice(0, 16), `${nameOf(face)}.woff2`);
  if (!existsSync(path)) {
    const made = await subsetFont(font, text, { targetFormat: 'woff2', keepFeatures, noHinting: true });
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, made);
  }
  return path;
}

function rule({ family, style, weight, part }: Face, path: string): string {
  return `@font-face {
    font-family: '${family}'; font-style: ${style}; font-weight: ${weight}; font-display: swap;
    src: url('${path}') format('woff2'); unicode-range: ${unicodeRange(PARTS[part])};
  }`;
}

/** The fonts, subset; those of the first paint are asked for in the page's head. */
export function fonts(): Plugin {
  let cache = '';
  return {
    name: 'fonts',
    configResolved: (config) => {
      cache = join(config.root, '.cache', 'fonts');
    },
    resolveId: (source) => (source === ID ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const paths = await Promise.all(FACES.map((face) => subset(face, cache)));
      return FACES.map((face, index) => rule(face, paths[index] ?? '')).join('\n');
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const files = Object.keys(bundle);
        return FIRST.flatMap((name): HtmlTagDescriptor[] => {
          const file = files.find((one) => one.includes(`/${name}-`));
          if (file === undefined) return [];
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' };
          return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
        });
      },
    },
  };
}
