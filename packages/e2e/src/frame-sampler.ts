/** Looks at each frame of a page: what a person can read below its bar. */
import type { Page } from '@playwright/test';

declare global {
  var sampledFrames: string[]; // the first words below the bar; empty: the page is blank
}

/** Samples each frame of all pages that `page` opens from now on, in the order of the changes. */
export const sampleFrames = (page: Page): Promise<unknown> => page.addInitScript(startSampling);

/** Returns the first words below the bar, by frame since the first paint, without repetitions. */
export const readFrames = (page: Page): Promise<readonly string[]> => page.evaluate(() => sampledFrames);

/** Runs in the page. Each callback of an animation frame sees what that frame paints. */
function startSampling(): void {
  globalThis.sampledFrames = [];
  const isReadable = (node: Node, { x, y, width, height }: DOMRect): boolean => {
    const element = node.parentElement;
    return (
      element !== null &&
      element.closest('header, #splash .bar, script, style, noscript') === null &&
      Math.min(width, height) > 3 &&
      Math.min(x + width, y + height) > 0 &&
      x < innerWidth &&
      y < innerHeight &&
      getComputedStyle(element).clipPath === 'none' && // not hidden visually
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const findText = (): string => {
    if (document.body === null) return '';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (node.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (isReadable(node, range.getBoundingClientRect())) return node.textContent?.trim() ?? '';
    }
    return '';
  };
  const sample = (): void => {
    const isPainted = performance.getEntriesByType('paint').length > 0;
    const text = isPainted ? findText() : '';
    if (isPainted && sampledFrames.at(-1) !== text) sampledFrames.push(text);
    requestAnimationFrame(sample);
  };
  requestAnimationFrame(sample);
}
