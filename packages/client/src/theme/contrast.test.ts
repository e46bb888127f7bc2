import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type Rgba,
  type ThemeName,
  contrast,
  blend,
  difference,
  parseColour,
  themeTokens,
} from '../testing/colours';

const TEXT = 4.5; // WCAG AA, text under 24 px
const SHAPE = 3; // WCAG AA, large text and control borders

const PAPERS = ['ground', 'panel', 'card', 'sunk'] as const;

/** Text colours of the interface with their backgrounds. */
const TEXT_COLOURS: Readonly<Record<string, readonly string[]>> = {
  ink: PAPERS,
  'ink-2': PAPERS,
  ember: ['ground', 'panel', 'card'],
  'ember-hover': ['panel', 'card'],
  seal: ['panel', 'card'],
  focus: ['ground', 'panel', 'card'],
  rule: [], // borders and icons without text
  line: [], // decoration
  'bar-line': [], // decoration of the bar
  'bar-ember': ['bar'],
  card: ['steel'], // a count
  'on-ember': ['ember', 'ember-hover'],
  'on-seal-wax': ['seal-wax'],
  'on-bar': ['bar'],
  'on-bar-2': ['bar'],
  'on-bar-chip': ['bar-chip'],
  'on-checked': ['checked'],
  'direction-n': ['card', 'panel'],
  'direction-e': ['card', 'panel'],
  'direction-s': ['card', 'panel'],
  'direction-w': ['card', 'panel'],
  'water-name': ['water'],
  'hour-ink': [], // on a sky: see below
};

/** Borders and shapes that are needed to identify a control. */
const SHAPE_COLOURS: readonly (readonly [string, string])[] = [
  ['rule', 'panel'],
  ['rule', 'card'],
  ['rule', 'sunk'],
  ['focus', 'ground'],
  ['focus', 'panel'],
  ['focus', 'card'],
  ['present', 'panel'],
  ['present', 'card'],
  ['ember', 'panel'],
  ['focus', 'street'],
  ['studs', 'studs-under'],
  ['steel', 'steel-hi'],
];

/** Text on the map with the colour directly behind it. */
const MAP_TEXT_COLOURS: readonly (readonly [string, string])[] = [
  ['name-grass', 'grass'],
  ['name-fire', 'name-halo-fire'],
  ['name', 'name-halo-contained'],
  ['name', 'name-halo-char'],
  ['name', 'bare'],
  ['objective-ink', 'name-halo-contained'],
  ['objective-ink', 'name-halo-char'],
  ['objective-ink', 'bare'],
  ['objective-ink', 'seal-ground'],
  ['on-wax', 'wax'],
  ['seal-on-fire-figure', 'seal-on-fire'],
  ['count-figure', 'count'],
  ['count-contained-figure', 'count-contained'],
  ['coin-1-figure', 'coin-1'],
  ['coin-figure', 'coin-2'],
  ['coin-figure', 'coin-3'],
  ['pin-ink', 'pin'],
  ['pin-ink', 'pin-chosen'],
  ['pin-illegal-ink', 'pin-illegal'],
  ['ink', 'card'],
  ...['orange', 'green', 'blue', 'purple'].flatMap((region): readonly (readonly [string, string])[] => [
    ['name', `wash-${region}`],
    ['objective-ink', `wash-${region}`],
  ]),
];

/** Names and counts that the veil may dim together with their halo. */
const DIMMED_TEXT_COLOURS = MAP_TEXT_COLOURS.filter(([ink]) =>
  /^(name|objective-ink|count-contained-figure)/.test(ink),
);

describe.each(['parchment', 'night'] as const)('%s', (theme: ThemeName) => {
  const tokens = themeTokens(theme);
  const paint = (name: string): Rgba => parseColour(tokens.get(name) ?? name);
  const figure = (name: string): number => Number(tokens.get(name));
  const ratio = (ink: string, ground: string) => contrast(paint(ink), paint(ground));

  test.each(
    Object.entries(TEXT_COLOURS).flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const)),
  )('gives the text %s enough contrast on %s', (ink, ground) => {
    expect(ratio(ink, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(SHAPE_COLOURS)('gives the shape %s enough contrast on %s', (shape, ground) => {
    expect(ratio(shape, ground)).toBeGreaterThanOrEqual(SHAPE);
  });

  test.each(MAP_TEXT_COLOURS)('gives map text %s enough contrast on %s', (ink, ground) => {
    expect(ratio(ink, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(DIMMED_TEXT_COLOURS)('gives dimmed text %s enough contrast on %s', (ink, halo) => {
    const sheets = ink.startsWith('count') ? (['pieces', 'names'] as const) : (['names'] as const);
    const veiled = (name: string) =>
      sheets.reduce((seen, sheet) => blend(paint('veil'), seen, figure(`veil-over-${sheet}`)), paint(name));
    expect(contrast(veiled(ink), veiled(halo))).toBeGreaterThanOrEqual(TEXT);
  });

  test('keeps half of the ground, 0.78 of the pieces and 0.86 of the names visible under the veil', () => {
    const left = (...sheets: readonly string[]) =>
      sheets.reduce((seen, sheet) => seen * (1 - figure(`veil-over-${sheet}`)), 1);
    expect(left('ground', 'pieces', 'names')).toBeCloseTo(theme === 'night' ? 0.5 : 0.54, 2);
    expect(left('pieces', 'names')).toBeCloseTo(0.78, 2);
    expect(left('names')).toBeCloseTo(0.86, 2);
  });

  test.each(['orange', 'green', 'blue', 'purple'])(
    'shows the shape of every house in the %s region',
    (region) => {
      const ground = paint(`wash-${region}`);
      const edges = [blend(paint('house-halo'), ground, 0.75), paint('piece-ink')]; // as in pieces/house.tsx
      const unseen = ['red', 'blue', 'green', 'white', 'yellow', 'black'].filter((colour) =>
        [paint(`player-${colour}`), ...edges].every((seen) => contrast(seen, ground) < SHAPE),
      );
      expect(unseen).toEqual([]);
    },
  );

  test.each(['wash-orange', 'wash-green', 'wash-blue', 'wash-purple', 'grass', 'water', 'countryside'])(
    'sets a message on the map off against %s',
    (ground) => {
      const edges = [paint('bar'), blend(paint('notice-edge'), paint(ground))];
      expect(Math.max(...edges.map((edge) => contrast(edge, paint(ground))))).toBeGreaterThanOrEqual(SHAPE);
    },
  );

  test('keeps the green region green under the veil of a placement', () => {
    const veiled = ['ground', 'pieces', 'names'].reduce(
      (seen, sheet) => blend(paint('veil'), seen, figure(`veil-over-${sheet}`)),
      paint('wash-green'),
    );
    const [red, green, blue] = veiled.rgb;
    const mean = (red + green + blue) / 3;
    expect(difference(veiled, { rgb: [mean, mean, mean], alpha: 1 })).toBeGreaterThan(8); // CIE76
  });

  test('gives text enough contrast on water and on its halo', () => {
    for (const ground of ['water', 'water-deep', 'water-halo']) {
      expect(ratio('ink', ground)).toBeGreaterThanOrEqual(TEXT);
    }
  });

  test('gives names enough contrast on highlighted and chosen districts', () => {
    const lit = blend(paint('chosen-tint'), paint('wash-green'));
    expect(contrast(paint('name'), lit)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(['red', 'blue', 'green', 'white', 'yellow', 'black'])(
    'gives the letter of %s enough contrast on its colour',
    (colour) => {
      expect(ratio(`on-${colour}`, `player-${colour}`)).toBeGreaterThanOrEqual(TEXT);
    },
  );
});

function* listStylesheets(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listStylesheets(path);
    else if (entry.name.endsWith('.css')) yield path;
  }
}

test('checks every text colour that a style sheet uses', () => {
  const used = new Set<string>();
  for (const sheet of listStylesheets(resolve(__dirname, '..'))) {
    const text = readFileSync(sheet, 'utf8');
    for (const [, name = ''] of text.matchAll(/[{;\s]color:\s*var\(--([\w-]+)\)/g)) used.add(name);
  }
  expect(
    [...used].filter((name) => !(name in TEXT_COLOURS) && !MAP_TEXT_COLOURS.some(([ink]) => ink === name)),
  ).toEqual([]);
});

test('gives the winner enough contrast on the sky of each hour', () => {
  const sheet = readFileSync(resolve(__dirname, '../table/scoring/result-scene.module.css'), 'utf8');
  const inks = [...sheet.matchAll(/--hour-ink: (#\w+)/g)].map(([, ink = '']) => ink);
  const skies = [...sheet.matchAll(/linear-gradient\((.+?)\);/g)].map(
    ([, sky = '']) => sky.match(/#\w+/g) ?? [],
  );
  expect([inks.length, ...skies.map((sky) => sky.length)]).toEqual([2, 3, 3]); // night, then dawn
  for (const [hour, ink] of inks.entries())
    for (const ground of skies[hour] ?? [])
      expect(contrast(parseColour(ink), parseColour(ground))).toBeGreaterThanOrEqual(TEXT);
});

test('sets the text of a checked option in the colour for its background', () => {
  const colours = [...listStylesheets(resolve(__dirname, '..'))].flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/input:checked\)[^{}]*\{([^}]*)\}/g)].flatMap(
      ([, rule = '']) => /(?<![\w-])color: ([^;]+);/.exec(rule)?.[1] ?? [],
    ),
  );
  expect(colours.length).toBeGreaterThan(1);
  expect(new Set(colours)).toEqual(new Set(['var(--on-checked)']));
});
