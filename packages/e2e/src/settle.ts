import type { Page } from '@playwright/test';

/** Resolves once the page is idle: fonts and images are loaded, the map is drawn, and no transition runs. */
export async function settle(page: Page): Promise<void> {
  // The turn progress is busy while a move is sent, which changes nothing that is drawn.
  await page.waitForFunction(
    () => document.querySelector('[aria-busy="true"]:not([data-testid="turn-progress"])') === null,
  );
  await fontsLoaded(page);
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finished.catch(() => undefined)); // an animation may be cancelled
    await Promise.all(ends);
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}

/** Resolves once the fonts of the page are loaded: their style sheet arrives after its scripts. */
export async function fontsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.fonts.size > 0);
  await page.evaluate(() => document.fonts.ready);
}
