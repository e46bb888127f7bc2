/** Compares the main screens with the approved baselines. `npm run e2e:update` updates these. */
import { withDeadline } from '@great-fire/testkit/wait-for';
import type { Page } from '@playwright/test';
import { expect, test, waitForPart, type Layout } from '../src/gallery-test';
import { fontsLoaded, settle } from '../src/settle';
import { expectBaseline, expectDifferentBaselines } from '../src/visual-baseline';

type Screen = readonly [
  position: string,
  layout: Layout,
  theme: 'parchment' | 'night',
  prepare?: (page: Page) => Promise<unknown>,
];

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

/** By name: position, layout, theme and the steps from the position to the screen. */
const SCREENS: Readonly<Record<string, Screen>> = {
  'first-decision': ['first-decision', 'desktop', 'parchment'],
  'first-decision-small-night': ['first-decision-hidden-colours', 'small', 'night'],
  spread: ['spread', 'desktop', 'parchment'],
  act: ['act', 'desktop', 'parchment', waitForChat],
  'act-night': ['act', 'desktop', 'night', waitForChat],
  intensify: ['intensify-half-placed', 'desktop', 'parchment'],
  discard: ['discard-selected', 'desktop', 'parchment'],
  'spread-second-direction': ['spread-second-direction', 'desktop', 'parchment'],
  'crowded-map': ['crowded-map', 'desktop', 'parchment'],
  'spread-phone': ['spread-phone', 'phone', 'parchment'],
  'act-phone-night': ['act', 'phone', 'night'],
  'intensify-small': ['intensify-half-placed', 'small', 'parchment'],
  'past-state': ['act', 'desktop', 'parchment', stepBack],
  settings: ['act', 'desktop', 'parchment', openSettings],
  vote: ['vote', 'desktop', 'parchment', waitForPart('vote')],
  'paused-phone-night': ['paused', 'phone', 'night', waitForPart('paused')],
  scoring: ['scoring', 'desktop', 'parchment'],
  'scoring-phone': ['scoring', 'phone', 'parchment'],
  'scoring-map-phone': ['scoring', 'phone', 'parchment', openCity],
  replay: [REPLAY_POSITION, 'desktop', 'parchment', openStats],
  'replay-phone-night': [REPLAY_POSITION, 'phone', 'night'],
  lobby: ['lobby', 'desktop', 'parchment', waitForLists],
  'lobby-night': ['lobby', 'desktop', 'night', waitForLists],
  'lobby-empty': ['lobby-empty', 'desktop', 'parchment', waitForEmptyState],
  'lobby-phone': ['lobby', 'phone', 'parchment', waitForLists],
  'waiting-room': ['waiting-room', 'desktop', 'parchment', hideQrCode],
  'waiting-room-phone': ['waiting-room', 'phone', 'night', hideQrCode],
  rules: ['lobby-empty', 'desktop', 'parchment', (page) => openRules(page)],
  'rules-figures-phone': ['lobby-empty', 'phone', 'parchment', openRulesOfFire],
};

for (const [name, [position, layout, theme, prepare]] of Object.entries(SCREENS)) {
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

/** Counts Chromium's layers, each of which costs memory and time. Forces a frame for that. */
async function countLayers(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const layerCount = new Promise<number>((resolve) => {
    session.on('LayerTree.layerTreeDidChange', ({ layers }) => {
      if (layers !== undefined) resolve(layers.length);
    });
  });
  await session.send('LayerTree.enable');
  await page.evaluate(() => {
    const probe = document.createElement('div');
    probe.style.cssText = 'position: fixed; width: 1px; height: 1px; will-change: transform';
    document.body.append(probe);
  });
  return withDeadline('the layers of the page', layerCount);
}

test('the city is two layers, and not one for each name and piece', async ({ show }) => {
  const page = await show('act', { layout: 'desktop' });
  await expect.poll(() => countLayers(page)).toBeLessThan(20);
  expect(await countLayers(page)).toBeGreaterThan(5);
});
