import type { Page } from '@playwright/test';

/** Resolves once the fonts of the page are loaded: their style sheet arrives after its scripts. */
export async function fontsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.fonts.size > 0);
  await page.evaluate(() => document.fonts.ready);
}
