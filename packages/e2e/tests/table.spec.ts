import { SeededRandom } from '@great-fire/testkit/seeded-random';
import { clickOnMap } from '../src/map-click';
import { PagePlayer } from '../src/page-player';
import { readPage } from '../src/page-state';
import { expect, test } from '../src/server-test';

test('only the player on turn decides, by the rules, all pages show it, and return after their server', async ({
  apiTable,
  server,
}) => {
  const table = await apiTable(1);
  const { turn } = await table.playUntil(() => true);
  const activePage = await table.openPage(turn.seat);
  const otherPage = await table.openPage((turn.seat + 1) % 3);
  const both = [activePage, otherPage] as const;
  for (const page of both) await expect(page.getByTestId('turn-progress')).toBeVisible();
  expect((await readPage(activePage)).places.length).toBeGreaterThan(0);
  expect(await readPage(otherPage)).toMatchObject({ places: [], cards: [], targets: [], moveTargets: [] });
  await expect(otherPage.getByTestId('confirm')).toBeHidden();

  // An illegal choice is refused with its rule, and changes nothing.
  await expect(activePage.getByTestId('point')).toBeVisible(); // comes late
  const before = await readPage(activePage);
  await clickOnMap(activePage, 'district-pudding-lane');
  await expect(activePage.getByTestId('input-alert')).toContainText('Not in the green region.');
  await expect(activePage.getByTestId('input-alert')).toContainText('SET-10');
  await expect(activePage.getByTestId('confirm')).toBeDisabled();
  expect(await readPage(activePage)).toEqual(before);

  // A reloaded page keeps its seat.
  await activePage.reload();
  await expect(activePage.getByLabel('My fire cards')).toBeVisible();
  await expect(activePage.getByTestId('point')).toBeVisible();
  expect(await readPage(activePage)).toEqual(before);

  // Pages without their server return by themselves.
  await server.kill();
  for (const page of both) await expect(page.getByTestId('connection-reconnecting')).toBeVisible();
  await server.start();
  for (const page of both) await expect(page.getByTestId('connection-reconnecting')).toBeHidden();
  await new PagePlayer('whoever begins', activePage, new SeededRandom(2)).act(await readPage(activePage));
  for (const page of both) await expect(page.getByTestId('log')).toContainText('placed a trained band');
  expect((await readPage(activePage)).stateId).toBe(before.stateId + 1);
});
