import type { Page } from '@playwright/test';
import { expect, test } from '../src/server-test';

const openSettings = (page: Page) => page.getByRole('button', { name: /^(Settings|Einstellungen)$/ }).click();

/**
 * Resolves once the browser has left the history entry of a closed dialog, which it does some time after the dialog has
 * gone. A reload before that is aborted.
 */
async function layerLeft(page: Page): Promise<void> {
  await page.waitForFunction(() => (history.state as { layer?: string } | null)?.layer === undefined);
}

test.describe('in a German browser', () => {
  test.use({ locale: 'de-AT' });

  test('the page is German from the start, and fetches no other language', async ({ page }) => {
    const fetched: string[] = [];
    page.on('response', (response) => fetched.push(response.url()));
    await page.goto('/');
    await expect(page.getByTestId('open-table')).toHaveText('Tisch eröffnen');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await openSettings(page); // loaded together with their texts
    await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible();
    const texts = await Promise.all(
      fetched
        .filter((url) => url.endsWith('.js'))
        .map((url) => page.request.get(url).then((answer) => answer.text())),
    );
    expect(texts.some((text) => text.includes('Tisch eröffnen'))).toBe(true);
    expect(texts.some((text) => text.includes('Create a table'))).toBe(false);
  });
});

test('the language is changed without a reload, and kept for the next visit', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('player-name').fill('Odile');
  await openSettings(page);
  await page.getByTestId('language').selectOption('fr');
  await expect(page.getByRole('heading', { name: 'Réglages' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('player-name')).toHaveValue('Odile');
  await layerLeft(page);
  await page.reload();
  await expect(page.getByTestId('open-table')).toHaveText('Créer une table');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('day, night and motion follow the system until one is chosen, which is kept', async ({ page }) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(html).toHaveAttribute('data-theme', 'night');
  await openSettings(page);
  await page.getByRole('radio', { name: 'Day' }).click();
  await expect(html).toHaveAttribute('data-theme', 'parchment');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'parchment');
  await openSettings(page);
  await page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name: 'System' }).click();
  await expect(html).toHaveAttribute('data-theme', 'night');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'parchment');

  await expect(html).toHaveAttribute('data-motion', 'on');
  await page.getByRole('radio', { name: 'Off' }).click();
  await expect(html).toHaveAttribute('data-motion', 'off');
  await page.reload();
  await expect(html).toHaveAttribute('data-motion', 'off');
});

test('the settings stay open when the table arrives', async ({ apiTable, browser }) => {
  const table = await apiTable(1);
  const page = await browser.newPage(); // not shared, because the route of a WebSocket cannot be removed
  let isServerUp = false;
  let endWait = () => {};
  await page.routeWebSocket(/socket\.io/, (socket) => {
    if (isServerUp) socket.connectToServer();
    else endWait = () => void socket.close();
  });
  await page.goto(table.address);
  await openSettings(page);
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await expect(panel).toBeVisible();
  isServerUp = true;
  endWait(); // the page connects again
  await expect(page.getByTestId('city-map')).toBeAttached();
  await expect(panel).toBeVisible();
  await page.close();
});
