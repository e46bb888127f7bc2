/** What axe finds on a page that keeps somebody out, in words that a failing test can print. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { MAP_DRAWING } from './map-selectors';

/**
 * Takes the drawing out of the page; what it returns puts it back. Each costs a layout and a painting of the map. Axe would
 * walk its thousands of strokes with each search, even where they are excluded.
 */
export async function detachMapDrawing(page: Page): Promise<() => Promise<void>> {
  const detached = await page.evaluateHandle(
    (selector) =>
      [...document.querySelectorAll(selector)].map((drawing) => {
        const placeholder = document.createComment('');
        drawing.replaceWith(placeholder);
        return { placeholder, drawing };
      }),
    MAP_DRAWING,
  );
  return async () => {
    await detached.evaluate((all) =>
      all.forEach(({ placeholder, drawing }) => placeholder.replaceWith(drawing)),
    );
  };
}

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface AxeOptions {
  readonly only?: 'colours'; // a page that changed its theme is otherwise the same
  readonly within?: string; // a selector: where the rest of the page was searched already
}

/** What axe asks to have run before a search: itself, or nothing where the page has it already. */
async function axeSetup(page: Page): Promise<{ readonly page: Page; readonly axeSource?: string }> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  return isLoaded ? { page, axeSource: ';' } : { page };
}

/** One line for each element that breaks a rule; [] on a page that is open to everybody. */
export async function findA11yViolations(
  page: Page,
  { only, within }: AxeOptions = {},
): Promise<readonly string[]> {
  // What it finds in frames would be gathered on another page, made for each search; there are none here.
  // What breaks no rule is not told: telling it took longer than finding what does.
  const builder = new AxeBuilder(await axeSetup(page))
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const axe = within === undefined ? builder : builder.include(within);
  const search = only === undefined ? axe : axe.withRules(COLOUR_RULES);
  const reattach = await detachMapDrawing(page);
  try {
    const { violations } = await search.analyze();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const message = [...any, ...all, ...none][0]?.message ?? '';
        return `${id}: ${target.join(' ')} (${message})`;
      }),
    );
  } finally {
    await reattach();
  }
}
