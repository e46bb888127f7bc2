import type { Page } from '@playwright/test';
import { Dice } from '../src/dice';
import { pressOnMap } from '../src/map-press';
import { Player } from '../src/player';
import { look } from '../src/sight';
import { expect, test } from '../src/test';
import type { WireTable } from '../src/wire-table';

interface AtTable {
  readonly awaited: Page; // of the player on turn
  readonly other: Page; // of another seat
  readonly both: readonly [Page, Page];
}

/** Two of three players open their table, in a game that has just begun. */
async function twoOf(table: WireTable): Promise<AtTable> {
  const { turn } = await table.playUntil(() => true);
  const awaited = await table.pageOf(turn.seat);
  const other = await table.pageOf((turn.seat + 1) % 3);
  const both = [awaited, other] as const;
  for (const page of both) await expect(page.getByTestId('stepper')).toBeVisible();
  return { awaited, other, both };
}

test('an illegal choice is refused with its rule, and changes nothing', async ({ wireTable }) => {
  const { awaited } = await twoOf(await wireTable(1));
  const before = await look(awaited);
  await pressOnMap(awaited, 'district-pudding-lane');
  await expect(awaited.getByTestId('notice')).toContainText('Not in the green region.');
  await expect(awaited.getByTestId('notice')).toContainText('SET-10');
  await expect(awaited.getByTestId('confirm')).toBeDisabled();
  expect(await look(awaited)).toEqual(before);
});

test('only the player on turn can decide', async ({ wireTable }) => {
  const { awaited, other } = await twoOf(await wireTable(1));
  expect((await look(awaited)).places.length).toBeGreaterThan(0);
  expect(await look(other)).toMatchObject({ places: [], cards: [], targets: [], walks: [] });
  await expect(other.getByTestId('confirm')).toBeHidden();
});

test('all pages show a move, and a reloaded page keeps its seat', async ({ wireTable }) => {
  const { awaited, both } = await twoOf(await wireTable(1));
  const player = new Player('whoever begins', awaited, new Dice(1));
  const before = await player.look();
  await player.decide(before);
  for (const page of both) await expect(page.getByTestId('log')).toContainText('placed a trained band');
  await awaited.reload();
  await expect(awaited.getByLabel('My fire cards')).toBeVisible();
  expect((await look(awaited)).stateId).toBe(before.stateId + 1);
});

test('a page without its server returns by itself and shows the moves that it missed', async ({
  server,
  wireTable,
}) => {
  const { awaited, both } = await twoOf(await wireTable(1));
  await server.killHard();
  for (const page of both) await expect(page.getByTestId('line-cut')).toBeVisible();
  await server.start();
  for (const page of both) await expect(page.getByTestId('line-cut')).toBeHidden();
  await new Player('whoever begins', awaited, new Dice(2)).decide(await look(awaited));
  for (const page of both) await expect(page.getByTestId('log')).toContainText('placed a trained band');
});

test('players read the lines of others', async ({ wireTable }) => {
  const { awaited: anna, other: ben, both } = await twoOf(await wireTable(1));
  for (const page of both) await page.getByTestId('tab-chat').click();
  await anna.getByTestId('chat-text').fill('Mind the <b>bakery</b>!');
  await anna.getByTestId('chat-send').click();
  await expect(ben.getByText('Mind the <b>bakery</b>!')).toBeVisible();
});
