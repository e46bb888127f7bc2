/** Measures the text of a page as it is painted: its size, its position, overlaps and clipping. */
import type { Page } from '@playwright/test';

export interface Label {
  readonly what: string; // 'name cheapside', 'cost 2'
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns the texts that are painted smaller than `minPixels`: 'Cheapside 11.4'. */
export function smallTexts(page: Page, minPixels: number): Promise<readonly string[]> {
  return page.evaluate((pixels) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || element === null || !element.checkVisibility()) continue;
      if (element.closest('.visually-hidden, [aria-label="thumbnail"]') !== null) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? 1) : 1;
      if (size * scale < pixels) found.push(`${text} ${(size * scale).toFixed(1)}`);
    }
    return found;
  }, minPixels);
}

/** Returns the names, numbers and marks of the map that must be readable, as boxes of their ink in pixels. */
export function mapLabels(page: Page): Promise<readonly Label[]> {
  return page.evaluate(() => {
    const map = document.querySelector('[data-testid="city-map"]');
    if (map === null) throw new Error('There is no map');
    const inkBox = ({ left, top, right, bottom }: DOMRect, what: string, cut: number): Label => {
      const slice = (bottom - top) * cut; // space above capitals and below the baseline
      return { what, left, top: top + slice, right, bottom: bottom - slice };
    };
    const elementInkBox = (element: Element, what: string, cut: number) =>
      inkBox(element.getBoundingClientRect(), what, cut);
    const all = (selector: string) => [...map.querySelectorAll(selector)];
    const names = all('[data-district-name]').flatMap((group) => {
      const name = group.getAttribute('data-district-name') ?? '';
      return [
        ...[...group.querySelectorAll('tspan:not([paint-order])')].map((line) =>
          elementInkBox(line, `name ${name}`, 0.24),
        ),
        ...[...group.querySelectorAll('circle')].map((seal) => elementInkBox(seal, `seal ${name}`, 0)),
      ];
    });
    const pieces = all(
      '[data-piece="count"] circle, [data-piece="great-count"] circle, :not([data-district-name]) > [data-piece="seal"] > circle',
    ).map((piece) =>
      elementInkBox(piece, `count ${piece.closest('[data-testid]')?.getAttribute('data-testid') ?? ''}`, 0),
    );
    // A house is a marker. Its box is that of the marker's drawing, scaled and moved to its place.
    const houses = all('[data-piece="house"], [data-piece="token"]').map((piece): Label => {
      const id = /url\("?#(.+?)"?\)/.exec(piece.getAttribute('marker-start') ?? '')?.[1] ?? '';
      const drawing = document
        .getElementById(id)
        ?.querySelector<SVGGraphicsElement>('path, circle')
        ?.getBBox();
      const matrix = (piece as SVGGraphicsElement).getScreenCTM();
      if (drawing === undefined || matrix === null) throw new Error(`No stamp ${id}`);
      const scale = Number(piece.getAttribute('stroke-width'));
      const { x, y } = (piece as SVGPathElement).getPointAtLength(0);
      const from = new DOMPoint(x + drawing.x * scale, y + drawing.y * scale).matrixTransform(matrix);
      const [width, height] = [drawing.width * scale * matrix.a, drawing.height * scale * matrix.d];
      const box = new DOMRect(from.x, from.y, width, height);
      return inkBox(box, `house ${piece.closest('[data-testid]')?.getAttribute('data-testid') ?? ''}`, 0.12);
    });
    const marks = [
      ...all('[data-testid="cost-badge"]').map((badge) =>
        elementInkBox(badge, `cost ${badge.textContent ?? ''}`, 0),
      ),
      ...all('[data-testid="cone-slots"] > rect').map((slot) => elementInkBox(slot, 'growth', 0)),
      ...all('[data-testid="flame-pin"] > text').map((pin) => elementInkBox(pin, 'pin', 0.3)),
      ...all('[data-verb] > rect:nth-of-type(3)').map((pill) => elementInkBox(pill, 'pill', 0)),
    ];
    return [...names, ...pieces, ...houses, ...marks];
  });
}

/** Share of a house that another one of its district may hide: houses stand before each other as on a street. */
const MAX_HIDDEN_HOUSE = 1 / 3;

const isHousePair = (a: Label, b: Label): boolean => a.what.startsWith('house ') && a.what === b.what;

/**
 * Returns the pairs of labels that overlap by more than `slack` pixels in both directions: 'name x | cost 2: 5 x 7'.
 */
export function overlaps(labels: readonly Label[], slack: number): readonly string[] {
  return labels.flatMap((a, i) =>
    labels.slice(i + 1).flatMap((b) => {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const hidden = Math.min(a.right - a.left, b.right - b.left) * MAX_HIDDEN_HOUSE;
      const isOver = width > (isHousePair(a, b) ? Math.max(slack, hidden) : slack) && height > slack;
      return isOver ? [`${a.what} | ${b.what}: ${width.toFixed(1)} x ${height.toFixed(1)}`] : [];
    }),
  );
}

/** Returns the texts that their box clips, except in scroll containers: 'Undo move to Leadenhall 12'. */
export function clippedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY } = getComputedStyle(element);
      if (![overflowX, overflowY].some((flow) => flow === 'hidden' || flow === 'clip')) continue;
      if (element.closest('.visually-hidden, svg') !== null || element.querySelector('svg, main') !== null)
        continue;
      const overflow = Math.max(
        element.scrollWidth - element.clientWidth,
        overflowY === 'auto' ? 0 : element.scrollHeight - element.clientHeight,
      );
      if (overflow > 1) found.push(`${element.innerText.slice(0, 60)} ${overflow}`);
    }
    return found;
  });
}
