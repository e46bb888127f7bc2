/** How long a page of the table takes until it can be played, with a phone's processor and network put on it. */
import type { Page } from '@playwright/test';

/**
 * A table can be played once map and stepper are shown, something on it asks to be pressed, and the frame that shows it has
 * been painted. What is shown is drawn by the code that answers presses, so nothing more has to come.
 */
const TIMEOUT_MS = 120_000;

/** Has a page note when its table can be played. For every address that is gone to from now on, and for the one that is open. */
export async function markPlayable(page: Page): Promise<void> {
  await page.addInitScript(markWhenPlayable);
  await page.evaluate(markWhenPlayable);
}

/** ms since the page was gone to (or since `performance.mark(from)`) until its table could be played. */
export async function timeToPlayable(page: Page, startMark?: string): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('playable').length > 0, undefined, {
    timeout: TIMEOUT_MS,
    polling: 200,
  });
  return page.evaluate((mark) => {
    const at = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime ?? NaN;
    return at('playable') - (mark === undefined ? 0 : at(mark));
  }, startMark);
}

function markWhenPlayable(): void {
  const pressable =
    '[data-press]:not([data-press="nothing"]), [data-testid^="card-"]:not([aria-disabled="true"])';
  const isShown = () =>
    ['[data-testid="city-map"]', '[data-testid="stepper"]', pressable].every(
      (selector) => document.querySelector(selector) !== null,
    );
  const check = () => {
    if (!isShown()) requestAnimationFrame(check);
    else requestAnimationFrame(() => setTimeout(() => performance.mark('playable')));
  };
  check();
}
