import type { Page } from '@playwright/test';
import { tabTo } from '../src/keyboard-input';
import { openTable } from '../src/lobby';
import { expect, test } from '../src/server-test';

/** Returns whether the map shows all of the focused element. */
const isFocusOnMapInSight = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement?.getBoundingClientRect();
    const map = document.querySelector('main')?.getBoundingClientRect();
    if (focused === undefined || map === undefined) return false;
    return (
      focused.left >= map.left &&
      focused.right <= map.right &&
      focused.top >= map.top &&
      focused.bottom <= map.bottom
    );
  });

test('a map larger than its window scrolls to the district that a key leads to', async ({ apiTable }) => {
  const table = await apiTable(6);
  const page = await table.openPage(null, { viewport: { width: 700, height: 700 } });
  await expect(page.getByTestId('turn-progress')).toBeVisible();
  await page.keyboard.press('m');
  for (const key of [
    'ArrowRight',
    'ArrowRight',
    'ArrowUp',
    'ArrowLeft',
    'ArrowLeft',
    'ArrowLeft',
    'ArrowDown',
  ]) {
    await page.keyboard.press(key);
    await expect.poll(() => isFocusOnMapInSight(page), `after ${key}`).toBe(true);
  }
});

test('notices can be set by keys alone, and each way back returns the focus', async ({ page }) => {
  await openTable(page, { name: 'Anna', seats: 3 });
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'notification-settings');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await expect(page.getByTestId('quiet-hours')).toBeVisible();
  await tabTo(page, 'quiet-hours');
  await page.keyboard.press('Space');
  await tabTo(page, 'quiet-hours-from');
  await tabTo(page, 'webhook-url');
  await page.getByRole('button', { name: 'Back to settings' }).press('Enter');
  await expect(page.getByTestId('notification-settings')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
});
