/** Measures the time until a page can be used. */
import type { Page } from '@playwright/test';

/** Selectors of elements that are all there when a page can be used. */
export type ReadySelectors = readonly string[];

/** A table can be played: map and stepper are shown, and a control can be pressed. Its code also handles presses. */
export const PLAYABLE: ReadySelectors = [
  '[data-testid="city-map"]',
  '[data-testid="turn-progress"]',
  '[data-press-effect]:not([data-press-effect="none"]), [data-testid^="card-"]:not([aria-disabled="true"])',
];

const TIMEOUT_MS = 120_000;

/** Makes the open page, and every page opened later, set a performance mark when all elements have been painted. */
export async function markReady(page: Page, selectors: ReadySelectors): Promise<void> {
  await page.addInitScript(markWhenReady, selectors);
  await page.evaluate(markWhenReady, selectors);
}

/** Returns the milliseconds from navigation, or from `performance.mark(startMark)`, until the page could be used. */
export async function timeToReady(page: Page, startMark?: string): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0, undefined, {
    timeout: TIMEOUT_MS,
    polling: 200,
  });
  return page.evaluate((mark) => {
    const at = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime ?? NaN;
    return at('ready') - (mark === undefined ? 0 : at(mark));
  }, startMark);
}

function markWhenReady(selectors: readonly string[]): void {
  const check = () => {
    if (!selectors.every((selector) => document.querySelector(selector) !== null))
      requestAnimationFrame(check);
    else requestAnimationFrame(() => setTimeout(() => performance.mark('ready')));
  };
  check();
}
