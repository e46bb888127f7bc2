/** What of a story the page itself saw: no beat is missed, however slow the machine is. */
import type { Page } from '@playwright/test';

/**
 * From now on writes each beat to the body (`data-beats`): its kind, how many houses stand, and which of these
 * districts are in sight: `burn 115 tower`, one after the other, with commas between.
 */
export async function recordBeats(page: Page, districts: readonly string[] = []): Promise<void> {
  await page.evaluate((ids) => {
    const beats: string[] = [];
    const isInViewport = (id: string) => {
      const element = document.querySelector(`[data-testid="district-${id}"]`);
      const viewport = element?.closest('main')?.getBoundingClientRect();
      if (element === null || viewport === undefined) return false;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return (
        left >= viewport.left && right <= viewport.right && top >= viewport.top && bottom <= viewport.bottom
      );
    };
    new MutationObserver(() => {
      const kind = document.querySelector<HTMLElement>('[data-testid="story"]')?.dataset['beat'];
      const houseCount = document.querySelectorAll('[data-piece="house"]').length;
      if (kind === undefined) return;
      const beat = [kind, houseCount, ...ids.filter(isInViewport)].join(' ');
      if (beats.at(-1) !== beat) beats.push(beat);
      document.body.dataset['beats'] = beats.join(', ');
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-beat'] });
  }, districts);
}
