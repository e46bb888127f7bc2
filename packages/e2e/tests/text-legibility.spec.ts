/** Checks in positions of the gallery that every text of the table is large enough and free of overlaps. */
import { expect, LAYOUTS, test, type Layout } from '../src/gallery-test';
import { settle } from '../src/settle';
import { clippedTexts, mapLabels, overlaps, smallTexts } from '../src/text-legibility';

const MIN_PIXELS = 11.95; // 12 px with the tolerance of the map's unit
const MAX_OVERLAP_PX = 2; // allowed overlap of two labels in pixels

const POSITIONS: Readonly<Record<Layout, readonly string[]>> = {
  desktop: [
    'spread',
    'act',
    'pawn-selected',
    'crowded-map',
    'band-placement',
    'intensify-half-placed',
    'hidden-colours',
    'discard-selected',
    'first-decision',
    'spread-second-direction',
    'cones-returned',
    'random-act',
    'spectator',
  ],
  notebook: ['spread', 'act'],
  laptop: ['spread', 'act', 'crowded-map', 'spectator', 'first-decision-hidden-colours'],
  netbook: ['spread', 'act', 'crowded-map', 'hidden-colours', 'discard-selected'],
  short: ['spread', 'act', 'hidden-colours'],
  tablet: ['spread', 'act', 'hidden-colours', 'first-decision-hidden-colours'],
  portrait: ['spread', 'act', 'crowded-map'],
  phone: ['spread-phone', 'act', 'crowded-map', 'intensify-half-placed', 'hidden-colours', 'first-decision'],
  small: ['spread-phone', 'act', 'crowded-map', 'cones-returned', 'first-decision-hidden-colours'],
};

/** Positions of the scoring, each checked with the normal and the enlarged map. */
const SCORING_POSITIONS: Readonly<Record<Layout, readonly string[]>> = {
  desktop: ['scoring', 'random-scoring-six-players'],
  notebook: [],
  laptop: ['scoring'],
  short: [],
  netbook: [], // the score table truncates a name there
  tablet: ['scoring'],
  portrait: [],
  phone: ['scoring', 'random-scoring-six-players'],
  small: ['scoring'], // six long names are truncated there with an ellipsis
};

for (const layout of Object.keys(LAYOUTS) as readonly Layout[]) {
  test(`${layout}: no word is under 12 px, none lies over another, none is cut off`, async ({ show }) => {
    for (const position of POSITIONS[layout]) {
      const page = await show(position, { layout });
      expect.soft(await smallTexts(page, MIN_PIXELS), `${position}: small`).toEqual([]);
      const labels = await mapLabels(page);
      expect(labels.length, `${position}: labels seen`).toBeGreaterThan(76);
      expect.soft(overlaps(labels, MAX_OVERLAP_PX), `${position}: over each other`).toEqual([]);
      expect.soft(await clippedTexts(page), `${position}: cut off`).toEqual([]);
    }
  });
}

for (const layout of Object.keys(LAYOUTS) as readonly Layout[]) {
  for (const position of SCORING_POSITIONS[layout]) {
    test(`${layout}: ${position} has no word under 12 px, none over another, none cut off`, async ({
      show,
    }) => {
      const page = await show(position, { layout });
      const expectReadable = async (what: string) => {
        expect.soft(await smallTexts(page, MIN_PIXELS), `${what}: small`).toEqual([]);
        expect.soft(overlaps(await mapLabels(page), MAX_OVERLAP_PX), `${what}: over each other`).toEqual([]);
        expect.soft(await clippedTexts(page), `${what}: cut off`).toEqual([]);
      };
      await expectReadable('the account');
      await page.getByTestId('open-full-map').click();
      await expect(page.getByTestId('to-scores')).toBeFocused();
      await settle(page);
      await expectReadable('the city at large');
      expect((await mapLabels(page)).length).toBeGreaterThan(76);
      await page.getByTestId('to-scores').click();
      await expect(page.getByTestId('open-full-map')).toBeFocused();
    });
  }
}
