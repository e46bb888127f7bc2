/** Playwright's `test` with a server of its own for each test, and people at browsers of their own. */
import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ServerProcess } from './server-process';

export { expect } from '@playwright/test';

interface Fixtures {
  readonly server: ServerProcess;
  readonly somebody: () => Promise<Page>; // a browser with nothing in it yet
}

export const test = base.extend<Fixtures>({
  server: async ({}, use) => {
    const server = await ServerProcess.open();
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(server.url),
  somebody: async ({ browser, baseURL }, use) => {
    await use(async () => (await browser.newContext({ baseURL: baseURL ?? '' })).newPage());
  },
});
