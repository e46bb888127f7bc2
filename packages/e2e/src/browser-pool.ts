/**
 * A pool of browser contexts for the users in the tests. A context that was reset is as good as a new one and has the
 * page's files in its cache. A new context takes three times the CPU time to show a table.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { IS_STOCK_FIREFOX } from './engine';
import { MAP_DRAWING } from './map-selectors';
import { PageErrors } from './page-errors';

const MAX_IDLE_PAGES = 10;

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

export interface BrowserOptions extends BrowserContextOptions {
  readonly paintMap: boolean; // false: the map is laid out but not painted
}

type InitScript = Awaited<ReturnType<Page['addInitScript']>>;

interface PooledPage {
  readonly page: Page;
  readonly initScripts: InitScript[]; // of the test, which would run in the next one too
  readonly optionsKey: string; // its fixed options
}

export class BrowserPool {
  readonly errors = new PageErrors();
  private readonly idle: PooledPage[] = [];
  private readonly leased = new Map<Page, PooledPage>();

  constructor(private readonly browser: Browser) {}

  /** The engine and its version: 'firefox 153.7.0'. */
  get description(): string {
    return `${this.browser.browserType().name()} ${this.browser.version()}`;
  }

  /** Returns a page of an empty context. `options` include the base URL. */
  async acquire(options: BrowserOptions): Promise<Page> {
    const { viewport = null, reducedMotion = 'no-preference', colorScheme = 'light', ...fixed } = options;
    const optionsKey = JSON.stringify(Object.entries(fixed).sort(([a], [b]) => a.localeCompare(b)));
    const index = this.idle.findIndex((candidate) => candidate.optionsKey === optionsKey);
    const [idlePage] = index < 0 ? [] : this.idle.splice(index, 1);
    const pooled = idlePage ?? { ...(await this.open(options)), optionsKey };
    this.leased.set(pooled.page, pooled);
    if (viewport !== null) await pooled.page.setViewportSize(viewport);
    // Null ends what the test before may have emulated.
    await pooled.page.emulateMedia({
      reducedMotion,
      colorScheme,
      forcedColors: null,
      contrast: null,
      media: null,
    });
    return pooled.page;
  }

  /** Returns a page to the pool, or closes its context if it is not reusable. */
  async release(page: Page, isReusable: boolean): Promise<void> {
    const pooled = this.leased.get(page);
    if (pooled === undefined) return;
    this.leased.delete(page);
    if (!isReusable) return page.context().close();
    for (const script of pooled.initScripts.splice(0)) await script.dispose();
    await resetPage(page);
    this.idle.push(pooled);
    if (this.idle.length > MAX_IDLE_PAGES) await this.idle.shift()?.page.context().close();
  }

  /** Closes all idle contexts. */
  async close(): Promise<void> {
    for (const { page } of this.idle.splice(0)) await page.context().close();
  }

  private async open({ paintMap, ...options }: BrowserOptions): Promise<Omit<PooledPage, 'optionsKey'>> {
    const context = await this.browser.newContext(options);
    this.errors.watch(context);
    if (!paintMap) await hideMapDrawing(context);
    if (IS_STOCK_FIREFOX) {
      await insertTextAsTyped(context);
      await hideElementReflection(context);
    }
    const page = await context.newPage();
    const initScripts: InitScript[] = [];
    const add = page.addInitScript.bind(page);
    page.addInitScript = async (...added) => {
      const script = await add(...added);
      initScripts.push(script);
      return script;
    };
    return { page, initScripts };
  }
}

/**
 * Lets `fill` insert text like a keyboard. Over BiDi, Playwright assigns `value` in the page's world, and React ignores
 * the event of a value that it saw assigned.
 */
async function insertTextAsTyped(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => void document.execCommand('insertText', false, text),
      set: () => undefined, // Playwright assigns its own function
    });
  });
}

/**
 * Removes the properties like `ariaLabelledByElements`, which axe reads, so that axe reads the attributes. With them,
 * Firefox 153 crashes in the replay after axe ran: it writes to a null pointer where it looks up their cached value. Our
 * page uses none of them.
 */
async function hideElementReflection(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of Object.getOwnPropertyNames(Element.prototype))
      if (/^aria\w+Elements?$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
  });
}

/** Elements with opacity 0 are not painted, but have layout, hit testing and animations. */
async function hideMapDrawing(context: BrowserContext): Promise<void> {
  await context.addInitScript((selector) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${selector}) { opacity: 0 !important }`);
    document.adoptedStyleSheets = [sheet];
  }, MAP_DRAWING);
}

/**
 * Closes other pages, removes listeners and routes, and clears all storage, so that no state of a test remains. Leaves
 * the page before the route is set, because a script that is still loading would receive the empty document and log an
 * error.
 */
async function resetPage(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await page.goto('about:blank');
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
