/** Compares the main screens with the approved baselines. `npm run e2e:update` updates these. */
import type { Page } from '@playwright/test';
import { expect, test, type Layout } from '../src/gallery-test';
import { countLayers } from '../src/compositor-layers';
import { fontsLoaded } from '../src/fonts';
import { settle } from '../src/settle';
import { expectBaseline, expectDifferentBaselines } from '../src/visual-baseline';

interface Screen {
  readonly name: string;
  readonly position: string;
  readonly layout: Layout;
  readonly theme: 'parchment' | 'night';
  readonly prepare?: (page: Page) => Promise<unknown>; // steps from the position to the screen
}

// The page loads the chat with its first line.
const waitForChat = (page: Page) => expect(page.getByTestId('chat-message')).not.toHaveCount(0);
const openSettings = async (page: Page) => {
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible(); // loaded on demand
  await waitForChat(page);
};
const stepBack = async (page: Page) => {
  await page.keyboard.press('[');
  await expect(page.getByTestId('back-to-live')).toBeVisible();
  await expect(page.getByTestId('to-replay')).toBeVisible(); // loaded on demand
};
// The page loads a prompt once a player needs it.
const waitForPrompt = (testId: string) => (page: Page) => expect(page.getByTestId(testId)).toBeVisible();
const openCity = (page: Page) => page.getByTestId('open-full-map').click();
// The page loads lists and chat once they are needed.
const waitForLists = async (page: Page) => {
  for (const title of ['My tables', 'Open tables', 'Games to watch'])
    await expect(
      page
        .getByRole('heading', { name: title })
        .locator('xpath=ancestor::section')
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
};
const waitForEmptyState = async (page: Page) => {
  await expect(page.getByTestId('no-open-tables')).toBeVisible();
  // Loaded once the page is idle. Under reduced motion it is a still picture.
  await expect(page.getByTestId('game-preview').locator('[data-testid="city-map"]')).toBeVisible();
};
// The QR code contains the port of this run.
const hideQrCode = async (page: Page) => {
  await expect(page.getByTestId('chat-lines')).toBeVisible();
  await page.getByTestId('qr-code').evaluate((code) => code.replaceChildren());
};
const openStats = async (page: Page) => {
  await page.getByTestId('tab-stats').click();
  await expect(page.getByTestId('points-slider')).toHaveValue('40');
  await expect(page.getByTestId('chart-cursor')).toHaveAttribute('x1', /./); // drawn on demand
};
const openRules = async (page: Page, anchor = '') => {
  await page.goto(new URL(`/rules${anchor}`, page.url()).href);
  await expect(page.getByTestId('map-excerpt')).toHaveCount(5); // the figures are loaded last
  await fontsLoaded(page);
};
const openRulesOfFire = async (page: Page) => {
  await openRules(page, '#fire');
  await page.locator('#fire').evaluate((section) => section.scrollIntoView()); // the figures above have their height now
};

const REPLAY_POSITION = 'replay?move=40';

const SCREENS: readonly Screen[] = [
  { name: 'first-decision', position: 'first-decision', layout: 'desktop', theme: 'parchment' },
  {
    name: 'first-decision-small-night',
    position: 'first-decision-hidden-colours',
    layout: 'small',
    theme: 'night',
  },
  { name: 'spread', position: 'spread', layout: 'desktop', theme: 'parchment' },
  { name: 'spread-night', position: 'spread', layout: 'desktop', theme: 'night' },
  { name: 'act', position: 'act', layout: 'desktop', theme: 'parchment', prepare: waitForChat },
  { name: 'act-night', position: 'act', layout: 'desktop', theme: 'night', prepare: waitForChat },
  { name: 'intensify', position: 'intensify-half-placed', layout: 'desktop', theme: 'parchment' },
  { name: 'discard', position: 'discard-selected', layout: 'desktop', theme: 'parchment' },
  {
    name: 'spread-second-direction',
    position: 'spread-second-direction',
    layout: 'desktop',
    theme: 'parchment',
  },
  { name: 'crowded-map', position: 'crowded-map', layout: 'desktop', theme: 'parchment' },
  { name: 'spread-phone', position: 'spread-phone', layout: 'phone', theme: 'parchment' },
  { name: 'act-phone-night', position: 'act', layout: 'phone', theme: 'night' },
  { name: 'intensify-small', position: 'intensify-half-placed', layout: 'small', theme: 'parchment' },
  { name: 'past-state', position: 'act', layout: 'desktop', theme: 'parchment', prepare: stepBack },
  { name: 'settings', position: 'act', layout: 'desktop', theme: 'parchment', prepare: openSettings },
  { name: 'vote', position: 'vote', layout: 'desktop', theme: 'parchment', prepare: waitForPrompt('vote') },
  {
    name: 'paused-phone-night',
    position: 'paused',
    layout: 'phone',
    theme: 'night',
    prepare: waitForPrompt('paused'),
  },
  { name: 'scoring', position: 'scoring', layout: 'desktop', theme: 'parchment' },
  { name: 'scoring-night', position: 'scoring', layout: 'desktop', theme: 'night' },
  { name: 'scoring-phone', position: 'scoring', layout: 'phone', theme: 'parchment' },
  { name: 'scoring-map-phone', position: 'scoring', layout: 'phone', theme: 'parchment', prepare: openCity },
  { name: 'replay', position: REPLAY_POSITION, layout: 'desktop', theme: 'parchment', prepare: openStats },
  { name: 'replay-phone-night', position: REPLAY_POSITION, layout: 'phone', theme: 'night' },
  { name: 'lobby', position: 'lobby', layout: 'desktop', theme: 'parchment', prepare: waitForLists },
  { name: 'lobby-night', position: 'lobby', layout: 'desktop', theme: 'night', prepare: waitForLists },
  {
    name: 'lobby-empty',
    position: 'lobby-empty',
    layout: 'desktop',
    theme: 'parchment',
    prepare: waitForEmptyState,
  },
  { name: 'lobby-phone', position: 'lobby', layout: 'phone', theme: 'parchment', prepare: waitForLists },
  {
    name: 'waiting-room',
    position: 'waiting-room',
    layout: 'desktop',
    theme: 'parchment',
    prepare: hideQrCode,
  },
  {
    name: 'waiting-room-phone',
    position: 'waiting-room',
    layout: 'phone',
    theme: 'night',
    prepare: hideQrCode,
  },
  {
    name: 'rules',
    position: 'lobby-empty',
    layout: 'desktop',
    theme: 'parchment',
    prepare: (page) => openRules(page),
  },
  {
    name: 'rules-figures-phone',
    position: 'lobby-empty',
    layout: 'phone',
    theme: 'parchment',
    prepare: openRulesOfFire,
  },
];

for (const { name, position, layout, theme, prepare } of SCREENS) {
  test(`visual: ${name}`, async ({ show }) => {
    const page = await show(position, { layout, theme });
    await prepare?.(page);
    await settle(page);
    await expectBaseline(page, name);
  });
}

test('two moments of one game look different', async () => {
  await expectDifferentBaselines('spread', 'act');
});

test('the city is two layers, and not one for each name and piece', async ({ show }) => {
  const page = await show('act', { layout: 'desktop' });
  await expect.poll(() => countLayers(page)).toBeLessThan(20);
  expect(await countLayers(page)).toBeGreaterThan(5);
});
