/** Playwright's `test` with a server of its own for each test, and people at browsers of their own. */
import { test as base } from '@playwright/test';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { Dice } from './dice';
import { ServerProcess } from './server-process';
import { WireTable } from './wire-table';

export { expect } from '@playwright/test';

interface Fixtures {
  readonly server: ServerProcess;
  readonly somebody: (device?: BrowserContextOptions) => Promise<Page>; // a browser with nothing in it yet
  readonly wireTable: (seed: number, isDealt?: boolean) => Promise<WireTable>; // three people who decide over the wire
}

export const test = base.extend<Fixtures>({
  server: async ({}, use) => {
    const server = await ServerProcess.open();
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(server.url),
  somebody: async ({ browser, baseURL, contextOptions }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (device) => {
      const context = await browser.newContext({ ...contextOptions, ...device, baseURL: baseURL ?? '' });
      opened.push(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
  wireTable: async ({ server }, use) => {
    const begun: WireTable[] = [];
    await use(async (seed, isDealt) => {
      const table = await WireTable.begin(server.url, { seats: 3 }, new Dice(seed), isDealt);
      begun.push(table);
      return table;
    });
    for (const table of begun) await table.close();
  },
});
