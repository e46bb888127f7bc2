/** What axe finds on a page that keeps somebody out, in words that a failing test can print. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

// What the map draws is hidden from screen readers as a whole, and axe would walk its thousands of strokes.
const DRAWING = '[data-testid="city-map"] > g[aria-hidden]';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Search {
  readonly only?: 'colours'; // a page that changed its theme is otherwise the same
  readonly within?: string; // a selector: where the rest of the page was searched already
}

/** One line for each element that breaks a rule; [] on a page that is open to everybody. */
export async function barriers(page: Page, { only, within }: Search = {}): Promise<readonly string[]> {
  // What it finds in frames would be gathered on another page, made for each search; there are none here.
  const whole = new AxeBuilder({ page }).setLegacyMode().exclude(DRAWING);
  const axe = within === undefined ? whole : whole.include(within);
  const { violations } = await (only === undefined ? axe : axe.withRules(COLOUR_RULES)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none][0]?.message ?? '';
      return `${id}: ${target.join(' ')} (${why})`;
    }),
  );
}
