/** Playwright's `test` with the gallery: any position of the game at the real table, in any size and theme. */
import type { Page } from '@playwright/test';
import type { BrowserPool } from './browser-pool';
import { GalleryServer } from './gallery-server';
import { settle } from './settle';
import { PHONE, test as base } from './user-fixtures';

export { expect } from '@playwright/test';

export const LAYOUTS = {
  desktop: '1440x900',
  notebook: '1536x864',
  laptop: '1366x768',
  netbook: '1280x720',
  tablet: '1024x768',
  short: '1024x600',
  portrait: '768x1024',
  phone: '390x844',
  small: '360x640',
} as const;
export type Layout = keyof typeof LAYOUTS;

interface ShowOptions {
  readonly layout: Layout;
  readonly theme?: 'parchment' | 'night';
}

interface Fixtures {
  /**
   * Shows a page of the gallery (`spread`, `crowded-map?viewer=spectator`). Resolves once fonts are loaded and nothing
   * moves.
   */
  readonly show: (name: string, shown: ShowOptions) => Promise<Page>;
}

interface WorkerFixtures {
  readonly gallery: Gallery;
}

/** The gallery, with a page for phones and one for the rest. It navigates within the page, because a load takes a second. */
class Gallery {
  private readonly pages = new Map<string, Page>();

  constructor(
    private readonly pool: BrowserPool,
    private readonly url: string,
  ) {}

  async goTo(address: string, layout: Layout, paintMap: boolean): Promise<Page> {
    const isPhone = layout === 'portrait' || layout === 'phone' || layout === 'small';
    const key = `${String(isPhone)} ${String(paintMap)}`;
    const page = this.pages.get(key) ?? (await openPage(this.pool, isPhone, paintMap));
    this.pages.set(key, page);
    await resizeTo(page, layout);
    await page.mouse.move(-10, -10); // the map shows what a press under the pointer would do
    // Navigation to the current address would keep the state of the page, so that case needs a load.
    const canNavigateInPage = page.url().includes('/dev/gallery/') && page.url() !== this.url + address;
    if (canNavigateInPage) await page.evaluate(navigateFresh, address);
    else await page.goto(this.url + address);
    return page;
  }

  async close(): Promise<void> {
    for (const page of this.pages.values()) await page.close();
  }
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  gallery: [
    async ({ browserPool }, use) => {
      const server = await GalleryServer.open();
      const gallery = new Gallery(browserPool, server.url);
      await use(gallery);
      await gallery.close();
      await server.close();
    },
    { scope: 'worker' },
  ],
  show: async ({ gallery, paintMap }, use) => {
    await use(async (name, { layout, theme = 'parchment' }) => {
      const [path = '', query = ''] = name.split('?');
      const searchParams = new URLSearchParams([...new URLSearchParams(query), ['theme', theme]]);
      const page = await gallery.goTo(`/dev/gallery/${path}?${searchParams}`, layout, paintMap);
      await page.waitForSelector(
        `[data-gallery="${path}?${searchParams}"] :is([data-testid="city-map"], main h2)`,
      );
      await settle(page);
      return page;
    });
  },
});

/** Runs in the page: navigates with an empty storage, as for a new user. */
function navigateFresh(address: string): void {
  localStorage.clear();
  sessionStorage.clear();
  history.pushState(null, '', address);
  scrollTo(0, 0); // also if only the query changes
}

async function resizeTo(page: Page, layout: Layout): Promise<void> {
  const [width = 0, height = 0] = LAYOUTS[layout].split('x').map(Number);
  await page.setViewportSize({ width, height });
}

function openPage(pool: BrowserPool, isPhone: boolean, paintMap: boolean): Promise<Page> {
  return pool.acquire({
    ...(isPhone && PHONE),
    reducedMotion: 'reduce',
    locale: 'en-GB',
    paintMap,
  });
}
