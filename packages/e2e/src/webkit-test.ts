/** Playwright's `test` with a server for each test, and a WebKitGTK for each user. */
import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { RestartableServer } from './restartable-server';
import { WebKitDesktop, WebKitSession } from './webkit-driver';
import { WebKitPage } from './webkit-page';

export { expect } from '@playwright/test';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Fixtures {
  readonly server: RestartableServer;
  readonly newUser: (size?: Size) => Promise<WebKitPage>;
}

interface WorkerFixtures {
  readonly desktop: WebKitDesktop;
}

const DESKTOP_SIZE: Size = { width: 1440, height: 900 };

export const test = base.extend<Fixtures, WorkerFixtures>({
  desktop: [
    async ({}, use) => {
      const desktop = await WebKitDesktop.open();
      await use(desktop);
      await desktop.close();
    },
    { scope: 'worker' },
  ],
  server: async ({}, use) => {
    const server = await RestartableServer.open();
    await use(server);
    await server.close();
  },
  newUser: async ({ desktop }, use, testInfo) => {
    const sessions: WebKitSession[] = [];
    const pages: WebKitPage[] = [];
    await use(async (size = DESKTOP_SIZE) => {
      const session = await WebKitSession.open(process.env['WEBKIT_DRIVER_PATH'] ?? '', desktop);
      sessions.push(session);
      testInfo.annotations.push({ type: 'browser', description: `webkitgtk ${session.version}` });
      const page = new WebKitPage(session);
      await page.resize(size);
      pages.push(page);
      return page;
    });
    const hasFailed = testInfo.status !== testInfo.expectedStatus;
    for (const [index, page] of pages.entries())
      if (hasFailed) await writeFile(testInfo.outputPath(`user-${index}.png`), await page.screenshot());
    for (const page of pages) expect(await page.readErrors()).toEqual([]);
    for (const session of sessions) await session.close();
  },
});
