import { Dice } from '../src/dice';
import { openTable, sitDown } from '../src/lobby';
import { Player } from '../src/player';
import { expect, test } from '../src/test';

// A name that is not the machine's own is no secure context, just as an address on a local network is none.
const HOST = 'great-fire.test'; // playwright.config.ts tells Chromium where it is

test('a game on plain http, as on a local network', async ({ browser, server }) => {
  const baseURL = server.url.replace('127.0.0.1', HOST);
  const somebody = async () => (await browser.newContext({ baseURL })).newPage();
  const pages = [await somebody(), await somebody(), await somebody()] as const;
  const [anna, ben, clara] = pages;
  const link = await openTable(anna, { name: 'Anna', seats: 3 });
  expect(await anna.evaluate(() => isSecureContext)).toBe(false);
  await anna.getByText('Copy the link').click();
  await expect(anna.getByText(/^(Copied|Select the link and copy it\.)$/)).toBeVisible();
  for (const [page, name] of [
    [ben, 'Ben'],
    [clara, 'Clara'],
  ] as const) {
    await page.goto(link);
    await sitDown(page, name);
  }
  await expect(anna.getByTestId('stepper')).toBeVisible();
  const players = pages.map((page, seat) => new Player(`seat ${seat}`, page, new Dice(seat)));
  const { seat, stateId } = (await players[0]?.look()) ?? { seat: null, stateId: 0 };
  const player = players[seat ?? -1];
  if (player === undefined) throw new Error('Nobody is awaited');
  await player.decide(await player.look());
  for (const other of players) await other.sees(stateId + 1);
});
