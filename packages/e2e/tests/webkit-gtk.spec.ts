/** The main job in the WebKitGTK of the system. Where Playwright's own WebKit runs, the other tests run in that. */
import { SeededRandom } from '@great-fire/testkit/seeded-random';
import { ApiTable } from '../src/api-table';
import { mouse } from '../src/input';
import { getFocusedTestId, keyboard } from '../src/keyboard-input';
import { PagePlayer } from '../src/page-player';
import { PlayedTable, readScoreRows } from '../src/played-table';
import type { WebKitPage } from '../src/webkit-page';
import { expect, test } from '../src/webkit-test';

const NAMES = ['Anna', 'Ben', 'Clara'] as const;
const PHONE = { width: 390, height: 844 } as const;
const KILL_TURN = 6;
const API_FROM_TURN = 9;

const openNoPage = () => Promise.reject(new Error('The players of this table have pages'));

async function takeSeat(page: WebKitPage, name: string): Promise<void> {
  await page.getByTestId('join-table').waitFor(); // until then the page may show the lobby, which asks for a name too
  await page.getByTestId('player-name').fill(name);
  await page.getByTestId('join-table').click();
  await page.getByTestId('ready').click();
  await page.getByTestId('not-ready').waitFor();
}

test('a whole game by mouse, keyboard and on a narrow page survives a kill of its server', async ({
  newUser,
  server,
}) => {
  const [first, second, third] = [await newUser(), await newUser(), await newUser(PHONE)];
  const pages = [first, second, third];

  await first.goto(server.url);
  await first.getByTestId('player-name').fill(NAMES[0]);
  await first.locator('[role="radiogroup"] label:has([value="3"])').click();
  await first.getByTestId('open-table').click();
  await first.getByTestId('seat-0').waitFor();
  const link = await first.getByTestId('invite-link').inputValue();
  await second.goto(link);
  await takeSeat(second, NAMES[1]);
  await third.goto(server.url);
  await third.locator('li a[href^="/t/"]').click();
  await takeSeat(third, NAMES[2]);
  await first.getByTestId('start-game').click();

  const inputs = [mouse(first), keyboard(second), mouse(third)];
  const player = (page: WebKitPage, seat: number) =>
    new PagePlayer(NAMES[seat] ?? '', page, new SeededRandom(seat), inputs[seat]);
  const players = [player(first, 0), player(second, 1), player(third, 2)] as const;
  for (const page of pages) await page.getByTestId('turn-progress').waitFor();

  const table = new PlayedTable(players, async ({ page }) => {
    if (page === second) await expect.poll(() => getFocusedTestId(second)).not.toBe('body');
  });

  await table.playUntilTurn(KILL_TURN);
  await server.kill();
  for (const page of pages) await page.getByTestId('connection-reconnecting').waitFor();
  await server.start();
  for (const page of pages) await page.getByTestId('connection-reconnecting').waitFor({ state: 'hidden' });
  await table.playUntilTurn(API_FROM_TURN);

  const cookies = await Promise.all(pages.map(async (page) => (await page.readCookie('session')) ?? ''));
  const apiTable = await ApiTable.adopt(link, openNoPage, cookies, new SeededRandom(3));
  await table.playToEnd(apiTable);

  const ledgers: string[] = [];
  for (const page of pages) {
    await page.getByTestId('scoring').waitFor();
    ledgers.push((await readScoreRows(page)).join('\n'));
  }
  expect(new Set(ledgers).size).toBe(1);
  const { width } = third.viewportSize() ?? { width: 0 };
  expect(await third.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

  await first.getByTestId('replay-link').click();
  await first.getByTestId('replay-slider').waitFor();
  expect(await first.getByTestId('replay-slider').inputValue()).toBe('0');
  await first.keyboard.press('ArrowRight');
  await expect.poll(() => first.getByTestId('replay-slider').inputValue()).toBe('1');
});
