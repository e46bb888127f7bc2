/** The colours and the edges of houses, with full colour vision and without one kind of cone of the eye. */
import { COLOURS } from '@great-fire/game';
import {
  COLOUR_VISIONS,
  type Rgba,
  blend,
  contrast,
  difference,
  parseColour,
  seenWith,
  themeTokens,
} from '../testing/colours';

const SHAPE = 3; // WCAG AA, contrast of shapes
const CLEAR = 15; // CIE76, more than six just noticeable steps

const REGIONS = ['orange', 'green', 'blue', 'purple'] as const;
const PAIRS = COLOURS.flatMap((colour, nth) =>
  COLOURS.slice(nth + 1).map((other) => [colour, other] as const),
);

describe.each(['parchment', 'night'] as const)('%s', (theme) => {
  const tokens = themeTokens(theme);

  describe.each(COLOUR_VISIONS)('%s', (vision) => {
    const see = (colour: Rgba): Rgba => seenWith(vision, colour);
    const token = (name: string): Rgba => parseColour(tokens.get(name) ?? name);
    const paint = (name: string): Rgba => see(token(name));

    test('separates the colours of the players', () => {
      const alike = PAIRS.filter(([a, b]) => difference(paint(`player-${a}`), paint(`player-${b}`)) < CLEAR);
      expect(alike).toEqual([]);
    });

    test('shows the gold edge of own houses between its dark lines, on every region', () => {
      expect(contrast(paint('own-edge'), paint('piece-ink'))).toBeGreaterThanOrEqual(SHAPE);
      const unseen = REGIONS.filter((region) =>
        ['own-edge', 'piece-ink'].every((edge) => contrast(paint(edge), paint(`wash-${region}`)) < SHAPE),
      );
      expect(unseen).toEqual([]);
    });

    test('separates the gold edge from the halo of other houses', () => {
      const alike = REGIONS.filter((region) => {
        const halo = blend(token('house-halo'), token(`wash-${region}`), 0.75); // as in pieces/house.tsx
        return difference(paint('own-edge'), see(halo)) < CLEAR;
      });
      expect(alike).toEqual([]);
    });
  });
});

test('leaves gray as it is, and makes red and green alike without red or green cones', () => {
  const [gray, red, green] = ['#808080', '#d03030', '#4c8a30'].map(parseColour) as [Rgba, Rgba, Rgba];
  for (const vision of COLOUR_VISIONS) expect(difference(seenWith(vision, gray), gray)).toBeLessThan(1);
  const seen = (vision: (typeof COLOUR_VISIONS)[number]) =>
    difference(seenWith(vision, red), seenWith(vision, green));
  expect(seen('full')).toBeGreaterThan(90);
  for (const vision of ['protanopia', 'deuteranopia'] as const) expect(seen(vision)).toBeLessThan(50);
});
