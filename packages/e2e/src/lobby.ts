/** The ways through the lobby, as people take them. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export interface TableOptions {
  readonly name: string;
  readonly seats: 3 | 4 | 5 | 6;
  readonly isPrivate?: boolean;
  readonly clock?: 'Per turn'; // left out: none
}

/** Opens a table from the front page; resolves to its link once the waiting room is shown. */
export async function openTable(
  page: Page,
  { name, seats, isPrivate = false, clock }: TableOptions,
): Promise<string> {
  await page.goto('./'); // below the base, wherever that lies
  await page.getByTestId('name').fill(name);
  await page.getByRole('radio', { name: String(seats) }).click();
  if (isPrivate) {
    await page.getByTestId('table-rules').click();
    await page.getByRole('switch', { name: 'Private' }).click();
  }
  if (clock !== undefined) {
    await page.getByTestId('pace').click();
    await page.getByRole('radio', { name: clock }).click();
  }
  await page.getByTestId('open-table').click();
  await expect(page.getByTestId('seat-0')).toContainText(name);
  return page.getByTestId('invite-link').inputValue();
}

/** The row or tile of somebody's table on the front page. */
export const lobbyRow = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ hasText: name });

/** Takes a seat in the waiting room that the page shows, and is ready. */
export async function takeSeat(page: Page, name: string): Promise<void> {
  await page.getByTestId('name').fill(name);
  await page.getByTestId('sit').click();
  await page.getByTestId('ready').click();
  await expect(page.getByTestId('not-ready')).toBeVisible();
}

/** Ben and Clara come to a table by its link, sit down and are ready. */
export async function seatOthers(link: string, pages: readonly Page[]): Promise<void> {
  for (const [index, page] of pages.entries()) {
    await page.goto(link);
    await takeSeat(page, index === 0 ? 'Ben' : 'Clara');
  }
}

/** The host begins the game of those who sit there. */
export async function pressStart(page: Page): Promise<void> {
  await page.getByTestId('start').click();
}

/** Everybody takes up the cards, in whatever order; resolves when all see that the game goes on. */
export async function keepHands(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.getByTestId('keep-hand').click();
  for (const page of pages) await expect(page.getByTestId('stepper')).toHaveAttribute('data-step', 'band');
}

/** Three people at a table whose game has begun, by seat; all have taken up their cards. */
export async function startGame(pages: readonly [Page, Page, Page]): Promise<string> {
  const [host, ...others] = pages;
  const link = await openTable(host, { name: 'Anna', seats: 3 });
  await seatOthers(link, others);
  await pressStart(host);
  await keepHands(pages);
  return link;
}
