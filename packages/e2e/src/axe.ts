/** Runs axe on a page, and formats its violations for the message of a failing test. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { MAP_DRAWING } from './map-selectors';

/**
 * Removes the drawing of the map from the page. Resolves to a function that puts it back. Axe would otherwise walk its
 * thousands of paths in each run, even if they are excluded. Removal and return each cost a layout and a paint of the
 * map.
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
  readonly only?: 'colours'; // enough after a change of theme
  readonly within?: string; // selector of the part to check
}

/** Returns the options that make AxeBuilder inject axe, or nothing if the page already has it. */
async function axeSetup(page: Page): Promise<{ readonly page: Page; readonly axeSource?: string }> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  return isLoaded ? { page, axeSource: ';' } : { page };
}

/** Returns one line for each element that violates a rule. */
export async function findA11yViolations(
  page: Page,
  { only, within }: AxeOptions = {},
): Promise<readonly string[]> {
  // Legacy mode: the page has no frames, whose results axe would otherwise merge on an extra page for each run. Only
  // violations are reported, because the report of the other results took longer than the run itself.
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
