import { RULE_IDS } from '@great-fire/game';
import { fontsLoaded } from '../src/settle';
import { expect, test } from '../src/server-test';

test('an address opens at its rule, the search works by keyboard alone, and nothing is wider than a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/rules#INT-2');
  await expect(page.locator('#INT-2')).toBeInViewport();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Demolition' }).click();
  await expect(page.locator('#demolition')).toBeInViewport();

  const field = page.getByRole('searchbox');
  await field.press('d');
  await field.pressSequentially('emolition');
  const rules = page.locator('main ol > li');
  await expect(rules.filter({ hasText: 'DEM-4' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(/^\d+ results$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-search-hit]').first()).toBeFocused();
  await expect(page.locator('[data-search-hit]').first()).toBeInViewport();
  await field.press('Escape');
  await expect(rules).toHaveCount(RULE_IDS.length);

  await expect(page.locator('#SEC-8')).toBeAttached();
  await fontsLoaded(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
