/** Measures page loads on a mid-range phone: the kinds of pages without a cache, and a table from the lobby. */
import type { BrowserContext, Page } from '@playwright/test';
import { TestClient } from '@great-fire/server/testing';
import { median } from '@great-fire/testkit/statistics';
import { emulatePhone, openBrowser, type Browser } from '../page/browser';
import {
  BROWSER_SEAT,
  startServer,
  openEndedTable,
  openTableAfterMoves,
  type Fixture,
} from '../page/fixture';
import { runLighthouse, type LighthouseResult } from '../page/lighthouse';
import { markReady, PLAYABLE, timeToReady, type ReadySelectors } from '../page/time-to-ready';

const OPEN_TABLES = 12; // tables in the lobby of a typical evening
const MOVES = 40; // moves already played at the table
const SEATS = [3, 4, 5, 6] as const;
const RUNS = 3;

export interface PageLoadResult {
  readonly lobby: LighthouseResult;
  readonly tableCold: LighthouseResult;
  readonly tableWarm: LighthouseResult; // after a visit to the lobby
  readonly playableWarm: number; // ms from the lobby, with applied instead of simulated throttling
  readonly firstContent: Readonly<Record<PageKind, number>>; // ms, throttling applied
  readonly usable: Readonly<Record<PageKind, number>>; // ms, throttling applied
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
    const { lobby, tableCold, tableWarm } = await auditPages(server);
    const loads = await repeatRuns(() => measurePages(server));
    const byPage = (figure: keyof PageLoad) =>
      mapPages((kind) => median(loads.map((load) => load[kind][figure])));
    return {
      lobby,
      tableCold,
      tableWarm,
      playableWarm: median(await repeatRuns(() => measurePlayableWarm(server))),
      firstContent: byPage('firstContent'),
      usable: byPage('usable'),
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
  isPhone: boolean,
  use: (at: { readonly browser: Browser; readonly address: string }) => Promise<T>,
): Promise<T> {
  const browser = await openBrowser(isPhone);
  try {
    const table = await openTableAfterMoves(server, browser.context, MOVES);
    await table.logIn(BROWSER_SEAT, browser.context);
    const result = await use({ browser, address: table.address });
    table.close();
    return result;
  } finally {
    await browser.close();
  }
}

const auditPages = (server: Fixture) =>
  withTable(server, false, async ({ browser, address }) => {
    const lobby = await runLighthouse(browser, { url: `${server.url}/`, runs: RUNS });
    const tableCold = await runLighthouse(browser, { url: address, runs: RUNS });
    await (await openLobby(server, browser.context)).close();
    return {
      lobby,
      tableCold,
      tableWarm: await runLighthouse(browser, { url: address, runs: RUNS, isWarm: true }),
    };
  });

interface PageLoad {
  readonly firstContent: number; // ms
  readonly usable: number; // ms
}

/** Loads an address on a phone's page, with its processor and network applied. */
async function loadPage(browser: Browser, address: string, selectors: ReadySelectors): Promise<PageLoad> {
  const page = await browser.context.newPage();
  await markReady(page, selectors);
  await emulatePhone(page);
  await page.goto(address, { waitUntil: 'commit' });
  const usable = await timeToReady(page);
  const firstContent = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  );
  await page.close(); // it would go on drawing beside the next one
  return { firstContent, usable };
}

/** Loads each kind of page in a browser without a cache. */
async function measurePages(server: Fixture): Promise<Readonly<Record<PageKind, PageLoad>>> {
  const { match } = await new TestClient(server.url).openTable({ tableName: 'An invitation', players: 6 });
  return withTable(server, true, async ({ browser, address }) => {
    const table = await loadPage(browser, address, PAGES.table);
    const ended = await openEndedTable(server, browser.context);
    const loadCold = async (path: string, kind: PageKind): Promise<PageLoad> => {
      const visitor = await openBrowser(true);
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

const mapPages = (figureOf: (kind: PageKind) => number): Readonly<Record<PageKind, number>> => {
  const kinds = Object.keys(PAGES) as readonly PageKind[];
  return Object.fromEntries(kinds.map((kind) => [kind, figureOf(kind)])) as Record<PageKind, number>;
};

const measurePlayableWarm = (server: Fixture) =>
  withTable(server, true, async ({ browser, address }) => {
    const page = await openLobby(server, browser.context);
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
