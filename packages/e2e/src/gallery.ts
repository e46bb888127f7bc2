/** Playwright's `test` over the gallery: any position of the game on the real table, in any size and theme. */
import { test as base } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { GallerySite } from './gallery-site';

export { expect } from '@playwright/test';

export const LAYOUTS = {
  desktop: '1440x900',
  laptop: '1366x768',
  tablet: '1024x768',
  phone: '390x844',
  small: '360x640',
} as const;
export type Layout = keyof typeof LAYOUTS;

interface Shown {
  readonly layout: Layout;
  readonly theme?: 'parchment' | 'night';
}

interface Fixtures {
  /** Shows a page of the gallery (`mock-spread`, `crowd?viewer=watch`), at rest: fonts loaded, nothing moving. */
  readonly show: (name: string, shown: Shown) => Promise<Page>;
}

interface WorkerFixtures {
  readonly site: GallerySite;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await GallerySite.open();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  show: async ({ browser, site }, use) => {
    const opened = new Map<Layout, Page>();
    await use(async (name, { layout, theme = 'parchment' }) => {
      const page = opened.get(layout) ?? (await openPage(browser, layout));
      opened.set(layout, page);
      const [path = '', query = ''] = name.split('?');
      await page.goto(`${site.url}/dev/gallery/${path}?${query}&theme=${theme}`);
      await page.waitForSelector('[data-testid="city-map"], main h2');
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      });
      return page;
    });
    for (const page of opened.values()) await page.close();
  },
});

function openPage(browser: Browser, layout: Layout): Promise<Page> {
  const [width = 0, height = 0] = LAYOUTS[layout].split('x').map(Number);
  const isPhone = layout === 'phone' || layout === 'small';
  return browser.newPage({
    viewport: { width, height },
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
}
