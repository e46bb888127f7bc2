import type { Page } from '@playwright/test';

/**
 * Resolves once the browser has left the history entry of a closed dialog, which it does some time after the dialog has
 * gone. A reload before that is aborted.
 */
export async function layerLeft(page: Page): Promise<void> {
  await page.waitForFunction(() => (history.state as { layer?: string } | null)?.layer === undefined);
}
