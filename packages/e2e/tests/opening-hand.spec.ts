import type { Page } from '@playwright/test';
import { edgeCasePosition } from '../src/positions';
import { readPage } from '../src/page-state';
import { test as positionTest } from '../src/position-test';
import { expect, test } from '../src/server-test';
import type { ApiTable } from '../src/api-table';

const NAMES = ['Anna', 'Ben', 'Clara'] as const;

/** Opens the pages of three players with newly dealt cards. Returns them by seat, with the first seat to move. */
async function openDealtPages(table: ApiTable): Promise<{ pages: readonly Page[]; first: number }> {
  const pages = [await table.openPage(0), await table.openPage(1), await table.openPage(2)];
  for (const page of pages) await expect(page.getByTestId('starting-hand')).toBeVisible();
  return { pages, first: table.activeSeat };
}

const pageOfSeat = (pages: readonly Page[], seat: number): Page => {
  const page = pages[seat % pages.length];
  if (page === undefined) throw new Error('Nobody sits there');
  return page;
};

test('all take up their cards in any order, and then read which player the table waits for', async ({
  apiTable,
}) => {
  const { pages, first } = await openDealtPages(await apiTable(1, true));
  const [one, two, three] = [
    pageOfSeat(pages, first),
    pageOfSeat(pages, first + 1),
    pageOfSeat(pages, first + 2),
  ];
  for (const page of pages) {
    await expect(page.getByTestId('starting-hand').getByRole('listitem')).toHaveCount(8); // five cards and three objectives
    await expect(page.getByTestId('announcer')).toContainText('Your cards are dealt. Have a look.');
    await expect(page.getByTestId('redeal')).toBeHidden();
  }
  await three.keyboard.press('Enter');
  await two.getByTestId('keep-hand').click();
  for (const page of [two, three]) {
    await expect(page.getByTestId('starting-hand')).toBeHidden();
    await expect(page.getByTestId('turn-prompt')).toContainText(`Waiting for ${NAMES[first] ?? ''}`);
    await expect(page.getByTestId('announcer')).toContainText(
      `Waiting for ${NAMES[first] ?? ''}, still looking at their cards.`,
    );
    expect(await readPage(page)).toMatchObject({ stateId: 0, step: 'redeal', seat: first });
  }
  await one.getByTestId('keep-hand').click();
  for (const page of pages) {
    await expect(page.getByTestId('turn-progress')).toHaveAttribute('data-step', 'band');
    await expect.poll(() => readPage(page)).toMatchObject({ stateId: 3, seat: first });
  }
});

test('a page that reloads before its turn asks again', async ({ apiTable }) => {
  const { pages, first } = await openDealtPages(await apiTable(1, true));
  const later = pageOfSeat(pages, first + 1);
  await later.getByTestId('keep-hand').click();
  await expect(later.getByTestId('starting-hand')).toBeHidden();
  await later.reload();
  await pageOfSeat(pages, first).getByTestId('keep-hand').click();
  await expect(later.getByTestId('turn-progress')).toHaveAttribute('data-seat', String((first + 1) % 3));
  await later.getByTestId('keep-hand').click();
  await expect(later.getByTestId('turn-progress')).toHaveAttribute('data-seat', String((first + 2) % 3));
});

positionTest(
  'five of a kind are shown when their turn comes, and the page asks about the new hand',
  async ({ page, openPosition }) => {
    const dealt = edgeCasePosition('turn 0 seat:2 redeal points:0', 'WWWWW').replace('start 0', 'start 2');
    const table = await openPosition(dealt, 0);
    await page.goto(table.address);
    await page.getByTestId('redeal').click();
    await expect(page.getByTestId('turn-prompt')).toContainText('then you show your hand and redraw');
    expect(await table.readStateId()).toBe(0);
    await table.play({ type: 'keep-hand' }); // the previous seat
    await expect.poll(async () => (await table.readState()).secret.redeals).toBe(1);
    await expect(page.getByTestId('log')).toContainText('showed five of a kind');
    await page.getByTestId('keep-hand').click();
    await expect(page.getByTestId('turn-prompt')).toContainText('Waiting for Ben');
    await expect.poll(async () => (await table.readState()).turn).toMatchObject({ seat: 1, step: 'redeal' });
  },
);
