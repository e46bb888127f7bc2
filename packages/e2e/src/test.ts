/** Playwright's `test` with a server of its own for each test. */
import { test as base } from '@playwright/test';
import { ServerProcess } from './server-process';

export { expect } from '@playwright/test';

interface Fixtures {
  readonly server: ServerProcess;
}

export const test = base.extend<Fixtures>({
  server: async ({}, use) => {
    const server = await ServerProcess.open();
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(server.url),
});
