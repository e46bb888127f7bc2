import type { Page } from '@playwright/test';

/**
 * Has a page draw what its browser adds to a deal from a seed, as the test's server draws its own, so that the same game is dealt in every
 * run. For a page that is not loaded anew: its moves get their ids so too, and would get the same again.
 */
export async function seedBrowserCrypto(page: Page, seed: number): Promise<void> {
  await page.addInitScript((initialSeed) => {
    const original = crypto.getRandomValues.bind(crypto);
    let state = initialSeed + 1;
    const fillSeeded = (bytes: Uint8Array) =>
      bytes.forEach((_, index) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        bytes[index] = state >>> 24;
      });
    crypto.getRandomValues = (array) => {
      if (!(array instanceof Uint8Array) || array.length !== 16) return original(array);
      fillSeeded(array);
      return array;
    };
  }, seed);
}
