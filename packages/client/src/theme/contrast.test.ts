import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Rgba, ThemeName } from './testing/colours';
import { contrast, blend, parseColour, themeTokens } from './testing/colours';

const TEXT = 4.5; // WCAG AA, text under 24 px
const SHAPE = 3; // WCAG AA, large text and the edges of controls

const PAPERS = ['ground', 'panel', 'card', 'sunk'] as const;

/** Words of the interface, and all that they may stand on. */
const TEXT_COLOURS: Readonly<Record<string, readonly string[]>> = {
  ink: PAPERS,
  'ink-2': PAPERS,
  ember: ['ground', 'panel', 'card'],
  'ember-hover': ['panel', 'card'],
  seal: ['panel', 'card'],
  focus: ['ground', 'panel', 'card'],
  rule: [], // borders, and icons that are not words
  line: [], // decoration
  'bar-line': [], // decoration on the bar
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
};

/** Edges and shapes that must be seen to be used. */
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
  ['map-focus', 'street'],
  ['studs', 'studs-under'],
  ['map-steel', 'map-steel-hi'],
];

/** Figures and words on the map: ink, and the paint right behind it. */
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
  ['pin-not-now-ink', 'pin-not-now'],
  ['pill-ink', 'pill'],
  ...['orange', 'green', 'blue', 'purple'].flatMap((region): readonly (readonly [string, string])[] => [
    ['name', `wash-${region}`],
    ['objective-ink', `wash-${region}`],
  ]),
];

/** Names and counts that a veil may lie over, and over their halo. */
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
  )('%s is read on %s', (ink, ground) => {
    expect(ratio(ink, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(SHAPE_COLOURS)('%s is seen on %s', (shape, ground) => {
    expect(ratio(shape, ground)).toBeGreaterThanOrEqual(SHAPE);
  });

  test.each(MAP_TEXT_COLOURS)('on the map %s is read on %s', (ink, ground) => {
    expect(ratio(ink, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(DIMMED_TEXT_COLOURS)('under the veil %s is still read on %s', (ink, halo) => {
    const sheets = ink.startsWith('count') ? (['pieces', 'names'] as const) : (['names'] as const);
    const veiled = (name: string) =>
      sheets.reduce((seen, sheet) => blend(paint('veil'), seen, figure(`veil-over-${sheet}`)), paint(name));
    expect(contrast(veiled(ink), veiled(halo))).toBeGreaterThanOrEqual(TEXT);
  });

  test('what the three sheets of the veil leave: half of the ground, 0.78 of the pieces, 0.86 of the names', () => {
    const left = (...sheets: readonly string[]) =>
      sheets.reduce((seen, sheet) => seen * (1 - figure(`veil-over-${sheet}`)), 1);
    expect(left('ground', 'pieces', 'names')).toBeCloseTo(theme === 'night' ? 0.5 : 0.54, 2);
    expect(left('pieces', 'names')).toBeCloseTo(0.78, 2);
    expect(left('names')).toBeCloseTo(0.86, 2);
  });

  test('words on the water are read on it, and on their halo', () => {
    for (const ground of ['water', 'water-deep', 'water-halo']) {
      expect(ratio('ink', ground)).toBeGreaterThanOrEqual(TEXT);
    }
  });

  test('a name is read where a district is lit or chosen, for its halo keeps the wash', () => {
    const lit = blend(paint('chosen-tint'), paint('wash-green'));
    expect(contrast(paint('name'), lit)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(['red', 'blue', 'green', 'white', 'yellow', 'black'])(
    'the letter of %s is read on its paint',
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

test('every colour that a style sheet gives to words is measured here', () => {
  const used = new Set<string>();
  for (const sheet of listStylesheets(resolve(__dirname, '..'))) {
    const text = readFileSync(sheet, 'utf8');
    for (const [, name = ''] of text.matchAll(/[{;\s]color:\s*var\(--([\w-]+)\)/g)) used.add(name);
  }
  expect(
    [...used].filter((name) => !(name in TEXT_COLOURS) && !MAP_TEXT_COLOURS.some(([ink]) => ink === name)),
  ).toEqual([]);
});
