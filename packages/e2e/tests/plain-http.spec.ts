import { openTable, seatOthers, pressStart } from '../src/lobby';
import { playOneMove } from '../src/play-one-move';
import { expect, test } from '../src/server-test';

// Like an address in a local network, a host name other than localhost is not a secure context over HTTP.
const HOST = 'great-fire.local'; // resolved by Chromium, see playwright.config.ts

test('a game on plain http, as on a local network', async ({ browser, server }) => {
  const baseURL = server.url.replace('127.0.0.1', HOST);
  const openPage = async () => (await browser.newContext({ baseURL })).newPage();
  const pages = [await openPage(), await openPage(), await openPage()] as const;
  const [anna, ben, clara] = pages;
  const link = await openTable(anna, { name: 'Anna', seats: 3 });
  expect(await anna.evaluate(() => isSecureContext)).toBe(false);
  await anna.getByText('Copy link').click();
  await expect(anna.getByText(/^(Copied|Select the link and copy it\.)$/)).toBeVisible();
  await seatOthers(link, [ben, clara]);
  await pressStart(anna);
  await expect(anna.getByTestId('turn-progress')).toBeVisible();
  await playOneMove(pages);
});
