/** The pages of the gallery in every size. */
import type { Page } from '@playwright/test';
import { PHONE, type BrowserPool } from './browser-pool';
import { GalleryServer } from './gallery-server';

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

const DEVICE = { deviceScaleFactor: 1, reducedMotion: 'reduce', locale: 'en-GB' } as const;

/** The gallery, with a page for phones and one for the rest. It navigates within the page, because a load takes a second. */
export class Gallery {
  private readonly pages = new Map<string, Page>();

  private constructor(
    private readonly pool: BrowserPool,
    private readonly server: GalleryServer,
  ) {}

  static async open(pool: BrowserPool): Promise<Gallery> {
    return new Gallery(pool, await GalleryServer.open());
  }

  async goTo(address: string, layout: Layout, paintMap: boolean): Promise<Page> {
    const isPhone = layout === 'portrait' || layout === 'phone' || layout === 'small';
    const key = `${String(isPhone)} ${String(paintMap)}`;
    const device = { ...DEVICE, ...(isPhone && PHONE), paintMap };
    const page = this.pages.get(key) ?? (await this.pool.acquire(device));
    this.pages.set(key, page);
    const [width = 0, height = 0] = LAYOUTS[layout].split('x').map(Number);
    await page.setViewportSize({ width, height });
    await page.mouse.move(-10, -10); // the map shows what a press under the pointer would do
    // Navigation to the current address would keep the state of the page, so that case needs a load.
    const canNavigateInPage =
      page.url().includes('/dev/gallery/') && page.url() !== this.server.url + address;
    if (canNavigateInPage) await page.evaluate(navigateFresh, address);
    else await page.goto(this.server.url + address);
    return page;
  }

  async close(): Promise<void> {
    for (const page of this.pages.values()) await page.close();
    await this.server.close();
  }
}

/** Runs in the page: navigates with an empty storage, as for a new user. */
function navigateFresh(address: string): void {
  localStorage.clear();
  sessionStorage.clear();
  history.pushState(null, '', address);
  scrollTo(0, 0); // also if only the query changes
}
