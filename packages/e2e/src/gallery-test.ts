/** Playwright's `test` with the gallery: any position of the game at the real table, in any size and theme. */
import { expect, type Page } from '@playwright/test';
import type { Layout } from './gallery';
import { settle } from './settle';
import { test as base } from './user-fixtures';

export { expect } from '@playwright/test';
export { LAYOUTS, type Layout } from './gallery';

interface ShowOptions {
  readonly layout: Layout;
  readonly theme?: 'parchment' | 'night';
}

interface Fixtures {
  /**
   * Shows a page of the gallery (`spread`, `crowded-map?viewer=spectator`). Resolves once fonts are loaded and nothing
   * moves.
   */
  readonly show: (name: string, shown: ShowOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  paintMap: true,
  show: async ({ gallery, paintMap }, use) => {
    await use(async (name, { layout, theme = 'parchment' }) => {
      const [path = '', query = ''] = name.split('?');
      const searchParams = new URLSearchParams([...new URLSearchParams(query), ['theme', theme]]);
      const page = await gallery.goTo(`/dev/gallery/${path}?${searchParams}`, layout, paintMap);
      await page.waitForSelector(
        `[data-gallery="${path}?${searchParams}"] :is([data-testid="city-map"], main h2)`,
      );
      await settle(page);
      return page;
    });
  },
});

/** Returns a wait for a part that the page loads once it is needed. */
export const waitForPart = (testId: string) => (page: Page) => expect(page.getByTestId(testId)).toBeVisible();
