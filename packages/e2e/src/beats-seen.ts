/** What of a story the page itself saw: no beat is missed, however slow the machine is. */
import type { Page } from '@playwright/test';

/**
 * From now on writes each beat to the body (`data-beats`): its kind, how many houses stand, and which of these
 * districts are in sight: `burn 115 tower`, one after the other, with commas between.
 */
export async function noteBeats(page: Page, districts: readonly string[] = []): Promise<void> {
  await page.evaluate((ids) => {
    const seen: string[] = [];
    const isInSight = (id: string) => {
      const place = document.querySelector(`[data-testid="district-${id}"]`);
      const pane = place?.closest('main')?.getBoundingClientRect();
      if (place === null || pane === undefined) return false;
      const { left, right, top, bottom } = place.getBoundingClientRect();
      return left >= pane.left && right <= pane.right && top >= pane.top && bottom <= pane.bottom;
    };
    new MutationObserver(() => {
      const told = document.querySelector<HTMLElement>('[data-testid="story"]')?.dataset['beat'];
      const standing = document.querySelectorAll('[data-piece="house"]').length;
      if (told === undefined) return;
      const beat = [told, standing, ...ids.filter(isInSight)].join(' ');
      if (seen.at(-1) !== beat) seen.push(beat);
      document.body.dataset['beats'] = seen.join(', ');
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-beat'] });
  }, districts);
}
