/** How long a page of the table takes until it can be played, with a phone's processor and network put on it. */
import type { Page } from '@playwright/test';

/**
 * A table can be played once map and stepper are shown, something on it asks to be pressed, and the frame that shows it has
 * been painted. What is shown is drawn by the code that answers presses, so nothing more has to come.
 */
const PATIENCE_MS = 120_000;

/** Has a page note when its table can be played. For every address that is gone to from now on, and for the one that is open. */
export async function notePlayable(page: Page): Promise<void> {
  await page.addInitScript(note);
  await page.evaluate(note);
}

/** ms since the page was gone to (or since `performance.mark(from)`) until its table could be played. */
export async function playableAfter(page: Page, from?: string): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('playable').length > 0, undefined, {
    timeout: PATIENCE_MS,
    polling: 200,
  });
  return page.evaluate((mark) => {
    const at = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime ?? NaN;
    return at('playable') - (mark === undefined ? 0 : at(mark));
  }, from);
}

function note(): void {
  const asks = '[data-press]:not([data-press="nothing"]), [data-testid^="card-"]:not([aria-disabled="true"])';
  const isShown = () =>
    ['[data-testid="city-map"]', '[data-testid="stepper"]', asks].every(
      (part) => document.querySelector(part) !== null,
    );
  const look = () => {
    if (!isShown()) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => performance.mark('playable')));
  };
  look();
}
