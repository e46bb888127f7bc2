/** The page on a mid phone: lobby, table cold and after the lobby. */
import type { BrowserContext, Page } from '@playwright/test';
import { Guest } from '@great-fire/server/testing';
import { median } from '../print';
import { audit } from './audit';
import type { Audit } from './audit';
import { likeAPhone, openBrowser } from './browser';
import type { Browser } from './browser';
import { MINE, openSite, playedTable } from './game-table';
import type { Site } from './game-table';
import { notePlayable, playableAfter } from './playable';

const OPEN_TABLES = 12; // what a lobby shows on an evening
const MOVES = 40; // that the table has seen
const SEATS = [3, 4, 5, 6] as const;
const RUNS = 3;

export interface PageFigures {
  readonly lobby: Audit;
  readonly tableCold: Audit;
  readonly tableWarm: Audit; // after the lobby
  readonly playableCold: number; // ms, with processor and network slowed down, not simulated
  readonly playableWarm: number;
}

/** Measures all of it, one after the other. */
export async function measurePage(): Promise<PageFigures> {
  const site = await openSite();
  try {
    for (let place = 0; place < OPEN_TABLES; place += 1)
      await new Guest(site.url).open({
        tableName: `Table ${String(place)}`,
        seats: SEATS[place % SEATS.length] ?? 3,
      });
    const { lobby, tableCold, tableWarm } = await audits(site);
    return {
      lobby,
      tableCold,
      tableWarm,
      playableCold: median(await times(() => playableCold(site))),
      playableWarm: median(await times(() => playableWarm(site))),
    };
  } finally {
    await site.close();
  }
}

async function times(measure: () => Promise<number>): Promise<readonly number[]> {
  const all: number[] = [];
  for (let run = 0; run < RUNS; run += 1) all.push(await measure());
  return all;
}

/** A browser with a person at a table where they are awaited. */
async function withTable<T>(
  site: Site,
  isPhone: boolean,
  use: (at: { readonly browser: Browser; readonly address: string }) => Promise<T>,
): Promise<T> {
  const browser = await openBrowser(isPhone);
  try {
    const table = await playedTable(site, browser.context, MOVES);
    await table.makeKnown(MINE, browser.context);
    const figure = await use({ browser, address: table.address });
    table.close();
    return figure;
  } finally {
    await browser.close();
  }
}

const audits = (site: Site) =>
  withTable(site, false, async ({ browser, address }) => {
    const lobby = await audit(browser, { url: `${site.url}/`, runs: RUNS });
    const tableCold = await audit(browser, { url: address, runs: RUNS });
    await (await atLobby(site, browser.context)).close();
    return { lobby, tableCold, tableWarm: await audit(browser, { url: address, runs: RUNS, isWarm: true }) };
  });

const playableCold = (site: Site) =>
  withTable(site, true, async ({ browser, address }) => {
    const page = await browser.context.newPage();
    await notePlayable(page);
    await likeAPhone(page);
    await page.goto(address, { waitUntil: 'commit' });
    return playableAfter(page);
  });

const playableWarm = (site: Site) =>
  withTable(site, true, async ({ browser, address }) => {
    const page = await atLobby(site, browser.context);
    await notePlayable(page);
    await likeAPhone(page);
    await page.evaluate(() => {
      addEventListener('click', () => performance.mark('pressed'), { capture: true });
    });
    await page
      .locator(`a[href="${new URL(address).pathname}"]`)
      .first()
      .tap();
    return playableAfter(page, 'pressed');
  });

/** The lobby, once it has fetched ahead what it will. */
async function atLobby({ url }: Site, context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('a[href^="/t/"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return page;
}
