/** The main screens look as they did when somebody last looked: `npm run looks` keeps how they look now. */
import { expect, test } from '../src/gallery';
import type { Layout } from '../src/gallery';
import { differenceOf, elementBoxes, smallPicture } from '../src/picture';
import { isRenewing, keepLook, movedParts, storedLook } from '../src/stored-looks';

const SLACK = 4; // pixels: another Chromium breaks lines and rounds widths a little differently
const MOST = { mean: 4, cells: 0.02 } as const;

interface Screen {
  readonly name: string;
  readonly position: string;
  readonly layout: Layout;
  readonly theme: 'parchment' | 'night';
}

const SCREENS: readonly Screen[] = [
  { name: 'spread', position: 'mock-spread', layout: 'desktop', theme: 'parchment' },
  { name: 'spread-night', position: 'mock-spread', layout: 'desktop', theme: 'night' },
  { name: 'act', position: 'mock-act', layout: 'desktop', theme: 'parchment' },
  { name: 'act-night', position: 'mock-act', layout: 'desktop', theme: 'night' },
  { name: 'intensify', position: 'grows-half', layout: 'desktop', theme: 'parchment' },
  { name: 'discard', position: 'discard-picked', layout: 'desktop', theme: 'parchment' },
  { name: 'again', position: 'again', layout: 'desktop', theme: 'parchment' },
  { name: 'six-players', position: 'crowd', layout: 'desktop', theme: 'parchment' },
  { name: 'spread-phone', position: 'mock-phone', layout: 'phone', theme: 'parchment' },
  { name: 'act-phone-night', position: 'mock-act', layout: 'phone', theme: 'night' },
  { name: 'intensify-small', position: 'grows-half', layout: 'small', theme: 'parchment' },
];

for (const { name, position, layout, theme } of SCREENS) {
  test(`looks: ${name}`, async ({ show }) => {
    const page = await show(position, { layout, theme });
    const look = { boxes: await elementBoxes(page), picture: await smallPicture(page) };
    if (isRenewing) await keepLook(name, look);
    const before = await storedLook(name);
    expect(Object.keys(before.boxes).length).toBeGreaterThan(12);
    expect(movedParts(look.boxes, before.boxes, SLACK)).toEqual([]);
    const { mean, cells } = await differenceOf(page, look.picture, before.picture);
    expect(mean, 'of a colour, over the whole screen').toBeLessThanOrEqual(MOST.mean);
    expect(cells, 'of the screen looks different').toBeLessThanOrEqual(MOST.cells);
  });
}

test('two moments of one game are told apart', async ({ show }) => {
  const page = await show('redeal', { layout: 'desktop' });
  const [spread, act] = await Promise.all([storedLook('spread'), storedLook('act')]);
  const { cells } = await differenceOf(page, spread.picture, act.picture);
  expect(cells).toBeGreaterThan(MOST.cells * 2);
  expect(movedParts(act.boxes, spread.boxes, SLACK)).not.toEqual([]);
});
