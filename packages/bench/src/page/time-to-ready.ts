/** Measures the time until a table can be played, with a phone's CPU and network throttling. */
import type { Page } from '@playwright/test';

/**
 * Limit for the time until a table can be played: map and stepper are shown, a control can be pressed, and the frame
 * is painted. The code that renders the controls also handles presses, so nothing else has to load.
 */
const TIMEOUT_MS = 120_000;

/** Makes the open page, and every page opened later, set a performance mark when its table can be played. */
export async function markPlayable(page: Page): Promise<void> {
  await page.addInitScript(markWhenPlayable);
  await page.evaluate(markWhenPlayable);
}

/**
 * Returns the milliseconds from navigation, or from `performance.mark(startMark)`, until the table could be played.
 */
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
    '[data-press-effect]:not([data-press-effect="none"]), [data-testid^="card-"]:not([aria-disabled="true"])';
  const isShown = () =>
    ['[data-testid="city-map"]', '[data-testid="turn-progress"]', pressable].every(
      (selector) => document.querySelector(selector) !== null,
    );
  const check = () => {
    if (!isShown()) requestAnimationFrame(check);
    else requestAnimationFrame(() => setTimeout(() => performance.mark('playable')));
  };
  check();
}
