/**
 * The browsers of the people in the tests. One that is emptied is as good as a new one, and has the page's files by
 * then: a new one takes three times the processor time until it shows a table.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { MAP_DRAWING } from './map-selectors';

const MAX_IDLE_PAGES = 10;

export interface BrowserOptions extends BrowserContextOptions {
  readonly paintMap: boolean; // false: the map is there as ever but for its paint
}

interface PooledPage {
  readonly page: Page;
  readonly optionsKey: string; // what it was opened with, but for what can be set at any time
}

export class BrowserPool {
  private readonly idle: PooledPage[] = [];
  private readonly leased = new Map<Page, PooledPage>();

  constructor(private readonly browser: Browser) {}

  /** A browser with nothing in it; `options` with the base URL. */
  async acquire(options: BrowserOptions): Promise<Page> {
    const { viewport = null, reducedMotion = 'no-preference', colorScheme = 'light', ...fixed } = options;
    const optionsKey = JSON.stringify(Object.entries(fixed).sort(([a], [b]) => a.localeCompare(b)));
    const index = this.idle.findIndex((candidate) => candidate.optionsKey === optionsKey);
    const [idlePage] = index < 0 ? [] : this.idle.splice(index, 1);
    const pooled = idlePage ?? { page: await this.open(options), optionsKey };
    this.leased.set(pooled.page, pooled);
    if (viewport !== null) await pooled.page.setViewportSize(viewport);
    await pooled.page.emulateMedia({ reducedMotion, colorScheme });
    return pooled.page;
  }

  /** Takes one back; it is kept where it can be as new. */
  async release(page: Page, isReusable: boolean): Promise<void> {
    const pooled = this.leased.get(page);
    if (pooled === undefined) return;
    this.leased.delete(page);
    if (!isReusable) return page.context().close();
    await resetPage(page);
    this.idle.push(pooled);
    if (this.idle.length > MAX_IDLE_PAGES) await this.idle.shift()?.page.context().close();
  }

  /** Closes those that are kept. */
  async close(): Promise<void> {
    for (const { page } of this.idle.splice(0)) await page.context().close();
  }

  private async open({ paintMap, ...options }: BrowserOptions): Promise<Page> {
    const context = await this.browser.newContext(options);
    if (!paintMap) await hideMapDrawing(context);
    return context.newPage();
  }
}

/** What is seen through is not painted, but laid out, hit and animated as ever. */
async function hideMapDrawing(context: BrowserContext): Promise<void> {
  await context.addInitScript((selector) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${selector}) { opacity: 0 !important }`);
    document.adoptedStyleSheets = [sheet];
  }, MAP_DRAWING);
}

/** Ends what runs in it, takes back what a test set, and empties what it stored: nobody need answer any more. */
async function resetPage(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/');
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    const deleteDatabase = (name: string) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(new Error(`${name} cannot be deleted`));
      });
    for (const { name } of await indexedDB.databases()) if (name !== undefined) await deleteDatabase(name);
  });
  await page.unrouteAll();
  await context.clearCookies();
}
