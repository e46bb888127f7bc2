/** Measures page loads on a mid-range phone: the kinds of pages without a cache, and a table from the lobby. */
import type { BrowserContext, Page } from '@playwright/test';
import { TestClient } from '@great-fire/server/testing';
import { median } from '@great-fire/testkit/statistics';
import { emulatePhone, openBrowser } from '../page/browser';
import {
  BROWSER_SEAT,
  startServer,
  openEndedTable,
  openTableAfterMoves,
  type Fixture,
} from '../page/fixture';
import { markReady, PLAYABLE, timeToReady, type ReadySelectors } from '../page/time-to-ready';

const OPEN_TABLES = 12; // tables in the lobby of a typical evening
const MOVES = 40; // moves already played at the table
const SEATS = [3, 4, 5, 6] as const;
const RUNS = 3;

/** The times of one load of a page, on a mid-range phone's processor and network. */
interface PageLoad {
  readonly firstContent: number; // ms
  readonly largestContent: number; // ms
  readonly usable: number; // ms
  readonly blocking: number; // ms: the parts of its tasks beyond 50 ms, as Lighthouse's total blocking time
  readonly layoutShift: number; // cumulative score
}

export interface PageLoadResult {
  readonly playableFromLobby: number; // ms
  readonly pages: readonly (PageLoad & { readonly page: PageKind })[]; // medians
}

/** A page is usable when its elements are painted. */
const PAGES = {
  lobby: ['[data-testid="play-now"]', '[data-testid="open-table"]'],
  invitation: ['[data-testid="join-table"]'],
  table: PLAYABLE,
  watchedTable: ['[data-testid="city-map"]', '[data-testid="turn-progress"]'],
  endedTable: ['[data-testid="replay-link"]'],
  replay: ['[data-testid="city-map"]', '[data-testid="replay-slider"]'],
  rules: ['#SEC-8'],
} as const satisfies Readonly<Record<string, ReadySelectors>>;
type PageKind = keyof typeof PAGES;

/** Runs all measurements, one after the other. */
export async function measurePageLoad(): Promise<PageLoadResult> {
  const server = await startServer();
  try {
    for (let index = 0; index < OPEN_TABLES; index += 1)
      await new TestClient(server.url).openTable({
        tableName: `Table ${String(index)}`,
        players: SEATS[index % SEATS.length] ?? 3,
      });
    const loads = await repeatRuns(() => measurePages(server));
    const medianLoad = (page: PageKind) => {
      const medianOf = (figure: keyof PageLoad) => median(loads.map((load) => load[page][figure]));
      return {
        page,
        firstContent: medianOf('firstContent'),
        largestContent: medianOf('largestContent'),
        usable: medianOf('usable'),
        blocking: medianOf('blocking'),
        layoutShift: medianOf('layoutShift'),
      };
    };
    return {
      playableFromLobby: median(await repeatRuns(() => measurePlayableFromLobby(server))),
      pages: (Object.keys(PAGES) as readonly PageKind[]).map(medianLoad),
    };
  } finally {
    await server.close();
  }
}

async function repeatRuns<T>(measure: () => Promise<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for (let run = 0; run < RUNS; run += 1) all.push(await measure());
  return all;
}

/** Opens a browser that is logged in at a table where its seat must decide. */
async function withTable<T>(
  server: Fixture,
  use: (browser: BrowserContext, address: string) => Promise<T>,
): Promise<T> {
  const browser = await openBrowser();
  try {
    const table = await openTableAfterMoves(server, browser, MOVES);
    await table.logIn(BROWSER_SEAT, browser);
    const result = await use(browser, table.address);
    table.close();
    return result;
  } finally {
    await browser.close();
  }
}

type ObservedLoad = Pick<PageLoad, 'largestContent' | 'blocking' | 'layoutShift'>;

/** Loads an address on a phone's page, with its processor and network applied. */
async function loadPage(
  browser: BrowserContext,
  address: string,
  selectors: ReadySelectors,
): Promise<PageLoad> {
  const page = await browser.newPage();
  await markReady(page, selectors);
  await page.addInitScript(observeLoad);
  await emulatePhone(page);
  await page.goto(address, { waitUntil: 'commit' });
  const usable = await timeToReady(page);
  const observed = await page.evaluate(() => ({
    firstContent: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    ...(window as unknown as { readonly load: ObservedLoad }).load,
  }));
  await page.close(); // it would go on drawing beside the next one
  return { ...observed, usable };
}

/** Sums up what the browser reports, in the page. */
function observeLoad(): void {
  const load = { largestContent: 0, blocking: 0, layoutShift: 0 };
  Object.assign(window, { load });
  const observe = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (load.largestContent = startTime));
  observe('longtask', ({ duration }) => (load.blocking += duration - 50));
  observe('layout-shift', (entry) => (load.layoutShift += (entry as { value?: number }).value ?? 0));
}

/** Loads each kind of page in a browser without a cache. */
async function measurePages(server: Fixture): Promise<Readonly<Record<PageKind, PageLoad>>> {
  const { match } = await new TestClient(server.url).openTable({ tableName: 'An invitation', players: 6 });
  return withTable(server, async (browser, address) => {
    const table = await loadPage(browser, address, PAGES.table);
    const ended = await openEndedTable(server, browser);
    const loadCold = async (path: string, kind: PageKind): Promise<PageLoad> => {
      const visitor = await openBrowser();
      const load = await loadPage(visitor, new URL(path, server.url).href, PAGES[kind]);
      await visitor.close();
      return load;
    };
    return {
      table,
      lobby: await loadCold('/', 'lobby'),
      invitation: await loadCold(`/t/${match.id}`, 'invitation'),
      watchedTable: await loadCold(address, 'watchedTable'),
      endedTable: await loadCold(`/t/${ended}`, 'endedTable'),
      replay: await loadCold(`/g/${ended}`, 'replay'),
      rules: await loadCold('/rules', 'rules'),
    };
  });
}

const measurePlayableFromLobby = (server: Fixture) =>
  withTable(server, async (browser, address) => {
    const page = await openLobby(server, browser);
    await markReady(page, PLAYABLE);
    await emulatePhone(page);
    await page.evaluate(() => {
      addEventListener('click', () => performance.mark('pressed'), { capture: true });
    });
    await page
      .locator(`a[href="${new URL(address).pathname}"]`)
      .first()
      .tap();
    return timeToReady(page, 'pressed');
  });

/** Opens the lobby and waits until all prefetching is done. */
async function openLobby({ url }: Fixture, context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('a[href^="/t/"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return page;
}
