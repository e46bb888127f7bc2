/**
 * Compares screens by a small blurred thumbnail and a list of element boxes, which stay comparable across Chromium
 * versions.
 */
import type { Page } from '@playwright/test';

/** Left, top, width and height in CSS pixels. */
export type ElementBox = readonly [number, number, number, number];

const CELL_PX = 12; // CSS pixels per thumbnail pixel

/** Returns the boxes of the page's landmarks, headings and controls, by test id or label. */
export function elementBoxes(page: Page): Promise<Readonly<Record<string, ElementBox>>> {
  return page.evaluate(() => {
    const boxes: Record<string, [number, number, number, number]> = {};
    const parts = document.querySelectorAll<HTMLElement>(
      'header, main, aside, section, h1, h2, li > button, button, [role="tab"], [data-testid]',
    );
    for (const element of parts) {
      const testId = element.dataset['testid'] ?? '';
      if (/^(district|contents|band|pawn)-/.test(testId) || !element.checkVisibility()) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || element.closest('.visually-hidden') !== null) continue;
      const label = element.getAttribute('aria-label') ?? element.innerText?.slice(0, 24) ?? '';
      const name =
        testId === '' ? `${element.tagName.toLowerCase()} ${label.replace(/\s+/g, ' ').trim()}` : testId;
      if (name in boxes) continue;
      boxes[name] = [Math.round(x), Math.round(y), Math.round(width), Math.round(height)];
    }
    return boxes;
  });
}

/** Returns a PNG of the screen that is too small to show letters and edges. */
export async function takeThumbnail(page: Page): Promise<Buffer> {
  const screenshot = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const dataUrl = await page.evaluate(
    async ({ picture, cell }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      let canvas: HTMLCanvasElement | HTMLImageElement = image;
      let { width, height } = image;
      const columns = Math.round(width / cell);
      const rows = Math.round(height / cell);
      // Halves the image repeatedly, so that every pixel counts. The last step scales to the exact size.
      while (width > columns) {
        width = Math.max(columns, Math.round(width / 2));
        height = Math.max(rows, Math.round(height / 2));
        const halved: HTMLCanvasElement = document.createElement('canvas');
        [halved.width, halved.height] = [width, height];
        const context = halved.getContext('2d');
        if (context === null) throw new Error('No canvas');
        context.imageSmoothingQuality = 'high';
        context.drawImage(canvas, 0, 0, width, height);
        canvas = halved;
      }
      return canvas instanceof HTMLCanvasElement ? canvas.toDataURL('image/png') : '';
    },
    { picture: screenshot, cell: CELL_PX },
  );
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

export interface Difference {
  readonly mean: number; // of all colour channels, 0 to 255
  readonly cells: number; // share of pixels with a visible difference, 0 to 1
}

const VISIBLE_DELTA = 28; // of 255

/** Returns the difference of two thumbnails. Thumbnails of different sizes differ completely. */
export function diffThumbnails(page: Page, a: Buffer, b: Buffer): Promise<Difference> {
  return page.evaluate(
    async ({ pictures, glance: visibleDelta }) => {
      const pixels = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [image.width, image.height];
          const context = canvas.getContext('2d');
          if (context === null) throw new Error('No canvas');
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      const [first, second] = pixels;
      if (first === undefined || second === undefined || first.length !== second.length)
        return { mean: 255, cells: 1 };
      let sum = 0;
      let differingCells = 0;
      for (let i = 0; i < first.length; i += 4) {
        const deltas = [0, 1, 2].map((part) => Math.abs((first[i + part] ?? 0) - (second[i + part] ?? 0)));
        sum += (deltas[0] ?? 0) + (deltas[1] ?? 0) + (deltas[2] ?? 0);
        if (Math.max(...deltas) > visibleDelta) differingCells += 1;
      }
      return { mean: sum / (first.length * 0.75), cells: differingCells / (first.length / 4) };
    },
    { pictures: [a.toString('base64'), b.toString('base64')], glance: VISIBLE_DELTA },
  );
}
