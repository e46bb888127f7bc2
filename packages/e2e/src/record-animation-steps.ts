/** Records the steps of an animation in the page itself, so that none is missed on a slow machine. */
import type { Page } from '@playwright/test';

/**
 * Starts to write each step to `data-animation-steps` of the body, separated by commas. A step has its kind, the number
 * of houses, and those of `districts` that are in view: `burn 115 tower`.
 */
export async function recordAnimationSteps(page: Page, districts: readonly string[] = []): Promise<void> {
  await page.evaluate((ids) => {
    const steps: string[] = [];
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
      const step = [kind, houseCount, ...ids.filter(isInViewport)].join(' ');
      if (steps.at(-1) !== step) steps.push(step);
      document.body.dataset['animationSteps'] = steps.join(', ');
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-animation'] });
  }, districts);
}
