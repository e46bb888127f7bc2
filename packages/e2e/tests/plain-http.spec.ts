import { openTable, pressStart, takeSeat } from '../src/lobby';
import { playOneMove } from '../src/play-one-move';
import { expect, test } from '../src/server-test';

// Like an address in a local network, a host name other than localhost is not a secure context over HTTP.
const HOST = 'great-fire.local'; // resolved by Chromium, see playwright.config.ts

test('a game on plain http, as on a local network', async ({ newUser, server }) => {
  const baseURL = server.url.replace('127.0.0.1', HOST);
  const pages = [await newUser({ baseURL }), await newUser({ baseURL })] as const;
  const [anna, ben] = pages;
  const link = await openTable(anna, { name: 'Anna', seats: 3 });
  expect(await anna.evaluate(() => isSecureContext)).toBe(false);
  await anna.getByText('Copy link').click();
  await expect(anna.getByText(/^(Copied|Select the link and copy it\.)$/)).toBeVisible();
  await anna.getByTestId('add-apprentice-2').click();
  await ben.goto(link);
  await takeSeat(ben, 'Ben');
  await pressStart(anna);
  for (const page of pages)
    await expect(page.getByTestId('turn-progress')).toHaveAttribute('data-seat', /[01]/); // a bot before them has played
  await playOneMove(pages);
});
