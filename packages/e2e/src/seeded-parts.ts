import type { Page } from '@playwright/test';

/**
 * Has a page draw what its browser adds to a deal from a seed, as the test's server draws its own, so that the same game is dealt in every
 * run. For a page that is not loaded anew: its moves get their ids so too, and would get the same again.
 */
export async function seedParts(page: Page, seed: number): Promise<void> {
  await page.addInitScript((from) => {
    const real = crypto.getRandomValues.bind(crypto);
    let state = from + 1;
    const seeded = (bytes: Uint8Array) =>
      bytes.forEach((_, place) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        bytes[place] = state >>> 24;
      });
    crypto.getRandomValues = (array) => {
      if (!(array instanceof Uint8Array) || array.length !== 16) return real(array);
      seeded(array);
      return array;
    };
  }, seed);
}
