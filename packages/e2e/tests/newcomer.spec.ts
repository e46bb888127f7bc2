import type { BrowserContextOptions, Page } from '@playwright/test';
import { openTable } from '../src/lobby';
import { expect, test } from '../src/test';

// A phone of the middle class on a mobile line, as Lighthouse has them.
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const SLOWED = 4;
const MS_A_KEY = 150;

const DESKTOP: BrowserContextOptions = {};
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** Counts what a finger or a mouse presses from here on, however often the page is loaded. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('pressed', () => (presses += 1));
  await page.addInitScript(() => {
    const { pressed } = window as unknown as { readonly pressed: () => void };
    window.addEventListener('pointerdown', () => pressed(), { capture: true });
  });
  return () => presses;
}

for (const [device, options] of [
  ['a computer', DESKTOP],
  ['a slow phone', PHONE],
] as const) {
  test(`somebody who was never here sits and is ready after three presses, at ${device}`, async ({
    somebody,
    browser,
    baseURL,
  }) => {
    const anna = await somebody();
    const link = await openTable(anna, { name: 'Anna', seats: 3 });
    const context = await browser.newContext({ locale: 'en-GB', ...options, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    const presses = await countPresses(page);
    if (options === PHONE) {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    }
    const press = (id: string) =>
      options === PHONE ? page.getByTestId(id).tap() : page.getByTestId(id).click();

    const start = Date.now();
    await page.goto(link);
    await press('name');
    await page.keyboard.type('Ben', { delay: MS_A_KEY });
    await press('sit');
    await press('ready');
    await expect(page.getByTestId('not-ready')).toBeVisible();
    const ms = Date.now() - start;

    expect(presses()).toBe(3);
    await expect(anna.getByTestId('seat-1')).toContainText('Ben');
    test.info().annotations.push({ type: 'link to seat', description: `${String(ms)} ms` }); // docs/people.md
    await context.close();
  });
}
