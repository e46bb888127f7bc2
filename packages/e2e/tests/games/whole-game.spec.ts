import { readFile } from 'node:fs/promises';
import type { PlayerView } from '@great-fire/game';
import { readRecord, formatVerdict, verifyText } from '@great-fire/game/record';
import type { Page } from '@playwright/test';
import { SeededRandom } from '@great-fire/testkit/seeded-random';
import { touch, mouse } from '../../src/input';
import { getFocusedTestId, keyboard } from '../../src/keyboard-input';
import { openTable, takeSeat, pressStart, lobbyRow } from '../../src/lobby';
import { PagePlayer } from '../../src/page-player';
import { seedBrowserCrypto } from '../../src/seed-browser-crypto';
import { PlayedTable, readScoreRows } from '../../src/played-table';
import { expect, test } from '../../src/server-test';
import { ApiTable } from '../../src/api-table';

const NAMES = ['Anna', 'Ben', 'Clara'] as const;
const KILL_TURN = 10;
const API_FROM_TURN = 13;
const KEYBOARD_SEAT = 1; // seat number
const PHONE_WIDTH = 390; // pixels
const PHONE = { viewport: { width: PHONE_WIDTH, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Marks a page, so that the test notices a reload. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-same-document'));

const LATE_PARTS = ['turn-notifier', 'table-effects'];

/** Waits until a table has loaded its late parts with all their imports, some seconds after its first paint. */
async function waitForLateParts(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // loads the notifier at once
  for (const part of LATE_PARTS) {
    const script = await page.waitForFunction(
      (start) =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .find((name) => name.includes(`/${start}`) && name.endsWith('.js')),
      part,
    );
    // As text, because the test runner compiles an import in a function.
    await page.evaluate(`import(${JSON.stringify(await script.jsonValue())}).then(() => undefined)`);
  }
}

/** Returns the session cookie of this browser's guest. */
async function getGuestCookie(page: Page): Promise<string> {
  const guest = (await page.context().cookies()).find(({ name }) => name === 'session');
  if (guest === undefined) throw new Error('The page is nobody’s');
  return guest.value;
}

/** Starts to record pointer events. Resolves to a function that returns the type of the first one, if any. */
async function recordPointerEvents(page: Page): Promise<() => Promise<string | undefined>> {
  await page.evaluate(() => {
    const record = ({ type }: Event) => (document.documentElement.dataset['firstPointerEvent'] ??= type);
    for (const type of ['pointerdown', 'pointermove', 'mousedown', 'touchstart', 'wheel']) {
      window.addEventListener(type, record, { capture: true });
    }
  });
  return () => page.evaluate(() => document.documentElement.dataset['firstPointerEvent']);
}

test('a game by mouse, finger and keyboard before a spectator survives a kill of its server', async ({
  newUser,
  server,
}) => {
  const [first, second, third] = [await newUser(), await newUser(), await newUser(PHONE)];
  for (const [seat, page] of [first, second, third].entries()) await seedBrowserCrypto(page, seat);

  const link = await openTable(first, { name: NAMES[0], seats: 3 });
  await second.goto(link);
  await takeSeat(second, NAMES[1]);
  await third.goto('/');
  await lobbyRow(third, NAMES[0]).locator('a[href^="/t/"]').click();
  await takeSeat(third, NAMES[2]);
  await pressStart(first);

  const inputs = [mouse(first), keyboard(second), touch(third)];
  const player = (page: Page, seat: number) =>
    new PagePlayer(NAMES[seat] ?? '', page, new SeededRandom(seat), inputs[seat]);
  const players = [player(first, 0), player(second, 1), player(third, 2)] as const;
  const pages: Page[] = [];
  const isAtTable = async (page: Page) => {
    await expect(page.getByTestId('turn-progress')).toBeVisible();
    await mark(page);
    pages.push(page);
  };
  for (const page of [first, second, third]) await isAtTable(page);
  const spectator = await newUser(); // joins late, because each page draws every move
  const pointed = await recordPointerEvents(second);
  const steps = new Set<string | null>(); // made by keyboard
  await second.keyboard.press('Tab');

  const table = new PlayedTable(players, async ({ page }, { step }) => {
    if (page !== second) return;
    steps.add(step);
    await expect.poll(() => getFocusedTestId(second), `focus after ${step}`).not.toBe('body');
  });

  await table.playUntilTurn(KILL_TURN);
  await spectator.goto('/');
  await lobbyRow(spectator, NAMES[0]).locator('a[href^="/t/"]').click();
  await isAtTable(spectator);
  // A browser never loads a script again whose import failed, so that such a part is missing until a reload.
  for (const page of pages) await waitForLateParts(page);
  await server.kill();
  for (const page of pages) await expect(page.getByTestId('connection-reconnecting')).toBeVisible();
  // A move without a server: the page sends it once the server is back.
  const absent = await table.playerToMove();
  await Promise.all([absent.act(await absent.read()), server.start()]);
  for (const page of pages) await expect(page.getByTestId('connection-reconnecting')).toBeHidden();
  await table.playUntilTurn(API_FROM_TURN);

  const cookies = await Promise.all([first, second, third].map(getGuestCookie));
  const apiTable = await ApiTable.adopt(link, newUser, cookies, new SeededRandom(3));
  const isNewByKeyboard = ({ turn }: PlayerView) => turn.seat === KEYBOARD_SEAT && !steps.has(turn.step);
  await table.playToEnd(apiTable, isNewByKeyboard);

  const ledgers: string[] = [];
  for (const page of pages) {
    await expect(page.getByTestId('scoring')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    ledgers.push((await readScoreRows(page)).join('\n'));
  }
  expect(new Set(ledgers).size).toBe(1);
  expect(await third.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE_WIDTH);
  expect([...steps]).toEqual(expect.arrayContaining(['act', 'band', 'intensify', 'pawn', 'spread']));
  expect(await pointed()).toBeUndefined();

  const [download] = await Promise.all([
    spectator.waitForEvent('download'),
    spectator.getByTestId('download-record').click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(formatVerdict(verifyText(text))).toBe('ok');
  const read = readRecord(text);
  if (!read.ok) throw new Error(read.why);
  expect(read.record.players.map(({ name }) => name)).toEqual(NAMES);
  for (const { seat, total } of read.record.result.scores) {
    await expect(first.getByTestId(`total-${seat}`)).toHaveText(String(total));
  }
});
