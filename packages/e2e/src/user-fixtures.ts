/**
 * Playwright's `test` with one browser context for each user, and one base URL. An extending fixture starts the server
 * there.
 */
import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { freePort } from '@great-fire/testkit/free-port';
import { BrowserPool } from './browser-pool';
import { Gallery } from './gallery';

export { PHONE } from './browser-pool';

export interface UserFixtures {
  readonly failOnPageErrors: undefined;
  readonly newUser: (device?: BrowserContextOptions) => Promise<Page>; // an empty browser
  readonly releaseUser: (page: Page) => Promise<void>; // closes a user's page before the test ends
}

interface PaintOptions {
  readonly paintMap: boolean; // default off, because painting took a fifth of the time; DRAWN=1 turns it on
}

export interface WorkerFixtures {
  readonly port: number; // the server's; stays the same, so that the next test uses the browser's cache
  readonly browserPool: BrowserPool;
  readonly gallery: Gallery; // here, because tests with other fixtures of a worker would not share it
}

const withoutUndefined = (settings: object): BrowserContextOptions =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

export const test = base.extend<UserFixtures & PaintOptions, WorkerFixtures>({
  paintMap: [process.env['DRAWN'] !== undefined, { option: true }],
  port: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  browserPool: [
    async ({ browser }, use) => {
      const browserPool = new BrowserPool(browser);
      await use(browserPool);
      await browserPool.close();
    },
    { scope: 'worker' },
  ],
  gallery: [
    async ({ browserPool }, use) => {
      const gallery = await Gallery.open(browserPool);
      await use(gallery);
      await gallery.close();
    },
    { scope: 'worker' },
  ],
  failOnPageErrors: [
    async ({ browserPool }, use, { annotations }) => {
      annotations.push({ type: 'browser', description: browserPool.description });
      await use(undefined);
      browserPool.errors.expectNone();
    },
    { auto: true },
  ],
  baseURL: async ({ port }, use) => use(`http://127.0.0.1:${port}`),
  newUser: async (
    {
      browserPool,
      baseURL,
      viewport,
      deviceScaleFactor,
      isMobile,
      hasTouch,
      locale,
      serviceWorkers,
      contextOptions,
      paintMap,
    },
    use,
    testInfo,
  ) => {
    const defaults = { viewport, deviceScaleFactor, isMobile, hasTouch, locale, serviceWorkers, baseURL };
    const pages = new Set<Page>();
    await use(async (device) => {
      const page = await browserPool.acquire({
        ...contextOptions,
        ...withoutUndefined(defaults),
        ...device,
        paintMap,
      });
      pages.add(page);
      return page;
    });
    // A reset does not clear the caches of a service worker.
    const isReusable = testInfo.status === testInfo.expectedStatus && serviceWorkers !== 'allow';
    for (const page of pages) await browserPool.release(page, isReusable);
  },
  releaseUser: async ({ browserPool }, use) => use((page) => browserPool.release(page, true)),
  page: async ({ newUser }, use) => use(await newUser()),
  context: async ({ page }, use) => use(page.context()),
});
