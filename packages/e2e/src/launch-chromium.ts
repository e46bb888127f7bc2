/** Chromium for programs outside Playwright's test runner, which run by tsx. */
import { chromium, type Browser, type Page } from '@playwright/test';
import CHROMIUM_FLAGS from '../chromium-flags.json';

/** Launches the browser that CHROMIUM_PATH names, or Playwright's own. */
export function launchChromium(): Promise<Browser> {
  const path = process.env['CHROMIUM_PATH'];
  return chromium.launch({ args: CHROMIUM_FLAGS, ...(path && { executablePath: path }) });
}

/** Defines the helper in which tsx wraps functions. Functions that are passed to the page need it there. */
export async function defineTsxHelper(target: Pick<Page, 'addInitScript'>): Promise<void> {
  await target.addInitScript('globalThis.__name = (named) => named');
}
