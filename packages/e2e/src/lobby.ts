/** Steps through the lobby, as people take them. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface OpenTableOptions {
  readonly name: string;
  readonly seats: 3 | 4 | 5 | 6;
  readonly isPrivate?: boolean;
  readonly clock?: 'Per turn' | 'Days'; // with three days for each turn; left out: no clock
}

/** Opens a table from the front page. Resolves to its invite link once the waiting room is shown. */
export async function openTable(
  page: Page,
  { name, seats, isPrivate = false, clock }: OpenTableOptions,
): Promise<string> {
  await page.goto('./'); // relative, because the base may be a sub-path
  await page.getByTestId('player-name').fill(name);
  await page.getByRole('radio', { name: String(seats) }).click();
  if (isPrivate) {
    await page.getByTestId('table-rules').click();
    await page.getByRole('switch', { name: 'Private' }).click();
  }
  if (clock !== undefined) {
    await page.getByTestId('time-control').click();
    await page.getByRole('radio', { name: clock }).click();
    if (clock === 'Days')
      await page.getByRole('radiogroup', { name: 'Time', exact: true }).getByRole('radio').last().click();
  }
  await page.getByTestId('open-table').click();
  await expect(page.getByTestId('seat-0')).toContainText(name);
  return page.getByTestId('invite-link').inputValue();
}

/** Returns the list item of a player's table on the front page. */
export const lobbyRow = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ hasText: name });

/** Takes a seat in the waiting room that the page shows, and marks it as ready. */
export async function takeSeat(page: Page, name: string): Promise<void> {
  await page.getByTestId('player-name').fill(name);
  await page.getByTestId('join-table').click();
  await page.getByTestId('ready').click();
  await expect(page.getByTestId('not-ready')).toBeVisible();
}

/** Seats Ben and Clara at a table by its link, and marks them as ready. */
export async function seatOthers(link: string, pages: readonly Page[]): Promise<void> {
  for (const [index, page] of pages.entries()) {
    await page.goto(link);
    await takeSeat(page, index === 0 ? 'Ben' : 'Clara');
  }
}

/** Starts the game, as the host. */
export async function pressStart(page: Page): Promise<void> {
  await page.getByTestId('start-game').click();
}

/** Starts a game of two people and a bot. Resolves to the invite link once one of the two is to move. */
export async function startGame(pages: readonly [Page, Page]): Promise<string> {
  const [host, guest] = pages;
  const link = await openTable(host, { name: 'Anna', seats: 3 });
  await host.getByTestId('add-apprentice-2').click();
  await guest.goto(link);
  await takeSeat(guest, 'Ben');
  await pressStart(host);
  for (const page of pages)
    await expect(page.getByTestId('turn-progress')).toHaveAttribute('data-seat', /[01]/);
  return link;
}
