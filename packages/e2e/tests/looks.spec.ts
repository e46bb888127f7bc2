/** The main screens look as they did at the last review: `npm run looks` stores how they look now. */
import type { Page } from '@playwright/test';
import { expect, test } from '../src/gallery';
import type { Layout } from '../src/gallery';
import { layersOf } from '../src/layers';
import { settle } from '../src/settle';
import { differenceOf, elementBoxes, smallPicture } from '../src/picture';
import { isRenewing, keepLook, movedParts, storedLook } from '../src/stored-looks';

const SLACK = 4; // pixels: another Chromium breaks lines and rounds widths a little differently
const MOST = { mean: 4, cells: 0.02 } as const;

interface Screen {
  readonly name: string;
  readonly position: string;
  readonly layout: Layout;
  readonly theme: 'parchment' | 'night';
  readonly go?: (page: Page) => Promise<unknown>; // from the position to what is looked at
}

// The page fetches the chat with its first line.
const hearsTalk = (page: Page) => expect(page.getByTestId('said-line')).not.toHaveCount(0);
const opensSettings = async (page: Page) => {
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible(); // it is fetched first
  await hearsTalk(page);
};
const stepsBack = async (page: Page) => {
  await page.keyboard.press('[');
  await expect(page.getByTestId('back-to-live')).toBeVisible();
  await expect(page.getByTestId('to-replay')).toBeVisible(); // it is fetched first
};
// The page fetches a question once a player asks it.
const isAsked = (slip: string) => (page: Page) => expect(page.getByTestId(slip)).toBeVisible();
const looksAtCity = (page: Page) => page.getByTestId('look-at-city').click();
// The page fetches lists and chat once they are needed.
const hasLists = async (page: Page) => {
  for (const title of ['My tables', 'Open tables', 'Games to watch'])
    await expect(
      page
        .getByRole('heading', { name: title })
        .locator('xpath=ancestor::section')
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
};
const saysSo = (page: Page) => expect(page.getByTestId('no-table')).toBeVisible();
// The code of a link holds the port that this run has.
const hidesCode = async (page: Page) => {
  await expect(page.getByTestId('chat-lines')).toBeVisible();
  await page.getByTestId('qr-code').evaluate((code) => code.replaceChildren());
};
const readsCourse = async (page: Page) => {
  await page.getByTestId('tab-course').click();
  await expect(page.getByTestId('chart-here')).toHaveAttribute('data-move', '40'); // it is counted first
};
const readsRules = async (page: Page) => {
  await page.goto(new URL('/rules', page.url()).href);
  await expect(page.getByTestId('city-map')).toHaveCount(2); // its figures are fetched last
  await page.evaluate(() => document.fonts.ready);
};

const LATE = 'looked-through?move=40';

const SCREENS: readonly Screen[] = [
  { name: 'opening', position: 'opening', layout: 'desktop', theme: 'parchment' },
  { name: 'opening-small-night', position: 'redeal', layout: 'small', theme: 'night' },
  { name: 'spread', position: 'mock-spread', layout: 'desktop', theme: 'parchment' },
  { name: 'spread-night', position: 'mock-spread', layout: 'desktop', theme: 'night' },
  { name: 'act', position: 'mock-act', layout: 'desktop', theme: 'parchment', go: hearsTalk },
  { name: 'act-night', position: 'mock-act', layout: 'desktop', theme: 'night', go: hearsTalk },
  { name: 'intensify', position: 'grows-half', layout: 'desktop', theme: 'parchment' },
  { name: 'discard', position: 'discard-picked', layout: 'desktop', theme: 'parchment' },
  { name: 'again', position: 'again', layout: 'desktop', theme: 'parchment' },
  { name: 'six-players', position: 'crowd', layout: 'desktop', theme: 'parchment' },
  { name: 'spread-phone', position: 'mock-phone', layout: 'phone', theme: 'parchment' },
  { name: 'act-phone-night', position: 'mock-act', layout: 'phone', theme: 'night' },
  { name: 'intensify-small', position: 'grows-half', layout: 'small', theme: 'parchment' },
  { name: 'history', position: 'mock-act', layout: 'desktop', theme: 'parchment', go: stepsBack },
  { name: 'settings', position: 'mock-act', layout: 'desktop', theme: 'parchment', go: opensSettings },
  { name: 'vote', position: 'vote', layout: 'desktop', theme: 'parchment', go: isAsked('vote') },
  { name: 'paused-phone-night', position: 'paused', layout: 'phone', theme: 'night', go: isAsked('paused') },
  { name: 'scoring', position: 'mock-scoring', layout: 'desktop', theme: 'parchment' },
  { name: 'scoring-night', position: 'mock-scoring', layout: 'desktop', theme: 'night' },
  { name: 'scoring-phone', position: 'mock-scoring', layout: 'phone', theme: 'parchment' },
  { name: 'city-phone', position: 'mock-scoring', layout: 'phone', theme: 'parchment', go: looksAtCity },
  { name: 'replay', position: LATE, layout: 'desktop', theme: 'parchment', go: readsCourse },
  { name: 'replay-phone-night', position: LATE, layout: 'phone', theme: 'night' },
  { name: 'lobby', position: 'lobby', layout: 'desktop', theme: 'parchment', go: hasLists },
  { name: 'lobby-night', position: 'lobby', layout: 'desktop', theme: 'night', go: hasLists },
  { name: 'lobby-empty', position: 'lobby-empty', layout: 'desktop', theme: 'parchment', go: saysSo },
  { name: 'lobby-phone', position: 'lobby', layout: 'phone', theme: 'parchment', go: hasLists },
  { name: 'waiting-room', position: 'waiting-room', layout: 'desktop', theme: 'parchment', go: hidesCode },
  { name: 'waiting-room-phone', position: 'waiting-room', layout: 'phone', theme: 'night', go: hidesCode },
  { name: 'rules', position: 'lobby-empty', layout: 'desktop', theme: 'parchment', go: readsRules },
];

for (const { name, position, layout, theme, go } of SCREENS) {
  test(`looks: ${name}`, async ({ show }) => {
    const page = await show(position, { layout, theme });
    await go?.(page);
    await settle(page);
    if (isRenewing)
      await keepLook(name, { boxes: await elementBoxes(page), picture: await smallPicture(page) });
    const before = await storedLook(name);
    expect(Object.keys(before.boxes).length).toBeGreaterThan(8);
    // A part that is fetched late comes to its place by and by.
    await expect.poll(async () => movedParts(await elementBoxes(page), before.boxes, SLACK)).toEqual([]);
    const { mean, cells } = await differenceOf(page, await smallPicture(page), before.picture);
    expect(mean, 'of a colour, over the whole screen').toBeLessThanOrEqual(MOST.mean);
    expect(cells, 'of the screen looks different').toBeLessThanOrEqual(MOST.cells);
  });
}

test('two moments of one game look different', async ({ show }) => {
  const page = await show('redeal', { layout: 'desktop' });
  const [spread, act] = await Promise.all([storedLook('spread'), storedLook('act')]);
  const { cells } = await differenceOf(page, spread.picture, act.picture);
  expect(cells).toBeGreaterThan(MOST.cells * 2);
  expect(movedParts(act.boxes, spread.boxes, SLACK)).not.toEqual([]);
});

test('the city is two layers, and not one for each name and piece', async ({ show }) => {
  const page = await show('mock-act', { layout: 'desktop' });
  await expect.poll(() => layersOf(page)).toBeLessThan(20);
  expect(await layersOf(page)).toBeGreaterThan(5);
});
