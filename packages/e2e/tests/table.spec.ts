import type { Page } from '@playwright/test';
import { SeededRandom } from '@great-fire/testkit/seeded-random';
import { clickOnMap } from '../src/map-click';
import { PagePlayer } from '../src/page-player';
import { readPage } from '../src/page-state';
import { expect, test } from '../src/server-test';
import type { ApiTable } from '../src/api-table';

interface TwoPages {
  readonly activePage: Page; // of the player to move
  readonly otherPage: Page; // of another player
  readonly both: readonly [Page, Page];
}

/** Opens the pages of two of three players, in a game that has just begun. */
async function openTwoPages(table: ApiTable): Promise<TwoPages> {
  const { turn } = await table.playUntil(() => true);
  const activePage = await table.openPage(turn.seat);
  const otherPage = await table.openPage((turn.seat + 1) % 3);
  const both = [activePage, otherPage] as const;
  for (const page of both) await expect(page.getByTestId('turn-progress')).toBeVisible();
  return { activePage, otherPage, both };
}

test('an illegal choice is refused with its rule, and changes nothing', async ({ apiTable }) => {
  const { activePage } = await openTwoPages(await apiTable(1));
  await expect(activePage.getByTestId('point')).toBeVisible(); // comes late
  const before = await readPage(activePage);
  await clickOnMap(activePage, 'district-pudding-lane');
  await expect(activePage.getByTestId('input-alert')).toContainText('Not in the green region.');
  await expect(activePage.getByTestId('input-alert')).toContainText('SET-10');
  await expect(activePage.getByTestId('confirm')).toBeDisabled();
  expect(await readPage(activePage)).toEqual(before);
});

test('only the player on turn can decide', async ({ apiTable }) => {
  const { activePage, otherPage } = await openTwoPages(await apiTable(1));
  expect((await readPage(activePage)).places.length).toBeGreaterThan(0);
  expect(await readPage(otherPage)).toMatchObject({ places: [], cards: [], targets: [], moveTargets: [] });
  await expect(otherPage.getByTestId('confirm')).toBeHidden();
});

test('all pages show a move, and a reloaded page keeps its seat', async ({ apiTable }) => {
  const { activePage, both } = await openTwoPages(await apiTable(1));
  const player = new PagePlayer('whoever begins', activePage, new SeededRandom(1));
  const before = await player.read();
  await player.act(before);
  for (const page of both) await expect(page.getByTestId('log')).toContainText('placed a trained band');
  await activePage.reload();
  await expect(activePage.getByLabel('My fire cards')).toBeVisible();
  expect((await readPage(activePage)).stateId).toBe(before.stateId + 1);
});

test('a page without its server returns by itself and shows the moves that it missed', async ({
  server,
  apiTable,
}) => {
  const { activePage, both } = await openTwoPages(await apiTable(1));
  await server.kill();
  for (const page of both) await expect(page.getByTestId('connection-reconnecting')).toBeVisible();
  await server.start();
  for (const page of both) await expect(page.getByTestId('connection-reconnecting')).toBeHidden();
  await new PagePlayer('whoever begins', activePage, new SeededRandom(2)).act(await readPage(activePage));
  for (const page of both) await expect(page.getByTestId('log')).toContainText('placed a trained band');
});
