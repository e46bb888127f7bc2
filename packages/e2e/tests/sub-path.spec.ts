import { test as base } from '@playwright/test';
import { Dice } from '../src/dice';
import type { FireProxy } from '../src/fire-proxy';
import { fireProxy } from '../src/fire-proxy';
import { beginGame } from '../src/lobby';
import { Player } from '../src/player';
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
    below.close();
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
  const players = pages.map((page, seat) => new Player(`seat ${seat}`, page, new Dice(seat)));
  const { seat, stateId } = (await players[0]?.look()) ?? { seat: null, stateId: 0 };
  const player = players[seat ?? -1];
  if (player === undefined) throw new Error('Nobody is awaited');
  await player.decide(await player.look());
  for (const other of players) await other.sees(stateId + 1);
  await anna.reload();
  await expect(anna.getByTestId('stepper')).toBeVisible();
  await anna.goto('rules');
  await expect(anna.getByRole('heading', { level: 1 })).toBeVisible();
  expect(below.asked.filter((path) => !/^\/fire(?:\/|$)/.test(path))).toEqual([]);
});
