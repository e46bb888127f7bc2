import { test as base } from '@playwright/test';
import { freePort } from '@great-fire/testkit/free-port';
import { type SubPathProxy, startSubPathProxy } from '../src/sub-path-proxy';
import { startGame } from '../src/lobby';
import { playOneMove } from '../src/play-one-move';
import { RestartableServer } from '../src/restartable-server';
import { expect } from '../src/server-test';

interface Fixtures {
  readonly subPathProxy: SubPathProxy;
}

const test = base.extend<Fixtures>({
  subPathProxy: async ({}, use) => {
    const port = await freePort();
    const server = await RestartableServer.open({
      PUBLIC_URL: `http://127.0.0.1:${port}/fire`,
      TRUSTED_PROXIES: '1',
    });
    const subPathProxy = await startSubPathProxy('/fire', port, () => server.url);
    await use(subPathProxy);
    await subPathProxy.close();
    await server.close();
  },
});

test('behind a proxy, below a path of its host: page, API, sockets, links and cookie stay there', async ({
  browser,
  subPathProxy,
}) => {
  const openPage = async () => (await browser.newContext({ baseURL: `${subPathProxy.url}/` })).newPage();
  const pages = [await openPage(), await openPage(), await openPage()] as const;
  const [anna] = pages;
  const link = await startGame(pages);
  expect(link).toMatch(new RegExp(`^${subPathProxy.url}/t/\\w{10}$`));
  await expect(anna).toHaveURL(link);
  const [cookie] = await anna.context().cookies(subPathProxy.url);
  expect(cookie).toMatchObject({ name: 'session', path: '/fire', httpOnly: true, sameSite: 'Lax' });
  await playOneMove(pages);
  await anna.reload();
  await expect(anna.getByTestId('turn-progress')).toBeVisible();
  await anna.goto('rules');
  await expect(anna.getByRole('heading', { level: 1 })).toBeVisible();
  // The content of the HTML file is visible before the scripts are loaded.
  const early = await (
    await browser.newContext({ baseURL: `${subPathProxy.url}/`, locale: 'de-DE' })
  ).newPage();
  await early.route('**/assets/shared-*.js', (route) => route.abort());
  await early.goto('');
  await expect(early.getByText('Gegen Bots')).toBeVisible();
  await expect(early.getByText('Against bots')).toBeHidden();
  await early.unroute('**/assets/shared-*.js');
  await early.reload();
  await expect(early.getByTestId('play-now')).toBeVisible();
  await expect(early.locator('#splash')).toHaveCount(0);
  expect(subPathProxy.requestedPaths.filter((path) => !/^\/fire(?:\/|$)/.test(path))).toEqual([]);
});
