/** Measures in the page whether the player can press each target, and whether any text is covered or cut off. */
import type { Page } from '@playwright/test';

/** Districts, pieces and verb buttons that act on a press, and the controls above the map. */
export const MAP_TARGETS = [
  '[data-press-effect]:not([data-press-effect="none"], [data-press-effect="illegal"])',
  '[data-movable-piece]',
  '[data-verb]',
  'main button:not(:disabled)',
].join();

/** May be hundreds: each is scrolled into sight. `coveredTexts` sees too what covers the log. */
export const LOG_TARGETS = '[role="tabpanel"] button:not(:disabled)';

/** The share of a target that must be in the window and not under another element. */
const MIN_SHARE = 0.9;

/**
 * Returns the targets that the player cannot press, with the visible share: 'district-temple 0.4'. If a target is out
 * of sight, first scrolls it to the centre of its own scroll container, as a finger, the wheel or the focus does.
 */
export function unreachableTargets(page: Page, selector: string): Promise<readonly string[]> {
  return measureTargets(page, selector, true);
}

/** Returns the elements that are not in sight without a gesture, with the visible share. */
export function targetsOutOfSight(page: Page, selector: string): Promise<readonly string[]> {
  return measureTargets(page, selector, false);
}

function measureTargets(page: Page, selector: string, mayScroll: boolean): Promise<readonly string[]> {
  return page.evaluate(
    ({ targets, minShare, scrolls }) => {
      /** The points along a side, at most 4 px apart up to 4 * `most` px. */
      const countPoints = (px: number, most: number) => Math.min(most, Math.max(4, Math.ceil(px / 4)));
      const isInMap = (element: Element) => element.closest('[data-testid="city-map"]') !== null;
      /** Returns the visible share of the element's own shape, and whether a press hits the element anywhere. */
      const measureAt = (element: Element, most: number) => {
        const box = element.getBoundingClientRect();
        const shape = element instanceof SVGGeometryElement ? element : element.querySelector('path');
        const toShape = isInMap(element) ? shape?.getScreenCTM()?.inverse() : undefined;
        let [inside, seen, isPressable] = [0, 0, false];
        const [columns, rows] = [countPoints(box.width, most), countPoints(box.height, most)];
        for (let i = 0; i < columns * rows; i += 1) {
          const x = box.x + (((i % columns) + 0.5) / columns) * box.width;
          const y = box.y + ((Math.floor(i / columns) + 0.5) / rows) * box.height;
          const isVerb = element.matches('[data-verb]');
          if (!isVerb && shape instanceof SVGGeometryElement && toShape !== undefined) {
            if (!shape.isPointInFill(new DOMPoint(x, y).matrixTransform(toShape))) continue;
          }
          inside += 1;
          const top = document.elementFromPoint(x, y);
          if (top === null) continue;
          const isHit = top === element || element.contains(top);
          isPressable ||= isHit;
          if (isHit || (isInMap(element) && isInMap(top))) seen += 1;
        }
        return isPressable && inside > 0 ? seen / inside : 0;
      };
      /** Few points suffice if all are seen. */
      const measure = (element: Element) => (measureAt(element, 6) === 1 ? 1 : measureAt(element, 12));
      return [...document.querySelectorAll(targets)].flatMap((element) => {
        if (!element.checkVisibility()) return [];
        let share = measure(element);
        if (share < minShare && scrolls) {
          element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
          share = measure(element);
        }
        const name = element.getAttribute('data-testid') ?? element.textContent ?? '';
        return share < minShare ? [`${name} ${share.toFixed(2)}`] : [];
      });
    },
    { targets: selector, minShare: MIN_SHARE, scrolls: mayScroll },
  );
}

/**
 * Returns the texts outside the map that another element covers, or that the window or a box without scrolling cuts
 * off: 'My objectives: covered by Guild Hall burns'.
 */
export function coveredTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const CUT_PX = 2; // descenders may leave their box
    /** Returns the visible part of a rectangle, or null. Adds what cuts the rest off. */
    const visiblePart = (element: Element, rect: DOMRect) => {
      let { left, top, right, bottom } = rect;
      let isCut = left < -CUT_PX || right > innerWidth + CUT_PX || bottom > innerHeight + CUT_PX;
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const clip = box.getBoundingClientRect();
        const canScroll = [overflowX, overflowY].some((flow) => flow === 'auto' || flow === 'scroll');
        const next = {
          left: Math.max(left, clip.left),
          top: Math.max(top, clip.top),
          right: Math.min(right, clip.right),
          bottom: Math.min(bottom, clip.bottom),
        };
        if (next.right - next.left <= CUT_PX || next.bottom - next.top <= CUT_PX) return null;
        const isWhole =
          next.left - left <= CUT_PX &&
          next.top - top <= CUT_PX &&
          right - next.right <= CUT_PX &&
          bottom - next.bottom <= CUT_PX;
        if (canScroll && !isWhole) return null; // the player can scroll to the rest
        isCut ||= !isWhole && box !== document.body && box !== document.documentElement;
        ({ left, top, right, bottom } = next);
      }
      return { left, top, right, bottom, isCut };
    };
    const isOpaque = (element: Element) => {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      if (element instanceof SVGElement) return element.closest('[data-testid="city-map"]') !== null;
      return opacity !== '0' && (backgroundImage !== 'none' || !/, 0\)$|^transparent$/.test(backgroundColor));
    };
    // elementsFromPoint finds only what can be pressed. The map's drawing stays out: its pane covers the same.
    const blocked = [...document.body.querySelectorAll<HTMLElement>(':not(svg, svg *)')].filter(
      (element) => getComputedStyle(element).pointerEvents === 'none',
    );
    for (const { style } of blocked) style.setProperty('pointer-events', 'auto', 'important');
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('svg, .visually-hidden, option') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const part = visiblePart(element, rect);
        if (part === null) continue;
        if (part.isCut) found.add(`${text}: cut off`);
        for (const at of [0.1, 0.5, 0.9]) {
          const x = part.left + at * (part.right - part.left);
          const y = (part.top + part.bottom) / 2;
          const top = document.elementFromPoint(x, y); // mostly the text itself, and found faster than all
          if (top !== null && element.contains(top)) continue;
          const stack = document.elementsFromPoint(x, y);
          const end = stack.findIndex((other) => other === element || element.contains(other));
          const cover = stack
            .slice(0, end === -1 ? stack.length : end)
            .find((other) => !other.contains(element) && isOpaque(other));
          if (cover !== undefined)
            found.add(
              `${text}: covered by ${(cover.textContent ?? '').trim().slice(0, 30) || cover.tagName}`,
            );
        }
      }
    }
    for (const { style } of blocked) style.removeProperty('pointer-events');
    return [...found];
  });
}
