/** Records the beats of an animation in the page itself, so that none is missed on a slow machine. */
import type { Page } from '@playwright/test';

/**
 * Starts to write each beat to `data-beats` of the body, separated by commas. A beat has its kind, the number of
 * houses, and those of `districts` that are in view: `burn 115 tower`.
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
      const kind = document.querySelector<HTMLElement>('[data-testid="animation"]')?.dataset['animation'];
      const houseCount = document.querySelectorAll('[data-piece="house"]').length;
      if (kind === undefined) return;
      const beat = [kind, houseCount, ...ids.filter(isInViewport)].join(' ');
      if (beats.at(-1) !== beat) beats.push(beat);
      document.body.dataset['beats'] = beats.join(', ');
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-animation'] });
  }, districts);
}
