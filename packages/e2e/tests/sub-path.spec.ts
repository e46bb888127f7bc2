import { test as base } from '@playwright/test';
import type { FireProxy } from '../src/fire-proxy';
import { fireProxy } from '../src/fire-proxy';
import { beginGame } from '../src/lobby';
import { oneDecision } from '../src/one-decision';
import { ServerProcess, freePort } from '../src/server-process';
import { expect } from '../src/test';

interface Fixtures {
  readonly below: FireProxy;
}

const test = base.extend<Fixtures>({
  below: async ({}, use) => {
    const port = await freePort();
    const server = await ServerProcess.open({
      PUBLIC_URL: `http://127.0.0.1:${port}/fire`,
      TRUSTED_PROXIES: '1',
    });
    const below = await fireProxy('/fire', port, () => server.url);
    await use(below);
    await below.close();
    await server.close();
  },
});

test('behind a proxy, below a path of its host: page, API, sockets, links and cookie stay there', async ({
  browser,
  below,
}) => {
  const somebody = async () => (await browser.newContext({ baseURL: `${below.url}/` })).newPage();
  const pages = [await somebody(), await somebody(), await somebody()] as const;
  const [anna] = pages;
  const link = await beginGame(pages);
  expect(link).toMatch(new RegExp(`^${below.url}/t/\\w{10}$`));
  await expect(anna).toHaveURL(link);
  const [cookie] = await anna.context().cookies(below.url);
  expect(cookie).toMatchObject({ name: 'guest', path: '/fire', httpOnly: true, sameSite: 'Lax' });
  await oneDecision(pages);
  await anna.reload();
  await expect(anna.getByTestId('stepper')).toBeVisible();
  await anna.goto('rules');
  await expect(anna.getByRole('heading', { level: 1 })).toBeVisible();
  // What stands in the page itself is seen before its scripts are here.
  const early = await (await browser.newContext({ baseURL: `${below.url}/`, locale: 'de-DE' })).newPage();
  await early.route('**/assets/index-*.js', (route) => route.abort());
  await early.goto('');
  await expect(early.getByText('Gegen drei Bots')).toBeVisible();
  await expect(early.getByText('Against three bots')).toBeHidden();
  await early.unroute('**/assets/index-*.js');
  await early.reload();
  await expect(early.getByTestId('play-now')).toBeVisible();
  await expect(early.locator('#first-sight')).toHaveCount(0);
  expect(below.asked.filter((path) => !/^\/fire(?:\/|$)/.test(path))).toEqual([]);
});
