/**
 * The browsers of the people in the tests. One that is emptied is as good as a new one, and has the page's files by
 * then: a new one takes three times the processor time until it shows a table.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { DRAWING } from './drawing';

const MOST_KEPT = 10;

export interface Lent extends BrowserContextOptions {
  readonly paintsMap: boolean; // false: the map is there as ever but for its paint
}

interface Owned {
  readonly page: Page;
  readonly kind: string; // what it was opened with, but for what can be set at any time
}

export class Browsers {
  private readonly kept: Owned[] = [];
  private readonly lent = new Map<Page, Owned>();

  constructor(private readonly browser: Browser) {}

  /** A browser with nothing in it; `options` with the base URL. */
  async lend(options: Lent): Promise<Page> {
    const { viewport = null, reducedMotion = 'no-preference', colorScheme = 'light', ...fixed } = options;
    const kind = JSON.stringify(Object.entries(fixed).sort(([a], [b]) => a.localeCompare(b)));
    const at = this.kept.findIndex((one) => one.kind === kind);
    const [kept] = at < 0 ? [] : this.kept.splice(at, 1);
    const owned = kept ?? { page: await this.open(options), kind };
    this.lent.set(owned.page, owned);
    if (viewport !== null) await owned.page.setViewportSize(viewport);
    await owned.page.emulateMedia({ reducedMotion, colorScheme });
    return owned.page;
  }

  /** Takes one back; it is kept where it can be as new. */
  async takeBack(page: Page, isKept: boolean): Promise<void> {
    const owned = this.lent.get(page);
    if (owned === undefined) return;
    this.lent.delete(page);
    if (!isKept) return page.context().close();
    await empty(page);
    this.kept.push(owned);
    if (this.kept.length > MOST_KEPT) await this.kept.shift()?.page.context().close();
  }

  /** Closes those that are kept. */
  async close(): Promise<void> {
    for (const { page } of this.kept.splice(0)) await page.context().close();
  }

  private async open({ paintsMap, ...options }: Lent): Promise<Page> {
    const context = await this.browser.newContext(options);
    if (!paintsMap) await leaveUnpainted(context);
    return context.newPage();
  }
}

/** What is seen through is not painted, but laid out, hit and animated as ever. */
async function leaveUnpainted(context: BrowserContext): Promise<void> {
  await context.addInitScript((drawing) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${drawing}) { opacity: 0 !important }`);
    document.adoptedStyleSheets = [sheet];
  }, DRAWING);
}

/** Ends what runs in it, takes back what a test set, and empties what it stored: nobody need answer any more. */
async function empty(page: Page): Promise<void> {
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
    const gone = (name: string) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(new Error(`${name} cannot be deleted`));
      });
    for (const { name } of await indexedDB.databases()) if (name !== undefined) await gone(name);
  });
  await page.unrouteAll();
  await context.clearCookies();
}
