import type { Page } from '@playwright/test';

/**
 * Seeds the browser's contribution to a deal. Together with the server's seeded randomness, every run deals the same
 * game. Not for pages that reload: their moves would get the same ids again.
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
