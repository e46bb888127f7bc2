/** Measures page loads on a mid-range phone: the lobby, and a table with cold and warm cache. */
import type { BrowserContext, Page } from '@playwright/test';
import { TestClient } from '@great-fire/server/testing';
import { median } from '@great-fire/testkit/statistics';
import { runLighthouse, type LighthouseResult } from '../page/lighthouse';
import { emulatePhone, openBrowser, type Browser } from '../page/browser';
import { BROWSER_SEAT, startServer, openTableAfterMoves, type Fixture } from '../page/fixture';
import { markPlayable, timeToPlayable } from '../page/time-to-playable';

const OPEN_TABLES = 12; // tables in the lobby of a typical evening
const MOVES = 40; // moves already played at the table
const SEATS = [3, 4, 5, 6] as const;
const RUNS = 3;

export interface PageLoadResult {
  readonly lobby: LighthouseResult;
  readonly tableCold: LighthouseResult;
  readonly tableWarm: LighthouseResult; // after a visit to the lobby
  readonly playableCold: number; // ms, with applied instead of simulated throttling
  readonly playableWarm: number;
}

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
    return {
      lobby,
      tableCold,
      tableWarm,
      playableCold: median(await repeatRuns(() => measurePlayableCold(server))),
      playableWarm: median(await repeatRuns(() => measurePlayableWarm(server))),
    };
  } finally {
    await server.close();
  }
}

async function repeatRuns(measure: () => Promise<number>): Promise<readonly number[]> {
  const all: number[] = [];
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

const measurePlayableCold = (server: Fixture) =>
  withTable(server, true, async ({ browser, address }) => {
    const page = await browser.context.newPage();
    await markPlayable(page);
    await emulatePhone(page);
    await page.goto(address, { waitUntil: 'commit' });
    return timeToPlayable(page);
  });

const measurePlayableWarm = (server: Fixture) =>
  withTable(server, true, async ({ browser, address }) => {
    const page = await openLobby(server, browser.context);
    await markPlayable(page);
    await emulatePhone(page);
    await page.evaluate(() => {
      addEventListener('click', () => performance.mark('pressed'), { capture: true });
    });
    await page
      .locator(`a[href="${new URL(address).pathname}"]`)
      .first()
      .tap();
    return timeToPlayable(page, 'pressed');
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
