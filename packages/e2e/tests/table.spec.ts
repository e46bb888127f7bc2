import type { Page } from '@playwright/test';
import { Dice } from '../src/dice';
import { beginGame } from '../src/lobby';
import { pressOnMap } from '../src/map-press';
import { Player } from '../src/player';
import { look } from '../src/sight';
import { expect, test } from '../src/test';

type Three = readonly [Page, Page, Page];

async function threeAtTable(somebody: () => Promise<Page>): Promise<Three> {
  const pages: Three = [await somebody(), await somebody(), await somebody()];
  await beginGame(pages);
  return pages;
}

/** The page of whose decision is awaited, and one of another seat. */
async function awaitedOf(pages: Three): Promise<{ readonly awaited: Page; readonly other: Page }> {
  const { seat } = await look(pages[0]);
  const awaited = pages.find((_, index) => index === seat);
  const other = pages.find((_, index) => index !== seat);
  if (awaited === undefined || other === undefined) throw new Error('Nobody is awaited');
  return { awaited, other };
}

test('what the rules do not allow is refused with the rule, and changes nothing', async ({ somebody }) => {
  const { awaited } = await awaitedOf(await threeAtTable(somebody));
  const before = await look(awaited);
  await pressOnMap(awaited, 'district-pudding-lane');
  await expect(awaited.getByTestId('notice')).toContainText('Not in the green region.');
  await expect(awaited.getByTestId('notice')).toContainText('SET-10');
  await expect(awaited.getByTestId('confirm')).toBeDisabled();
  expect(await look(awaited)).toEqual(before);
});

test('only who is awaited can decide', async ({ somebody }) => {
  const { awaited, other } = await awaitedOf(await threeAtTable(somebody));
  expect((await look(awaited)).places.length).toBeGreaterThan(0);
  expect(await look(other)).toMatchObject({ places: [], cards: [], targets: [], walks: [] });
  await expect(other.getByTestId('confirm')).toBeHidden();
});

test('a move is seen by everybody, and a reloaded page keeps its seat', async ({ somebody }) => {
  const pages = await threeAtTable(somebody);
  const { awaited } = await awaitedOf(pages);
  const player = new Player('whoever begins', awaited, new Dice(1));
  const before = await player.look();
  await player.decide(before);
  for (const page of pages) await expect(page.getByTestId('log')).toContainText('placed a trained band');
  await awaited.reload();
  await expect(awaited.getByLabel('My fire cards')).toBeVisible();
  expect((await look(awaited)).stateId).toBe(before.stateId + 1);
});

test('a page that was cut off comes back by itself and shows what it missed', async ({
  somebody,
  server,
}) => {
  const pages = await threeAtTable(somebody);
  await server.killHard();
  for (const page of pages) await expect(page.getByTestId('line-cut')).toBeVisible();
  await server.start();
  for (const page of pages) await expect(page.getByTestId('line-cut')).toBeHidden();
  const { awaited } = await awaitedOf(pages);
  await new Player('whoever begins', awaited, new Dice(2)).decide(await look(awaited));
  for (const page of pages) await expect(page.getByTestId('log')).toContainText('placed a trained band');
});

test('what players say, players read', async ({ somebody }) => {
  const [anna, ben] = await threeAtTable(somebody);
  for (const page of [anna, ben]) await page.getByTestId('tab-chat').click();
  await anna.getByTestId('chat-text').fill('Mind the <b>bakery</b>!');
  await anna.getByTestId('chat-send').click();
  await expect(ben.getByText('Mind the <b>bakery</b>!')).toBeVisible();
});
