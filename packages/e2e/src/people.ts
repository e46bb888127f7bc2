/** Playwright's `test` with people at browsers of their own, at one address; whoever extends it has that answered. */
import { test as base } from '@playwright/test';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { Browsers } from './browsers';
import { freePort } from './server-process';

export interface People {
  readonly somebody: (device?: BrowserContextOptions) => Promise<Page>; // a browser with nothing in it yet
  readonly goodbye: (page: Page) => Promise<void>; // somebody goes before the test is over
}

export interface Sights {
  readonly paintsMap: boolean; // nobody looks, and a fifth of all went into painting it; DRAWN=1 for whoever does
}

export interface Place {
  readonly port: number; // where whatever a test is about answers: what browsers keep of it serves the next test
  readonly browsers: Browsers;
}

/** Those of a test's settings that say something. */
const said = (settings: object): BrowserContextOptions =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

export const test = base.extend<People & Sights, Place>({
  paintsMap: [process.env['DRAWN'] !== undefined, { option: true }],
  port: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  browsers: [
    async ({ browser }, use) => {
      const browsers = new Browsers(browser);
      await use(browsers);
      await browsers.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ port }, use) => use(`http://127.0.0.1:${port}`),
  somebody: async (
    {
      browsers,
      baseURL,
      viewport,
      deviceScaleFactor,
      isMobile,
      hasTouch,
      locale,
      serviceWorkers,
      contextOptions,
      paintsMap,
    },
    use,
    testInfo,
  ) => {
    const usual = { viewport, deviceScaleFactor, isMobile, hasTouch, locale, serviceWorkers, baseURL };
    const here = new Set<Page>();
    await use(async (device) => {
      const page = await browsers.lend({ ...contextOptions, ...said(usual), ...device, paintsMap });
      here.add(page);
      return page;
    });
    // What a service worker keeps is not emptied.
    const isKept = testInfo.status === testInfo.expectedStatus && serviceWorkers !== 'allow';
    for (const page of here) await browsers.takeBack(page, isKept);
  },
  goodbye: async ({ browsers }, use) => use((page) => browsers.takeBack(page, true)),
  page: async ({ somebody }, use) => use(await somebody()),
  context: async ({ page }, use) => use(page.context()),
});
