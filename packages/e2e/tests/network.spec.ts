/** The connection of the page under hostile networks, clocks and privacy settings. */
import type { Locator, Page } from '@playwright/test';
import { openTable } from '../src/lobby';
import { expect, test as base } from '../src/server-test';

interface Fixtures {
  readonly freshPage: Page; // not shared, because the route of a WebSocket cannot be removed
}

const test = base.extend<Fixtures>({
  freshPage: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'en-GB' });
    await use(await context.newPage());
    await context.close();
  },
});

/** Counts the WebSockets of a page. `cut` makes the present ones silent. */
async function routeLines(page: Page): Promise<{ cut: () => void; count: () => number }> {
  const lines: { isCut: boolean }[] = [];
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const line = { isCut: false };
    lines.push(line);
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!line.isCut) server.send(message);
    });
    server.onMessage((message) => {
      if (!line.isCut) socket.send(message);
    });
  });
  return {
    cut: () => {
      for (const line of lines) line.isCut = true;
    },
    count: () => lines.length,
  };
}

/** Lets no WebSocket of a page through, like the proxy of a school. */
const blockWebSockets = (page: Page) =>
  page.routeWebSocket(/socket\.io/, (socket) => socket.close({ code: 1006 }).catch(() => undefined));

/** Lets the clock of a page run until an element has a text. */
const passSeconds = (element: Locator, text: string) =>
  expect
    .poll(async () => {
      await element.page().clock.runFor(1000);
      return (await element.count()) === 0 ? '' : element.first().innerText();
    })
    .toContain(text);

/** Refuses cookies and storage, as some privacy settings do. */
async function refuseCookies(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const { 'set-cookie': _, ...headers } = response.headers();
    await page.context().clearCookies(); // `fetch` of the route keeps the cookie
    await route.fulfill({ response, headers });
  });
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
  });
}

test('a line that died without a word is replaced in seconds after the page is visible again', async ({
  apiTable,
  freshPage: page,
}) => {
  const table = await apiTable(1);
  const lines = await routeLines(page);
  await table.logIn(0, page.context());
  await page.goto(table.address);
  const hasMonitor = page.waitForResponse(/connection-monitor/); // it loads once the page is idle
  await expect(page.getByTestId('turn-progress')).toBeVisible();
  await hasMonitor;
  lines.cut();
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return lines.count(); // a wake during an attempt starts another
    })
    .toBeGreaterThan(1);
  const seat = table.activeSeat;
  await table.playUntil(({ turn }) => turn.seat !== seat);
  await expect(page.getByTestId('turn-progress')).toHaveAttribute('data-seat', String(table.activeSeat));
});

test('a network that blocks WebSockets is named at a table and in the lobby, with ways out', async ({
  apiTable,
  freshPage: page,
}) => {
  const table = await apiTable(2);
  await blockWebSockets(page);
  await page.clock.install();
  await page.goto(table.address);
  await expect(page.getByTestId('loading-scene').getByText('Opening the table…')).toBeVisible();
  await passSeconds(page.getByRole('alert'), 'This network blocks WebSockets.');
  await expect(page.getByTestId('blocked-host-hint')).toContainText('Upgrade');
  await page.getByRole('main').getByRole('link', { name: 'Offline practice' }).click();
  await expect(page.getByTestId('start-practice-game')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('No open tables right now.')).toBeVisible();
  const banner = page.getByTestId('offline-banner');
  await passSeconds(banner, 'No live connection to the server.');
  await passSeconds(banner, 'This network blocks WebSockets.');
});

test('a browser that refuses cookies takes one seat, and says that it ends with the page', async ({
  newUser,
  freshPage: page,
}) => {
  const host = await newUser();
  const link = await openTable(host, { name: 'Host', seats: 4 });
  await refuseCookies(page);
  await page.goto(link);
  await page.getByTestId('player-name').fill('Zoe');
  await page.getByTestId('join-table').click();
  await page.getByTestId('ready').click();
  await expect(page.getByTestId('network-notice')).toContainText('until you close or reload this page');
  await expect(host.getByTestId('seat-1')).toContainText('Zoe');
  await expect(host.getByTestId('seat-2')).not.toContainText('Zoe');
  expect(await page.context().cookies()).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('every page says when the host stops the server, in its language, and that it no longer does', async ({
  newUser,
  server,
}) => {
  const [english, german] = [await newUser(), await newUser({ locale: 'de-DE' })];
  await openTable(english, { name: 'Host', seats: 3 });
  await german.goto('/');
  const notice = (page: Page) => page.getByTestId('network-notice');
  expect(await server.runAdmin('announce-maintenance', '30')).toContain('the server stops at');
  await expect(notice(english)).toHaveText(/^Maintenance \(\d.*\): this server stops for a while\./);
  await expect(notice(german)).toHaveText(/^Wartung \(\d.*\): Dieser Server hält/);
  await server.runAdmin('announce-maintenance', 'off');
  for (const page of [english, german]) await expect(notice(page)).toBeHidden();
});
