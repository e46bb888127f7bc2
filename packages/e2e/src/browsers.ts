/**
 * The browsers of the people in the tests. One that is emptied is as good as a new one, and has the page's files by
 * then: a new one takes three times the processor time until it shows a table.
 */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

const MOST_KEPT = 6;

interface Owned {
  readonly page: Page;
  readonly kind: string; // what it was opened with
  readonly options: BrowserContextOptions;
}

export class Browsers {
  private readonly kept: Owned[] = [];
  private readonly lent = new Map<Page, Owned>();

  constructor(private readonly browser: Browser) {}

  /** A browser with nothing in it; `options` with the base URL. */
  async lend(options: BrowserContextOptions): Promise<Page> {
    const kind = JSON.stringify(Object.entries(options).sort(([a], [b]) => a.localeCompare(b)));
    const at = this.kept.findIndex((one) => one.kind === kind);
    const [kept] = at < 0 ? [] : this.kept.splice(at, 1);
    const owned = kept ?? { page: await this.open(options), kind, options };
    this.lent.set(owned.page, owned);
    return owned.page;
  }

  /** Takes one back; it is kept where it can be as new. */
  async takeBack(page: Page, isKept: boolean): Promise<void> {
    const owned = this.lent.get(page);
    if (owned === undefined) return;
    this.lent.delete(page);
    // What a service worker keeps is not emptied.
    if (!isKept || owned.options.serviceWorkers === 'allow') return page.context().close();
    await emptied(owned);
    this.kept.push(owned);
    if (this.kept.length > MOST_KEPT) await this.kept.shift()?.page.context().close();
  }

  /** Closes those that are kept. */
  async close(): Promise<void> {
    for (const { page } of this.kept.splice(0)) await page.context().close();
  }

  private async open(options: BrowserContextOptions): Promise<Page> {
    const context = await this.browser.newContext(options);
    return context.newPage();
  }
}

/** Ends what runs in it, takes back what a test set, and empties what it stored: nobody need answer any more. */
async function emptied({ page, options }: Owned): Promise<void> {
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
    for (const { name } of await indexedDB.databases())
      if (name !== undefined) indexedDB.deleteDatabase(name);
  });
  await page.unrouteAll();
  await context.clearCookies();
  await page.emulateMedia({
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ?? 'no-preference',
  });
  if (options.viewport != null) await page.setViewportSize(options.viewport);
}
