/** The ways through the lobby, as people take them. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Opens a table from the front page; resolves to its link once the waiting room is shown. */
export async function openTable(
  page: Page,
  { name, seats }: { name: string; seats: number },
): Promise<string> {
  await page.goto('/');
  await page.getByTestId('name').fill(name);
  await page.getByRole('radio', { name: String(seats) }).click();
  await page.getByTestId('open-table').click();
  await expect(page.getByTestId('seat-0')).toContainText(name);
  return page.getByTestId('invite-link').inputValue();
}

/** Takes a seat in the waiting room that the page shows. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByTestId('name').fill(name);
  await page.getByTestId('sit').click();
}
